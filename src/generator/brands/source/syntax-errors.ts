import { type Explanation, explanation } from '#generator/diagnostics/report-text.ts';
import type { Edit } from '#generator/diagnostics/problem.ts';
import { isCollection, isScalar, visit } from 'yaml';
import type { Document, Node, YAMLError } from 'yaml';
import { lostGroupAt } from './lost-groups.ts';
import { editAt } from './source-file.ts';
import type { SourceDiagnostic, SourceFile, SourceSpan } from './source-file.ts';
import {
  beginsWithSetting,
  explanationsByCode,
  hasSecondColon,
  type SyntaxExplanation,
  wrongLine,
} from './yaml-mistakes.ts';

function lineAround(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end < 0 ? text.length : end).trimEnd();
}

/** Offset of the last unclosed opening before an offset. */
function lastOpened(
  document: Document,
  before: number,
  isOpener: (node: Node) => boolean,
): number | undefined {
  let start: number | undefined;
  visit(document, {
    Node(_key, node) {
      const [from] = node.range ?? [before];
      if (from < before && isOpener(node as Node)) start = from;
    },
  });
  return start;
}

/** A value that continues on the next line swallows the key of that line: the mistake is its indentation. */
function swallowedLine(text: string, offset: number): number {
  if (hasSecondColon(lineAround(text, offset))) return offset;
  const next = /\n\s*/g;
  next.lastIndex = offset;
  return next.exec(text) ? next.lastIndex : offset;
}

/**
 * Offset of the mistake: the parser stops where it cannot continue, but the mistake is often at an earlier opening.
 */
function mistakeStart(text: string, document: Document, { code, message, pos: [offset] }: YAMLError): number {
  const isQuoted = (node: Node) => isScalar(node) && (node.type?.startsWith('QUOTE') ?? false);
  const isBracket = (node: Node) => isCollection(node) && node.flow === true;
  if (code === 'MISSING_CHAR' && message.includes('quote'))
    return lastOpened(document, offset, isQuoted) ?? offset;
  if (code === 'BAD_INDENT' && message.startsWith('Flow'))
    return lastOpened(document, offset, isBracket) ?? offset;
  return code === 'BLOCK_AS_IMPLICIT_KEY' ? swallowedLine(text, offset) : offset;
}

