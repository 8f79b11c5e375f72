/**
 * Matches texts that spreadsheets may take for a formula: beginning with `=`, `+`, `-`, `@` or their full-width
 * forms, possibly after white space, control characters or zero-width characters, which spreadsheets ignore.
 */
const formula =
  /^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** A day in a cell, YYYY-MM-DD. */
export interface DayCell {
  day: string;
}

export type CellValue = string | number | DayCell | undefined;

/**
 * Serializes a cell. Numbers have a decimal comma; days stay in ISO 8601, which spreadsheets read as a day in every
 * language. Every text is quoted, to stay one cell for programs with another delimiter; a text that
 * looks like a formula is escaped with an apostrophe.
 */
function cell(value: CellValue): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'object') return value.day;
  const text = value ?? '';
  if (text === '') return '';
  const safe = formula.test(text) || /^[\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Serializes a table as CSV for Spanish and Catalan spreadsheets: semicolons, CRLF and a UTF-8 byte order mark. */
export function csvOf(rows: readonly (readonly CellValue[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
