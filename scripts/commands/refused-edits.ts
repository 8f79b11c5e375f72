import { join } from 'node:path';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { RefusedEdit } from '#generator/brands/edits/edit-settings.ts';
import { brandFileName } from '#generator/brands/folders.ts';
import { displayPath } from '#generator/diagnostics/positions.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';

/** Lists the edits of a brand file that are left to be made by hand, with what to write. */
export function formatRefused(
  folder: string,
  refused: readonly RefusedEdit[],
  language: ReportLanguage,
): string {
  const file = displayPath(join(folder, brandFileName));
  const places = refused.map(({ edit, line, written }) => {
    const shown = edit.path.join('.');
    const text = reportText(written === '' ? 'commands.refused.delete' : 'commands.refused.write', { shown });
    return [
      `${file}:${line}  ${text[language]}`,
      ...written
        .trimEnd()
        .split('\n')
        .filter(Boolean)
        .map((one) => `    ${one}`),
    ];
  });
  return [
    reportText('commands.refused.title', { count: refused.length })[language],
    '',
    ...places.flat(),
  ].join('\n');
}