/** Skips empty lines and comments, where nobody can fix anything, to the next line with content. */
function nextContent(text: string, offset: number): number {
  const gap = /^[^\S\n]*(?:#.*)?(?:\n[^\S\n]*(?:#.*)?)*\n[^\S\n]*(?=\S)/.exec(text.slice(offset));
  return /^\s*(#|$)/.test(lineAround(text, offset)) && gap ? offset + gap[0].length : offset;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A line, with its offset in the file. */
interface Line {
  line: string;
  start: number;
}

/** The lines with content before an offset, the nearest first, with the offset of each. */
function contentBefore(text: string, offset: number): Line[] {
  const lines = text.slice(0, offset).split('\n').slice(0, -1);
  let start = 0;
  return lines
    .map((line) => {
      const own = { line: line.trimEnd(), start };
      start += line.length + 1;
      return own;
    })
    .filter(({ line }) => !/^\s*(?:#|$)/.test(line))
    .toReversed();
}

type Explained = ReturnType<typeof explainSyntax>;

/** An item in braces below another one, without its dash. */
function lostDash(file: SourceFile, { line, start }: Line, previous: Line): Explained | undefined {
  const [dash, indent] = [indentOf(previous.line), indentOf(line)];
  const isItem = /^\s*\{.*\},?$/.test(line) && /^\s*- \{/.test(previous.line);
  if (!isItem || (indent !== dash && indent !== dash + 2)) return undefined;
  return {
    texts: {
      ...explanation('source.lostDash'),
      repair: [editAt(file, [start + dash, start + indent], '- ')],
    },
    span: [start + indent, start + line.length],
  };
}

/** A line that goes on with the text of the setting above, but begins no further in than its name. */
function unindented(file: SourceFile, { line, start }: Line, previous: Line): Explained | undefined {
  const [, key, value] = /^\s*([\w.-]+): +([^\s"'#|>[{&*!].*)$/.exec(previous.line) ?? [];
  const isText = /^\s*[\p{L}\d(¿¡]/u.test(line) && !/:(?:\s|$)/.test(line) && !beginsWithSetting(line);
  const count = indentOf(previous.line) + 2 - indentOf(line);
  if (key === undefined || value === undefined || !isText || !/\s/.test(line.trim()) || count < 2)
    return undefined;
  const at = start + indentOf(line);
  return {
    texts: {
      ...explanation('source.unindented', { key, count }),
      repair: [editAt(file, [at, at], ' '.repeat(count))],
    },
    span: [at, start + line.length],
  };
}

/** Edits for items whose dash lacks its space: their further lines, aligned with the first one, move along. */
function withSpacedDashes(file: SourceFile, { line, start }: Line): Edit[] | undefined {
  const column = indentOf(line);
  if (!/^\s*-[^\s\d-]/.test(line)) return undefined;
  const edits: Edit[] = [];
  let at = start;
  let isGlued = false;
  for (const one of file.text.slice(start).split('\n')) {
    const indent = indentOf(one.trimEnd());
    const isBlank = one.trim() === '';
    if (!isBlank && (indent < column || (indent === column && one.charAt(column) !== '-'))) break;
    if (!isBlank && indent === column) isGlued = /^\s*-[^\s\d-]/.test(one);
    else if (!isBlank && isGlued && indent === column + 1) edits.push(editAt(file, [at, at], ' '));
    if (!isBlank && indent === column && isGlued)
      edits.push(editAt(file, [at + column + 1, at + column + 1], ' '));
    at += one.length + 1;
  }
  return edits;
}

/** A mistake in a line before the one where the parser stopped: a dash without its space, a line that lost its indent. */
function mistakeBefore(file: SourceFile, offset: number): Explained | undefined {
  const { text } = file;
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const own = { line: lineAround(text, offset), start: lineStart };
  const [previous, group] = contentBefore(text, lineStart);
  for (const { line, start } of [own, ...(previous ? [previous] : [])]) {
    const wrong = wrongLine(line);
    if (!wrong?.inLine) continue;
    const { inLine, ...texts } = wrong;
    const items = withSpacedDashes(file, { line, start });
    return {
      texts: {
        ...texts,
        repair: items ?? [editAt(file, [start + inLine.from, start + inLine.to], inLine.text)],
      },
      span: [start + indentOf(line), start + line.length],
    };
  }
  if (!previous) return undefined;
  const apart = lostDash(file, own, previous) ?? unindented(file, own, previous);
  if (apart || !group) return apart;
  const [indent, lost] = [indentOf(own.line), indentOf(previous.line)];
  const isLost =
    /^\s*[\w-]+: *\S/.test(previous.line) &&
    /^\s*[\w-]+: *(?:#.*)?$/.test(group.line) &&
    indentOf(group.line) === lost &&
    indent > lost;
  if (!isLost) return undefined;
  const at = previous.start + lost;
  const key = previous.line.trim().split(':', 1)[0] ?? '';
  const parent = group.line.trim().split(':', 1)[0] ?? '';
  return {
    texts: {
      ...explanation('source.lostIndent', { key, parent, count: indent - lost }),
      repair: [editAt(file, [at, at], ' '.repeat(indent - lost))],
    },
    span: [at, previous.start + previous.line.length],
  };
}

/**
 * Explains a syntax error to people who do not know YAML, with the span from the mistake to the end of its line.
 */
export function explainSyntax(
  file: SourceFile,
  document: Document,
  error: YAMLError,
): { texts: Explanation & Pick<SourceDiagnostic, 'repair'>; span: SourceSpan } {
  const start = nextContent(file.text, mistakeStart(file.text, document, error));
  const before = mistakeBefore(file, start);
  if (before) return before;
  const own = file.text.lastIndexOf('\n', start - 1) + 1;
  const next = file.text.indexOf('\n', start) + 1;
  const lost = lostGroupAt(file, own) ?? (next > 0 ? lostGroupAt(file, next) : undefined);
  if (lost) return lost;
  const line = lineAround(file.text, start);
  const restOfLine = file.text.slice(start).split('\n', 1)[0]?.trimEnd() ?? '';
  const { inLine, ...texts }: SyntaxExplanation =
    explanationsByCode[error.code]?.(line, error.message) ??
    explanation('source.syntax', { message: error.message });
  const lineStart = file.text.lastIndexOf('\n', start - 1) + 1;
  const repair = inLine && [editAt(file, [lineStart + inLine.from, lineStart + inLine.to], inLine.text)];
  return {
    texts: { ...texts, ...(repair && { repair }) },
    span: [start, start + Math.max(restOfLine.length, 1)],
  };
}
