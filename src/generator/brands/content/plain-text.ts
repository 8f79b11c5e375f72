import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';
import { htmlTexts, withoutClosingTags } from './explain-html.ts';
import { written } from '../validate/remark.ts';
import { findPlaceholders } from './placeholders.ts';

const html = /<(?:\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|!--)/gi;

function once(found: readonly ProblemTexts[]): ProblemTexts[] {
  return [...new Map(found.map((texts) => [texts.what.en, texts])).values()];
}

/** HTML in a text that is shown as it is written; each tag once. */
export function htmlInPlainText(text: string): ProblemTexts[] {
  const tags = withoutClosingTags([...text.matchAll(html)].map(({ 0: tag }) => ({ tag })));
  const fix = reportText('content.htmlInPlainText');
  return once(tags.map(({ tag }) => ({ ...htmlTexts(tag), fix })));
}

/** Quotes of word processors around all of a text, which has no others in it: “…”, «…», ‘…’. */
const curlyQuoted = /^([“«‘])([^“”«»‘]+)([”»’])$/u;
const closing: Readonly<Record<string, string>> = { '“': '”', '«': '»', '‘': '’' };

/** Quotes that were meant for YAML, which knows straight ones only. */
export function quotesInPlainText(text: string): ProblemTexts[] {
  const [, first = '', inner = '', last = ''] = curlyQuoted.exec(text) ?? [];
  if (first === '' || closing[first] !== last) return [];
  return [
    {
      code: 'doubtful-fact',
      ...explanation('content.quotesOfWordProcessor', { first, last, written: written(inner) }),
    },
  ];
}

/** Placeholders of Markdown pages in a text that does not have them; each once. */
export function placeholdersInPlainText(text: string): ProblemTexts[] {
  return once(
    findPlaceholders(text).map(({ start, end }) => ({
      code: 'unknown-placeholder',
      ...explanation('content.placeholderInPlainText', { placeholder: text.slice(start, end) }),
    })),
  );
}
