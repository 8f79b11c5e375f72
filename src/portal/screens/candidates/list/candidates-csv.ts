/**
 * What a spreadsheet may take for a formula: a sign of the keyboard or its full-width form, at the beginning or behind
 * what programs pass over there, which are blanks, control characters and characters without a width.
 */
const formula =
  /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/**
 * A cell of a table as a spreadsheet reads it. Every text is quoted, so that no program that parts cells by another sign
 * makes two of it, and one that would be taken for a formula is text.
 */
function cell(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  if (text === '') return '';
  const safe = formula.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table as a file that spreadsheets of this country open by a double click: semicolons, and the mark of UTF-8. */
export function csvOf(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
