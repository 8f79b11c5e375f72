/** Replaces a part of a text, by its positions. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

export const spliced = (text: string, { start, end, text: added }: Splice): string =>
  text.slice(0, start) + added + text.slice(end);

/** Computes the splice that undoes another one. */
export const inverseSplice = (text: string, { start, end, text: added }: Splice): Splice => ({
  start,
  end: start + added.length,
  text: text.slice(start, end),
});

/** Joins lines with line breaks as the text has them. */
export const inLines = (text: string, lines: readonly string[]): string =>
  lines.join(/\r\n/.test(text) ? '\r\n' : '\n');

/** Splice that inserts whole lines at the beginning of a line, or at the end of the text. */
export function insertLines(text: string, at: number, lines: readonly string[]): Splice {
  const isBehindText = at > 0 && text[at - 1] !== '\n' && !/^\uFEFF$/.test(text.slice(0, at));
  const [first, last] = isBehindText ? [[''], []] : [[], ['']];
  return { start: at, end: at, text: inLines(text, [...first, ...lines, ...last]) };
}
