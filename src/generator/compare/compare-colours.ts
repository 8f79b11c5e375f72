import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';
import type { BrandRecord } from '#generator/render/bundle/brand-record.ts';
import { contrast } from '#generator/theme/color.ts';
import type { TokenName } from '#generator/theme/token-names.ts';
import { deriveTheme, type Tokens } from '#generator/theme/derive-theme.ts';
import type { ColoursOnEachOther, ContrastChange } from './comparison.ts';

/** Text colours that people read, with their backgrounds. */
const pairs = {
  link: ['--color-link', '--color-surface'],
  action: ['--color-action-text', '--color-action'],
  header: ['--color-header-text', '--color-header'],
  footer: ['--color-footer-text', '--color-footer'],
  login: ['--color-login-text', '--color-login'],
} as const satisfies Record<string, readonly [text: TokenName, ground: TokenName]>;

function coloursOf(tokens: Tokens, [text, ground]: readonly [TokenName, TokenName]): ColoursOnEachOther {
  const [textColour, groundColour] = [tokens[text], tokens[ground]];
  return {
    text: textColour,
    ground: groundColour,
    ratio: Math.floor(contrast(textColour, groundColour) * 100) / 100,
  };
}

/** Changed colour pairs as people see them: with derived shades, in both modes. */
export function contrastChanges(
  before: BrandRecord | undefined,
  after: BrandRecord,
  language: ReportLanguage,
): ContrastChange[] {
  const current = deriveTheme(after.settings);
  const previous = before && deriveTheme(before.settings);
  const modes = (['light', 'dark'] as const).filter(
    (mode) => mode === 'light' || after.settings.modoOscuro !== 'off',
  );
  return modes.flatMap((mode) =>
    Object.entries(pairs).flatMap(([name, pair]): ContrastChange[] => {
      const colours = coloursOf(current[mode], pair);
      const previousColours = previous && coloursOf(previous[mode], pair);
      if (previousColours?.text === colours.text && previousColours.ground === colours.ground) return [];
      const what = reportText(`compare.pair.${name as keyof typeof pairs}`)[language];
      return [{ mode, what, ...(previousColours && { before: previousColours }), after: colours }];
    }),
  );
}
