import type { ProblemTexts } from '../draft.ts';

/** What Markdown writes instead, by the name of the HTML element. */
const instead: Readonly<Record<string, string>> = {
  b: 'Write `**text**` for bold text.',
  strong: 'Write `**text**` for bold text.',
  i: 'Write `*text*` for text in italics.',
  em: 'Write `*text*` for text in italics.',
  a: 'Write `[text of the link](https://…)`.',
  br: 'End the line with a backslash (`\\`) for a new line, or leave an empty line for a new paragraph.',
  p: 'Leave an empty line between paragraphs.',
  div: 'Leave an empty line between paragraphs.',
  ul: 'Begin each item of a list with `- `.',
  ol: 'Begin each item of a list with `1. `.',
  li: 'Begin each item of a list with `- `.',
  img: 'Say in words what the picture shows.',
};

const why = 'HTML is not allowed in these pages, and visitors would see it as text with its angle brackets.';

/** Name of the element that a tag opens or closes, in lower case; nothing for comments and the like. */
export function elementOf(tag: string): string | undefined {
  return /^<\/?([a-z][\w-]*)/i.exec(tag)?.[1]?.toLowerCase();
}

export function htmlTexts(tag: string): ProblemTexts {
  if (tag.startsWith('<!--')) {
    return {
      code: 'raw-html',
      what: 'There is a hidden note (`<!-- … -->`) in this text.',
      why: 'Visitors would see it: notes of this kind belong to HTML, which these pages do not have.',
      fix: 'Delete the note.',
    };
  }
  const element = elementOf(tag);
  const known = element !== undefined && Object.hasOwn(instead, element) ? instead[element] : undefined;
  return {
    code: 'raw-html',
    what: `\`${tag.length > 60 ? `${tag.slice(0, 57)}…` : tag}\` is HTML.`,
    why,
    fix:
      known ??
      (/^h[1-6]$/.test(element ?? '')
        ? 'Begin a heading with `## `.'
        : 'Delete it. To show a real `<`, write `\\<`.'),
  };
}

/** Tags that are one mistake each: a closing tag belongs to the one that opens. */
export function withoutClosingTags<T extends { tag: string }>(tags: readonly T[]): T[] {
  const open = new Map<string, number>();
  return tags.filter(({ tag }) => {
    const element = elementOf(tag);
    if (element === undefined) return true;
    const before = open.get(element) ?? 0;
    if (!tag.startsWith('</')) open.set(element, before + 1);
    else if (before > 0) {
      open.set(element, before - 1);
      return false;
    }
    return true;
  });
}
