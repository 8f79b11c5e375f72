/** A cell of a table as a spreadsheet reads it: one that would be taken for a formula is text. */
function cell(value: string | number | undefined): string {
  const text = String(value ?? '');
  const isNumber = typeof value === 'number';
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as a file that spreadsheets of this country open by a double click: semicolons, and the mark of UTF-8. */
export function csvOf(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
