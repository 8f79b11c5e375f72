import { explanation } from '#generator/diagnostics/report-text.ts';
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
    ...explanation('contradictions.noBackground', { name, value }),
  };
}

/** How the portal looks. */
export const appearanceContradictions: readonly Contradiction[] = [
  {
    paths: [['mostrarSelectorModoOscuro'], ['modoOscuro']],
    isThere: ({ mostrarSelectorModoOscuro, modoOscuro }) => mostrarSelectorModoOscuro && modoOscuro === 'off',
    ...explanation('contradictions.darkModeSwitch'),
  },
  {
    paths: [['tipografia'], ['fonts']],
    isThere: ({ tipografia, fonts }) => tipografia !== undefined && fonts !== undefined,
    ...explanation('contradictions.twoFonts'),
  },
  wantsBackground('cabecera', 'imagen', ({ cabecera }) => cabecera === 'imagen'),
  wantsBackground('motivo', 'fondo', ({ motivo }) => motivo === 'fondo'),
];
