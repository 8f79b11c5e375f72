import { explanation, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';

/** The Markdown alternative, by HTML element. */
const alternatives: Readonly<Record<string, ReportText>> = {
  b: reportText('content.insteadOfTag.bold'),
  strong: reportText('content.insteadOfTag.bold'),
  i: reportText('content.insteadOfTag.italics'),
  em: reportText('content.insteadOfTag.italics'),
  a: reportText('content.insteadOfTag.link'),
  br: reportText('content.insteadOfTag.lineBreak'),
  p: reportText('content.insteadOfTag.paragraph'),
  div: reportText('content.insteadOfTag.paragraph'),
  ul: reportText('content.insteadOfTag.listItem'),
  ol: reportText('content.insteadOfTag.numberedItem'),
  li: reportText('content.insteadOfTag.listItem'),
  img: reportText('content.insteadOfTag.picture'),
  // Underlined words would look like links.
  u: reportText('content.insteadOfTag.bold'),
  ins: reportText('content.insteadOfTag.bold'),
  mark: reportText('content.insteadOfTag.bold'),
};

const boldElements: ReadonlySet<string> = new Set(['b', 'strong', 'u', 'ins', 'mark']);

/** Name of the element that a tag opens or closes, in lower case; undefined for comments and the like. */
function elementOf(tag: string): string | undefined {
  return /^<\/?([a-z][\w-]*)/i.exec(tag)?.[1]?.toLowerCase();
}

/** The Markdown for an element with a text, if it has one. */
function inMarkdown(tag: string, element: string | undefined, content: string): string | undefined {
  const words = content.trim();
  if (words === '' || /[<>\n]/.test(words)) return undefined;
  if (element !== undefined && boldElements.has(element)) return `**${words}**`;
  if (element === 'i' || element === 'em') return `*${words}*`;
  if (/^h[1-6]$/.test(element ?? '')) return `## ${words}`;
  if (element === 'li') return `- ${words}`;
  const [, address] = element === 'a' ? (/href\s*=\s*["']?([^"'\s>]+)/i.exec(tag) ?? []) : [];
  return address === undefined ? undefined : `[${words}](${address})`;
}

/** @param rest the text behind the tag */
export function htmlTexts(tag: string, rest = ''): ProblemTexts {
  if (tag.startsWith('<!--')) {
    return {
      code: 'raw-html',
      ...explanation('content.htmlComment'),
    };
  }
  const element = elementOf(tag);
  const [content] = rest.split(new RegExp(`</${element}\\s*>`, 'i'));
  const isClosed = element !== undefined && content !== undefined && content.length < rest.length;
  const written = isClosed ? inMarkdown(tag, element, content) : undefined;
  const alternative =
    element !== undefined && Object.hasOwn(alternatives, element) ? alternatives[element] : undefined;
  return {
    code: 'raw-html',
    ...explanation('content.html', { tag: tag.length > 60 ? `${tag.slice(0, 57)}…` : tag }),
    fix:
      (written && reportText('content.html.write', { written })) ||
      alternative ||
      (/^h[1-6]$/.test(element ?? '')
        ? reportText('content.html.heading')
        : reportText('content.html.other')),
  };
}

/** Removes closing tags that belong to an opening one, so that each element is one mistake. */
export function withoutClosingTags<T extends { tag: string }>(tags: readonly T[]): T[] {
  const open = new Map<string, number>();
  return tags.filter(({ tag }) => {
    const element = elementOf(tag);
    if (element === undefined) return true;
    const openCount = open.get(element) ?? 0;
    if (!tag.startsWith('</')) open.set(element, openCount + 1);
    else if (openCount > 0) {
      open.set(element, openCount - 1);
      return false;
    }
    return true;
  });
}
