import { explanation } from '#generator/diagnostics/report-text.ts';
import { visit } from 'yaml';
import type { Document } from 'yaml';
import { editAt, errorAt } from './source-file.ts';
import type { SourceDiagnostic, SourceFile, SourceSpan } from './source-file.ts';

/** Signs that word processors and other programs put before the items of a list. */
export const listMarks = '–—−•·▪●◦‣⁃∙*';

/** A line with its offset in the file. */
export interface Line {
  line: string;
  start: number;
}

/** Lines without the blanks at their end. */
export function linesOf(text: string): Line[] {
  return [...text.matchAll(/^.*$/gm)].map(({ index, 0: line }) => ({ line: line.trimEnd(), start: index }));
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** What a document has where: its texts in quotes or of several lines, and where keys begin. */
export function layoutOf(document: Document): { texts: SourceSpan[]; keys: Set<number>; isBroken: boolean } {
  const texts: SourceSpan[] = [];
  const keys = new Set<number>();
  visit(document, {
    Scalar(key, { type, range }) {
      if (!range) return;
      if (key === 'key') keys.add(range[0]);
      if (type?.startsWith('QUOTE') || type?.startsWith('BLOCK')) texts.push([range[0], range[1]]);
    },
  });
  return { texts, keys, isBroken: document.errors.some(({ code }) => code !== 'DUPLICATE_KEY') };
}

const addedLine = /^( *)\+( *)([A-Za-z][\w.-]*):(?:\s|$)/;

/** Span of a line with its line break. */
export function wholeLine({ text }: SourceFile, { line, start }: Line): SourceSpan {
  const end = text.indexOf('\n', start + line.length);
  return [start, end < 0 ? text.length : end + 1];
}

/** Edits that turn added lines of a pull request into settings, and delete the lines of earlier values. */
function withoutSigns(file: SourceFile, lines: readonly Line[], added: readonly Line[]) {
  return added.flatMap(({ line, start }) => {
    const [, indent = '', inner = '', key = ''] = addedLine.exec(line) ?? [];
    const at = start + indent.length;
    const old = lines.filter((one) => one.line.startsWith(`-${inner}${key}:`));
    const own = indent + inner === '' ? lines.filter((one) => one.line.startsWith(`${key}:`)) : [];
    return [
      editAt(file, [at, at + 1], ''),
      ...[...old, ...own].map((one) => editAt(file, wholeLine(file, one), '')),
    ];
  });
}

/** Finds lines copied from a pull request, with the sign `+` of added lines. */
export function findAddedLines(file: SourceFile, document: Document): SourceDiagnostic[] {
  const { keys } = layoutOf(document);
  const lines = linesOf(file.text);
  const added = lines.filter(({ line, start }) => {
    const indent = addedLine.exec(line)?.[1];
    return indent === '' || (indent !== undefined && keys.has(start + indent.length));
  });
  const [first] = added;
  if (!first) return [];
  const { line, start } = first;
  const at = start + line.indexOf('+');
  return [
    errorAt(file, [at, start + line.length], 'invalid-yaml', {
      ...explanation('source.addedLine', {
        key: addedLine.exec(line)?.[3] ?? '',
        written: line.slice(line.indexOf('+') + 1).trim(),
        count: added.length - 1,
      }),
      repair: withoutSigns(file, lines, added),
    }),
  ];
}

const markedLine = new RegExp(`^( *)(?:\\*(?= )|[${listMarks.replace('*', '')}]) *(?=\\S)`);

/** Finds items of a list that begin with the dash or bullet of a word processor. */
export function findListMarks(file: SourceFile, document: Document): SourceDiagnostic[] {
  const { texts, keys, isBroken } = layoutOf(document);
  const lines = linesOf(file.text).filter(({ line }) => !/^\s*(?:#|$)/.test(line));
  const marked = lines.flatMap(({ line, start }, index) => {
    const [mark, indent] = markedLine.exec(line) ?? [];
    if (mark === undefined || indent === undefined) return [];
    const span: SourceSpan = [start + indent.length, start + mark.length];
    const previous = lines[index - 1]?.line ?? '';
    // A text may go on in the next line with a dash.
    const goesOn = indentOf(previous) < indent.length && !/:(?:\s+#.*)?$/.test(previous);
    const isInText = texts.some(([from, to]) => from < span[0] && span[0] < to);
    return isInText || (goesOn && !keys.has(span[0])) ? [] : [{ span, line, start }];
  });
  const [first] = marked;
  if (!first || !(isBroken || marked.some(({ span }) => keys.has(span[0])))) return [];
  const { span, line, start } = first;
  const item = line.slice(span[1] - start);
  return [
    errorAt(file, [span[0], start + line.length], 'invalid-yaml', {
      ...explanation('source.listMark', {
        mark: file.text.charAt(span[0]),
        written: `- ${item}`,
        count: marked.length - 1,
      }),
      repair: marked.map((one) => editAt(file, one.span, '- ')),
    }),
  ];
}
