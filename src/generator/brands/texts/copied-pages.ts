import type { Language } from '#core/i18n/languages.ts';
import { explanation, list } from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';
import { languageNames } from '../language-names.ts';
import { pageMark } from '../new-brand/model.ts';
import { otherLanguage } from './stop-words.ts';

/** The text of a page in a language. */
export interface PageText {
  language: Language;
  text: string;
}

/** Lines of a page that nobody has translated, from 1. */
export interface CopiedPage {
  from: Language;
  lines: readonly number[];
  /** Whether the page has no other lines with words. */
  isWhole: boolean;
}

/** Lines with fewer words, such as the title of a document, may be meant as they are. */
const leastWords = 6;

/** Blanks out what is the same in every language: addresses of links, placeholders, code. */
const comparable = (line: string): string =>
  line
    .replace(/\]\([^()]*\)|`[^`]*`/g, ']')
    .replace(/\s+/g, ' ')
    .trim();

/** Quotations, and links, which may lead to a document in another language, are no evidence. */
const proseOf = (line: string): string =>
  line.startsWith('>') ? '' : line.replace(/\[[^\][]*\]|\{\{[^{}]*\}\}|https?:\/\/\S+|\S+@\S+/g, ' ');

const wordsIn = (text: string): number => (proseOf(text).match(/\p{L}{4,}/gu) ?? []).length;

/** Finds the lines that a page shares with another language, if some are clearly in the other one. */
export function copiedPage(page: PageText, others: readonly PageText[]): CopiedPage | undefined {
  if (page.text.search(pageMark) >= 0) return undefined;
  const lines = page.text.split(/\r?\n/).map(comparable);
  for (const other of others) {
    const known = new Set(other.text.split(/\r?\n/).map(comparable));
    const isForeign = (line: string): boolean =>
      wordsIn(line) >= leastWords &&
      otherLanguage(proseOf(line), page.language, { least: 2, share: 0 }) === other.language;
    if (!lines.some((line) => known.has(line) && isForeign(line))) continue;
    const numbered = lines.map((line, index) => ({ line, number: index + 1 }));
    const withWords = numbered.filter(({ line }) => wordsIn(line) > 0);
    const same = withWords.filter(({ line }) => known.has(line));
    return {
      from: other.language,
      lines: same.map(({ number }) => number),
      isWhole: same.length === withWords.length,
    };
  }
  return undefined;
}

/** The warning about a page, or lines of it, that nobody has translated. */
export function copiedPageTexts(
  { from, lines, isWhole }: CopiedPage,
  { page, language }: { page: string; language: Language },
): ProblemTexts {
  const values = {
    other: `content/${from}/${page}.md`,
    expected: languageNames[language],
    count: lines.length,
    lines: list(lines.map(String)),
  };
  return {
    code: 'wrong-language',
    severity: 'warning',
    ...(isWhole ? explanation('texts.copiedPage', values) : explanation('texts.copiedLines', values)),
  };
}
