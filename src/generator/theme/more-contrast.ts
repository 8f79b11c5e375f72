import { nearestPassing } from './nearest-passing.ts';
import type { TokenName } from './token-names.ts';
import type { Tokens } from './derive-theme.ts';

/** Minimum text contrast of WCAG level AAA (1.4.6). */
export const strongTextRatio = 7;

const surfaceTokens = [
  '--color-surface',
  '--color-surface-raised',
  '--color-surface-sunken',
  '--color-action-soft',
  '--color-danger-soft',
  '--color-success-soft',
  '--color-warning-soft',
  '--color-info-soft',
] as const satisfies TokenName[];

const textTokens = [
  '--color-link',
  '--color-danger-text',
  '--color-success-text',
  '--color-warning-text',
  '--color-info-text',
] as const satisfies TokenName[];

/**
 * Overrides of a mode's colours for `prefers-contrast: more`: soft text becomes full text, coloured text reaches 7:1,
 * and lines that only divide or surround become as visible as text. Coloured shades are the nearest that pass, so that
 * the portal still looks like its brand.
 */
export function moreContrast(tokens: Tokens): Partial<Tokens> {
  const text = tokens['--color-text'];
  const surfaces = surfaceTokens.map((name) => tokens[name]);
  const strong = (name: TokenName): string => nearestPassing(tokens[name], surfaces, strongTextRatio) ?? text;
  const action = nearestPassing(tokens['--color-action'], [tokens['--color-action-text']], strongTextRatio);
  const marks = {
    '--color-danger': strong('--color-danger-text'),
    '--color-success': strong('--color-success-text'),
    '--color-warning': strong('--color-warning-text'),
    '--color-info': strong('--color-info-text'),
  };
  return {
    '--color-text-soft': text,
    '--color-border': tokens['--color-border-control'],
    '--color-border-control': text,
    '--color-focus': text,
    '--color-action-edge': strong('--color-link'),
    ...(action && { '--color-action': action, '--color-action-hover': action }),
    ...Object.fromEntries(textTokens.map((name) => [name, strong(name)])),
    ...marks,
  };
}
