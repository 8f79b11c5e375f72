import { isLanguage, type Language } from '#core/i18n/languages.ts';
import { explanation } from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';
import { languageNames } from '../language-names.ts';
import { otherLanguage } from './stop-words.ts';

/** Texts with fewer long words, such as names, are often the same in several languages. */
const leastWords = 4;

/**
 * The languages whose text is that of another one, which nobody has translated.
 * @param texts by language, that of the portal's first language first
 * @returns each with the language that the text was copied from
 */
export function copiedTexts(
  texts: Readonly<Record<string, string>>,
): { language: Language; from: Language }[] {
  const entries = Object.entries(texts).flatMap(([language, text]) =>
    isLanguage(language) && (text.match(/\p{L}{4,}/gu) ?? []).length >= leastWords
      ? [{ language, text }]
      : [],
  );
  return [...Map.groupBy(entries, ({ text }) => text.trim()).values()].flatMap((same) => {
    const isForeign = ({ language, text }: { language: Language; text: string }) =>
      otherLanguage(text, language, { least: 1, share: 0 }) !== undefined;
    const source = same.find((entry) => !isForeign(entry)) ?? same[0];
    return same.flatMap((entry) =>
      source && entry !== source ? [{ language: entry.language, from: source.language }] : [],
    );
  });
}

/** The warning about a text that is the same as in another language. */
export function sameTexts(language: Language, other: string): ProblemTexts {
  return {
    code: 'wrong-language',
    severity: 'warning',
    ...explanation('texts.sameAs', { other: `\`${other}\``, expected: languageNames[language] }),
  };
}
