import { type Explanation, explanation } from '#generator/diagnostics/report-text.ts';
import { isCollection, isScalar, visit } from 'yaml';
import type { Document, Node, YAMLError } from 'yaml';
import { editAt } from './source-file.ts';
import type { SourceFinding, SourceFile, SourceSpan } from './source-file.ts';
import { explanationsByCode, hasSecondColon, type SyntaxExplanation } from './yaml-mistakes.ts';

function lineAround(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(start, end < 0 ? text.length : end).trimEnd();
}

/** What was opened last before an offset and never closed. */
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

/** A value that goes on in the next line swallows that line's key: the mistake is its indentation. */
function swallowedLine(text: string, offset: number): number {
  if (hasSecondColon(lineAround(text, offset))) return offset;
  const next = /\n\s*/g;
  next.lastIndex = offset;
  return next.exec(text) ? next.lastIndex : offset;
}

/** The parser stops where it cannot go on; the mistake is often where something was opened. */
function mistakeStart(text: string, document: Document, { code, message, pos: [offset] }: YAMLError): number {
  const isQuoted = (node: Node) => isScalar(node) && (node.type?.startsWith('QUOTE') ?? false);
  const isBracket = (node: Node) => isCollection(node) && node.flow === true;
  if (code === 'MISSING_CHAR' && message.includes('quote'))
    return lastOpened(document, offset, isQuoted) ?? offset;
  if (code === 'BAD_INDENT' && message.startsWith('Flow'))
    return lastOpened(document, offset, isBracket) ?? offset;
  return code === 'BLOCK_AS_IMPLICIT_KEY' ? swallowedLine(text, offset) : offset;
}

/** Nobody can mend an empty line or a comment: what is wrong is the next line that says something. */
function nextWritten(text: string, offset: number): number {
  const rest = /^[^\S\n]*(?:#.*)?(?:\n[^\S\n]*(?:#.*)?)*\n[^\S\n]*(?=\S)/.exec(text.slice(offset));
  return /^\s*(#|$)/.test(lineAround(text, offset)) && rest ? offset + rest[0].length : offset;
}

/** What a mistake of syntax means to someone who does not know YAML, and the rest of the line that it is in. */
export function explainSyntax(
  file: SourceFile,
  document: Document,
  error: YAMLError,
): { texts: Explanation & Pick<SourceFinding, 'repair'>; span: SourceSpan } {
  const start = nextWritten(file.text, mistakeStart(file.text, document, error));
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
