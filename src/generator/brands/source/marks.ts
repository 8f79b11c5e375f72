import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import type { SettingPath } from '../draft.ts';
import { settingMark } from '../new-brand/model.ts';
import { editAt, errorAt } from './source-file.ts';
import type { SourceDiagnostic, SourceFile } from './source-file.ts';
import type { SourceNode } from './source-node.ts';

/** The outermost setting that begins on a line or, between brackets or as a text, ends there. */
function settingOnLine(file: SourceFile, root: SourceNode, line: number): SettingPath | undefined {
  const lineOf = (offset: number): number => file.lines.linePos(offset).line;
  const search = (node: SourceNode, path: SettingPath): SettingPath | undefined => {
    const begins = node.key ?? (typeof path.at(-1) === 'number' ? node.value : undefined);
    const isWhole = node.kind === 'scalar' || /[[{]/.test(file.text[node.value[0]] ?? '');
    if (begins && (lineOf(begins[0]) === line || (isWhole && lineOf(node.value[1] - 1) === line)))
      return path;
    if (node.kind !== 'map' && node.kind !== 'list') return undefined;
    const parts: [string | number, SourceNode][] =
      node.kind === 'map' ? [...node.entries] : [...node.items.entries()];
    for (const [step, part] of parts) {
      const found = search(part, [...path, step]);
      if (found) return found;
    }
    return undefined;
  };
  return search(root, []);
}

/** Finds the marks of a new brand's settings where something has to be filled in. */
export function findMarks(file: SourceFile, root: SourceNode): SourceDiagnostic[] {
  return [...file.text.matchAll(settingMark)].map(({ index, 0: mark }) => {
    const setting = settingOnLine(file, root, file.lines.linePos(index).line);
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
      ...(setting && { setting }),
    };
  });
}

/** A note at the end of a line, or on one of its own, with the line break before it. */
const note = /(?:\n[ \t]*|(?<![ \t])[ \t]+)(#[ \t]+(?=\p{L}).*)/gu;

/** Finds notes inside texts of several lines (`>`, `|`), where YAML has no comments. */
export function findCommentsInTexts(node: SourceNode): SourceDiagnostic[] {
  if (node.kind === 'map') return [...node.entries.values()].flatMap(findCommentsInTexts);
  if (node.kind === 'list') return node.items.flatMap(findCommentsInTexts);
  if (node.kind !== 'scalar' || typeof node.data !== 'string') return [];
  const [from, to] = node.value;
  const written = node.source.text.slice(from, to);
  const body = /^[>|].*/.exec(written)?.[0].length;
  if (body === undefined) return [];
  return [...written.slice(body).matchAll(note)].map((match) => {
    const start = from + body + match.index;
    const end = start + match[0].trimEnd().length;
    const text = (match[1] ?? '').trimEnd();
    return {
      ...errorAt(node.source, [end - text.length, end], 'comment-in-text', {
        ...explanation('texts.comment', { note: text }),
        repair: [editAt(node.source, [start, end], '')],
      }),
      severity: 'warning',
    };
  });
}
