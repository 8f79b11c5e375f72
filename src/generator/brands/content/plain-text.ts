import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';
import { htmlTexts, withoutClosingTags } from './explain-html.ts';
import { inlineValue } from '../validate/schema-message.ts';
import { findPlaceholders, placeholderNames, singleBraces } from './placeholders.ts';

const html = /<(?:\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|!--)/gi;

function unique(problems: readonly ProblemTexts[]): ProblemTexts[] {
  return [...new Map(problems.map((texts) => [texts.what.en, texts])).values()];
}

/** HTML tags in a text that is shown as plain text; each tag once. */
export function htmlInPlainText(text: string): ProblemTexts[] {
  const tags = withoutClosingTags([...text.matchAll(html)].map(({ 0: tag }) => ({ tag })));
  const fix = reportText('content.htmlInPlainText');
  return unique(tags.map(({ tag }) => ({ ...htmlTexts(tag), fix })));
}

/** Curly quotes around a whole text without further ones: “…”, «…», ‘…’. */
const curlyQuoted = /^([“«‘])([^“”«»‘]+)([”»’])$/u;
const closing: Readonly<Record<string, string>> = { '“': '”', '«': '»', '‘': '’' };

/** Curly quotes that were meant as YAML quotes, which must be straight. */
export function quotesInPlainText(text: string): ProblemTexts[] {
  const [, first = '', inner = '', last = ''] = curlyQuoted.exec(text) ?? [];
  if (first === '' || closing[first] !== last) return [];
  return [
    {
      code: 'doubtful-fact',
      ...explanation('content.quotesOfWordProcessor', { first, last, written: inlineValue(inner) }),
    },
  ];
}

/** Placeholders in a text where they have no effect; each once. */
export function placeholdersInPlainText(text: string): ProblemTexts[] {
  const single = [...text.matchAll(singleBraces)]
    .filter(({ 1: name = '' }) => placeholderNames.includes(name))
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  return unique(
    [...findPlaceholders(text), ...single].map(({ start, end }) => ({
      code: 'unknown-placeholder',
      ...explanation('content.placeholderInPlainText', { placeholder: text.slice(start, end) }),
    })),
  );
}

const link = /\[([^\][\n]+)\]\((?:https?:|mailto:|tel:|www\.|\/)[^()\s]*\)/g;
const bold = /(\*\*|__)(?=\S)([^*_\n]+?)(?<=\S)\1/g;

/** Markdown in a text that is shown as plain text: links and bold. */
export function markdownInPlainText(text: string): ProblemTexts[] {
  const [sign] = text.match(link) ?? text.match(bold) ?? [];
  if (sign === undefined) return [];
  const written = inlineValue(text.replaceAll(link, '$1').replaceAll(bold, '$2'));
  return [
    {
      code: 'visible-markup',
      severity: 'warning',
      ...explanation('content.markdownInPlainText', { sign, written }),
      replacement: written,
    },
  ];
}

/** A comma or semicolon at the end of a text, as files of JSON and style sheets have it behind each value. */
export function separatorAtEnd(text: string): ProblemTexts[] {
  const [, words, sign] = /^([^]*[^\s,;])\s*([,;])[\s,;]*$/.exec(text) ?? [];
  // A character reference, such as `&iacute;`, has a report of its own.
  if (words === undefined || sign === undefined || /&#?\w+;\s*$/.test(text)) return [];
  const written = inlineValue(words);
  return [
    {
      code: 'visible-markup',
      ...explanation('content.separatorAtEnd', { sign, written }),
      replacement: written,
    },
  ];
}
