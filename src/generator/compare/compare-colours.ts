import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { BrandRecord } from '#generator/render/bundle/brand-record.ts';
import { contrast } from '#generator/theme/color.ts';
import type { TokenName } from '#generator/theme/token-names.ts';
import { deriveTheme, type Tokens } from '#generator/theme/derive-theme.ts';
import type { ColoursOnEachOther, ContrastChange } from './comparison.ts';
import { words } from './words/by-language.ts';

/** What people read, and what it stands on. */
const pairs = {
  link: ['--color-link', '--color-surface'],
  action: ['--color-action-text', '--color-action'],
  header: ['--color-header-text', '--color-header'],
  footer: ['--color-footer-text', '--color-footer'],
  login: ['--color-login-text', '--color-login'],
} as const satisfies Record<string, readonly [text: TokenName, ground: TokenName]>;

function coloursOf(tokens: Tokens, [text, ground]: readonly [TokenName, TokenName]): ColoursOnEachOther {
  const [one, other] = [tokens[text], tokens[ground]];
  return { text: one, ground: other, ratio: Math.floor(contrast(one, other) * 100) / 100 };
}

/** Colours as people see them, derived shades and both modes included, that are others than before. */
export function contrastChanges(
  before: BrandRecord | undefined,
  after: BrandRecord,
  language: ReportLanguage,
): ContrastChange[] {
  const now = deriveTheme(after.settings);
  const then = before && deriveTheme(before.settings);
  const modes = (['light', 'dark'] as const).filter(
    (mode) => mode === 'light' || after.settings.modoOscuro !== 'off',
  );
  return modes.flatMap((mode) =>
    Object.entries(pairs).flatMap(([name, pair]): ContrastChange[] => {
      const is = coloursOf(now[mode], pair);
      const was = then && coloursOf(then[mode], pair);
      if (was?.text === is.text && was.ground === is.ground) return [];
      const what = words[language].pairs[name as keyof typeof pairs];
      return [{ mode, what, ...(was && { before: was }), after: is }];
    }),
  );
}
