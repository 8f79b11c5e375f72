import {
  explanation,
  joinSentences,
  list,
  type ReportText,
  reportText,
} from '#generator/diagnostics/report-text.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { BrandDraft, ProblemTexts } from '../draft.ts';
import { languageNames } from '../language-names.ts';
import { memoizePerDraft } from '../rules/memoize-per-draft.ts';
import { findDoubleEncoding } from './double-encoding.ts';
import { exampleTexts, findExampleAddresses } from './example-addresses.ts';
import type { Correction } from './markdown-slip.ts';
import { foreignNamesOf } from './other-institutions.ts';
import { otherLanguage } from './stop-words.ts';
import { findUnfinishedWords } from './unfinished-words.ts';

/** A problem of a text: its position, and the edits that mend it. */
export interface TextFault {
  span: readonly [start: number, end: number];
  texts: Omit<ProblemTexts, 'repair'>;
  corrections?: readonly Correction[];
}

const severity = 'warning';
const foreignNames = memoizePerDraft(foreignNamesOf);

function unfinished(text: string, language: Language | undefined, withMarks: boolean): TextFault[] {
  return findUnfinishedWords(text, language, withMarks).map(({ start, end }) => ({
    span: [start, end],
    texts: {
      code: 'unfinished-mark',
      severity,
      ...explanation('texts.unfinished', { words: text.slice(start, end) }),
    },
  }));
}

function doubleEncoding(text: string): TextFault[] {
  const places = findDoubleEncoding(text);
  const [first] = places;
  if (!first) return [];
  const { start, end, decoded } = first;
  const values = { written: text.slice(start, end), decoded, count: places.length - 1 };
  return [
    {
      span: [start, end],
      texts: { code: 'double-encoding', severity, ...explanation('texts.doubleEncoding', values) },
      corrections: places.map((place) => ({ span: [place.start, place.end], text: place.decoded })),
    },
  ];
}

/** Least length of a paragraph that shows its language by itself, in characters. */
const longParagraph = 150;

/** Blanks out what says nothing of the language of a text: addresses, placeholders, quotations. */
const proseOf = (text: string): string =>
  text.replace(
    /^[ \t]*>.*|\{\{[^{}\n]*\}\}|\]\([^()\s]*\)|<?https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w.-]+/gm,
    (match) => ' '.repeat(match.length),
  );

/** The first part of a text that is in another language than its folder or key. Quotes may be. */
function foreignLanguage(
  text: string,
  expected: Language,
): { start: number; end: number; language: Language } | undefined {
  const prose = proseOf(text);
  const whole = otherLanguage(prose, expected, { least: 5, share: 0.25 });
  const paragraphs = prose.matchAll(/(?:\S.*(?:\r?\n|$))+/g);
  for (const { 0: paragraph, index } of paragraphs) {
    const certainty = paragraph.length < longParagraph ? { least: 6, share: 0 } : { least: 8, share: 0.15 };
    const language = otherLanguage(paragraph, expected, certainty);
    if (language)
      return { start: index, end: index + (paragraph.split(/\r?\n/, 1)[0]?.length ?? 1), language };
  }
  const start = text.search(/\S/);
  return whole && start >= 0
    ? { start, end: start + (text.slice(start).split(/\r?\n/, 1)[0]?.length ?? 1), language: whole }
    : undefined;
}

function wrongLanguage(text: string, expected: Language | undefined, where: ReportText): TextFault[] {
  const found = expected && foreignLanguage(text, expected);
  if (!expected || !found) return [];
  const names = { found: languageNames[found.language], expected: languageNames[expected], where };
  return [
    {
      span: [found.start, found.end],
      texts: { code: 'wrong-language', severity, ...explanation('texts.wrongLanguage', names) },
    },
  ];
}

function examples(draft: BrandDraft, text: string): TextFault[] {
  return findExampleAddresses(draft, text).map(({ start, end }) => ({
    span: [start, end],
    texts: exampleTexts(text.slice(start, end)),
  }));
}

/** The lines of further places of a name, apart from the line of the first one. */
function furtherLines(text: string, start: number, others: readonly number[]): number[] {
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  return [...new Set(others.map(lineAt))].filter((line) => line !== lineAt(start));
}

function otherInstitutions(draft: BrandDraft, text: string, isFile: boolean): TextFault[] {
  return foreignNames(draft)(text).map(({ start, end, name, others = [] }) => {
    const isMail = name.includes('@');
    const listed = isMail ? name.slice(name.indexOf('@') + 1) : name;
    const lines = isFile ? furtherLines(text, start, others) : [];
    const what = isMail
      ? reportText('texts.otherMail', { name })
      : joinSentences(
          reportText('texts.otherName', { name }),
          lines.length === 0
            ? undefined
            : reportText('texts.otherLines', { count: lines.length, lines: list(lines.map(String)) }),
        );
    return {
      span: [start, end],
      texts: {
        code: 'other-institution',
        severity,
        what,
        ...explanation('texts.otherInstitution', { listed }),
      },
    };
  });
}

/** What a text is, for its checks. */
export interface TextContext {
  /** Undefined for a text that is the same in every language, such as a name. */
  language: Language | undefined;
  /** The folder, file or key that says in which language the text is, for the report. */
  where: ReportText;
  /** Whether marks of the model count as unfinished words: in all texts but the file of a page. */
  withMarks: boolean;
}

/**
 * Finds what shows on any text that nobody has read once more: unfinished words, letters encoded twice, another
 * language, addresses of examples, another institution.
 */
export function checkText(
  draft: BrandDraft,
  text: string,
  { language, where, withMarks }: TextContext,
): TextFault[] {
  return [
    ...unfinished(text, language, withMarks),
    ...doubleEncoding(text),
    ...wrongLanguage(text, language, where),
    ...examples(draft, text),
    ...otherInstitutions(draft, text, !withMarks),
  ];
}
