import { explanation } from '#generator/diagnostics/report-text.ts';
import type { Contradiction } from './contradiction.ts';

/** A drawing option that requires a picture as `background`. */
function needsBackground(
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

/** Contradictions in the look of the portal. */
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
  needsBackground('cabecera', 'imagen', ({ cabecera }) => cabecera === 'imagen'),
  needsBackground('motivo', 'fondo', ({ motivo }) => motivo === 'fondo'),
];
