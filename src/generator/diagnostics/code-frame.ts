import type { Location } from './problem.ts';

const contextLines = 2;
const maxWidth = 110;

/** Invisible and direction-changing characters, which would misrepresent the file in a terminal. */
const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

export function showInvisible(text: string): string {
  return text.replace(invisible, '\u2423').replaceAll('\t', ' ');
}

interface Line {
  number: number;
  text: string;
  /** Columns to mark, from 1, end exclusive. */
  mark?: [number, number];
}

function markedColumns(location: Location, number: number, text: string): [number, number] | undefined {
  const lastLine = location.endLine ?? location.line;
  if (number < location.line || number > lastLine) return undefined;
  const indent = text.length - text.trimStart().length + 1;
  const start = number === location.line ? location.column : indent;
  const end = number === lastLine ? (location.endColumn ?? location.column + 1) : text.length + 1;
  if (number !== location.line && end <= start) return undefined;
  return [start, Math.max(end, start + 1)];
}

/** Truncates a long line so that the mark stays in view. */
function truncateAroundMark({ number, text, mark }: Line): Line {
  if (text.length <= maxWidth) return { number, text, ...(mark && { mark }) };
  const from = mark && mark[0] > maxWidth - 20 ? mark[0] - 40 : 0;
  const shown =
    (from > 0 ? '…' : '') + text.slice(from, from + maxWidth) + (from + maxWidth < text.length ? '…' : '');
  const shift = from > 0 ? from - 1 : 0;
  const end = mark && Math.min(mark[1] - shift, shown.length + 1);
  return { number, text: shown, ...(mark && end !== undefined && { mark: [mark[0] - shift, end] }) };
}

/**
 * The lines around a range with the range underlined by `^^^^`, without indentation or colour.
 * @param text of the whole file
 */
export function codeFrame(text: string, location: Location): string[] {
  const all = text.split(/\r?\n/);
  if (all.at(-1) === '') all.pop();
  const lastMarked = Math.min(location.endLine ?? location.line, location.line + contextLines);
  const first = Math.max(1, location.line - contextLines);
  const last = Math.min(all.length, lastMarked + contextLines);
  const gutter = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const raw = showInvisible(all[number - 1] ?? '');
    const mark = number <= lastMarked ? markedColumns(location, number, raw) : undefined;
    const line = truncateAroundMark({ number, text: raw, ...(mark && { mark }) });
    frame.push(`${String(number).padStart(gutter)} | ${line.text}`.trimEnd());
    if (line.mark) {
      const [start, end] = line.mark;
      frame.push(`${' '.repeat(gutter)} | ${' '.repeat(start - 1)}${'^'.repeat(end - start)}`);
    }
  }
  return frame;
}
