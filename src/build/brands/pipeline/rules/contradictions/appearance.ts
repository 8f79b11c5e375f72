import type { Contradiction } from './contradiction.ts';

/** A way to draw something that takes the picture of `background`. */
function wantsBackground(
  name: 'cabecera' | 'motivo',
  value: string,
  isWanted: Contradiction['isThere'],
): Contradiction {
  return {
    paths: [[name], ['background']],
    isThere: (settings) =>
      isWanted(settings) && (settings.background === undefined || settings.background.startsWith('#')),
    what: {
      en: `\`${name}\` is \`${value}\`, but \`background\` is no picture.`,
      es: `\`${name}\` es \`${value}\`, pero \`background\` no es una imagen.`,
      ca: `\`${name}\` és \`${value}\`, però \`background\` no és una imatge.`,
    },
    why: {
      en: 'There would be nothing to show.',
      es: 'No habría nada que mostrar.',
      ca: 'No hi hauria res per mostrar.',
    },
    fix: {
      en: `Write the file of a picture as \`background\`, or another value for \`${name}\`.`,
      es: `Escribe el fichero de una imagen en \`background\`, u otro valor en \`${name}\`.`,
      ca: `Escriu el fitxer d’una imatge a \`background\`, o un altre valor a \`${name}\`.`,
    },
  };
}

/** How the portal looks. */
export const appearanceContradictions: readonly Contradiction[] = [
  {
    paths: [['mostrarSelectorModoOscuro'], ['modoOscuro']],
    isThere: ({ mostrarSelectorModoOscuro, modoOscuro }) => mostrarSelectorModoOscuro && modoOscuro === 'off',
    what: {
      en: '`mostrarSelectorModoOscuro` is on, but `modoOscuro` is `off`.',
      es: '`mostrarSelectorModoOscuro` está activado, pero `modoOscuro` es `off`.',
      ca: '`mostrarSelectorModoOscuro` està activat, però `modoOscuro` és `off`.',
    },
    why: {
      en: 'Visitors would get a button for a dark mode that the portal does not have.',
      es: 'Habría un botón para un modo oscuro que el portal no tiene.',
      ca: 'Hi hauria un botó per a un mode fosc que el portal no té.',
    },
    fix: {
      en: 'Write `modoOscuro: sistema`, or `mostrarSelectorModoOscuro: false`.',
      es: 'Escribe `modoOscuro: sistema`, o `mostrarSelectorModoOscuro: false`.',
      ca: 'Escriu `modoOscuro: sistema`, o `mostrarSelectorModoOscuro: false`.',
    },
  },
  {
    paths: [['tipografia'], ['fonts']],
    isThere: ({ tipografia, fonts }) => tipografia !== undefined && fonts !== undefined,
    what: {
      en: '`tipografia` names a pair of fonts, and `fonts` has others.',
      es: '`tipografia` nombra una pareja de fuentes, y `fonts` tiene otras.',
      ca: '`tipografia` anomena una parella de fonts, i `fonts` en té unes altres.',
    },
    why: {
      en: 'A portal speaks with one of the two.',
      es: 'Un portal habla con una de las dos.',
      ca: 'Un portal parla amb una de les dues.',
    },
    fix: {
      en: 'Delete `tipografia` to use your own files, or `fonts` to use the pair.',
      es: 'Borra `tipografia` para usar tus ficheros, o `fonts` para usar la pareja.',
      ca: 'Esborra `tipografia` per fer servir els teus fitxers, o `fonts` per fer servir la parella.',
    },
  },
  wantsBackground('cabecera', 'imagen', ({ cabecera }) => cabecera === 'imagen'),
  wantsBackground('motivo', 'fondo', ({ motivo }) => motivo === 'fondo'),
];
