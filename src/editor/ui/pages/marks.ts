/** A text with what is selected in it. */
export interface MarkedText {
  text: string;
  start: number;
  end: number;
}

/** A mark that pages may have. */
export type Mark = 'bold' | 'italic' | 'heading' | 'list' | 'link';

/** Puts marks around the selection, or takes them away where they are. */
function around({ text, start, end }: MarkedText, mark: string): MarkedText {
  const size = mark.length;
  if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark)
    return {
      text: text.slice(0, start - size) + text.slice(start, end) + text.slice(end + size),
      start: start - size,
      end: end - size,
    };
  return {
    text: text.slice(0, start) + mark + text.slice(start, end) + mark + text.slice(end),
    start: start + size,
    end: end + size,
  };
}

/** Begins the selected lines with a mark, or takes it away where all have it. */
function beforeLines({ text, start, end }: MarkedText, mark: string, other: RegExp): MarkedText {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', Math.max(from, end - 1));
  const until = to < 0 ? text.length : to;
  const lines = text.slice(from, until).split('\n');
  const hasAll = lines.every((line) => line.startsWith(mark));
  const changed = lines
    .map((line) => (hasAll ? line.slice(mark.length) : mark + line.replace(other, '')))
    .join('\n');
  return {
    text: text.slice(0, from) + changed + text.slice(until),
    start: from,
    end: from + changed.length,
  };
}

function link({ text, start, end }: MarkedText): MarkedText {
  const words = text.slice(start, end);
  const address = 'https://';
  const at = start + words.length + 3;
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    // Of a link without words these are written first.
    ...(words === '' ? { start: start + 1, end: start + 1 } : { start: at, end: at + address.length }),
  };
}

/** Gives what is selected a mark. */
export function withMark(marked: MarkedText, mark: Mark): MarkedText {
  switch (mark) {
    case 'bold':
      return around(marked, '**');
    case 'italic':
      return around(marked, '*');
    case 'heading':
      return beforeLines(marked, '## ', /^#{1,6}\s+/);
    case 'list':
      return beforeLines(marked, '- ', /^(?:[-*]|\d+\.)\s+/);
    case 'link':
      return link(marked);
  }
}

/** Replaces what is selected by a text. */
export const withText = ({ text, start, end }: MarkedText, inserted: string): MarkedText => ({
  text: text.slice(0, start) + inserted + text.slice(end),
  start: start + inserted.length,
  end: start + inserted.length,
});

/** Offsets of a line, which counts from 1. */
export function lineAt(text: string, line: number): { start: number; end: number } {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return {
    start: Math.min(start, text.length),
    end: Math.min(start + (lines[line - 1] ?? '').length, text.length),
  };
}
