import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { settingMark } from '../new-brand/model.ts';
import { errorAt } from './source-file.ts';
import type { SourceDiagnostic, SourceFile } from './source-file.ts';

/** Finds the marks of a new brand's settings where something has to be filled in. */
export function findMarks(file: SourceFile): SourceDiagnostic[] {
  return [...file.text.matchAll(settingMark)].map(({ index, 0: mark }) => {
    const restOfLine = file.text.slice(index).split(/\r?\n/, 1)[0] ?? mark;
    const task = restOfLine
      .slice(mark.length)
      .replace(/^[\s:]+/, '')
      .trim();
    return {
      ...errorAt(file, [index, index + restOfLine.trimEnd().length], 'unfinished-mark', {
        what: task ? reportText('source.mark.task', { task }) : reportText('source.mark.noTask', { mark }),
        ...explanation('source.mark'),
      }),
      severity: 'warning',
    };
  });
}
