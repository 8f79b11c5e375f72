import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { join } from 'node:path';
import type { CreatedFile } from '#generator/brands/new-brand/create-brand.ts';
import { displayPath } from '#generator/diagnostics/positions.ts';
import { formatTable } from '../cli/table.ts';

function stateOf(path: string, marks: number): ReportText {
  if (marks > 0) return reportText('commands.createdFiles.toFillIn', { marks });
  if (path.startsWith('assets/')) return reportText('commands.createdFiles.toReplace');
  return reportText('commands.createdFiles.done');
}

/** Lists the files created for a brand, with the remaining tasks in each. */
export function formatCreated(
  folder: string,
  files: readonly CreatedFile[],
  language: ReportLanguage,
): string {
  return formatTable(
    files.map(({ path, marks }) => [`  ${displayPath(join(folder, path))}`, stateOf(path, marks)[language]]),
  );
}
