/** Formats rows as lines, with columns as wide as their widest cell; columns of amounts are aligned right. */
export function formatTable(
  rows: readonly (readonly string[])[],
  rightAligned: readonly number[] = [],
): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      widths
        .map((width, column) => {
          const cell = row[column] ?? '';
          return rightAligned.includes(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
