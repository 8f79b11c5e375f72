import { emptyText, explanation, list } from '#generator/diagnostics/report-text.ts';
import type { Document } from 'yaml';
import { layoutOf, linesOf, wholeLine } from './line-marks.ts';
import { editAt, errorAt } from './source-file.ts';
import type { SourceDiagnostic, SourceFile } from './source-file.ts';

/** A fence around a block of code, as Markdown and chats write it. */
const fence = /^\s*(?:`{3,}|~{3,})\s*[\w-]*$/;

/** The caption and the buttons that chats show above a block of code. */
const caption = /^(?:ya?ml|copiar?(?: (?:el )?(?:código|codi))?|copy(?: code)?|editar?|edit)$/i;

/** Finds the fences around settings that are copied from a chat or a web page. */
export function findFences(file: SourceFile, document: Document): SourceDiagnostic[] {
  const { texts, isBroken } = layoutOf(document);
  const lines = linesOf(file.text);
  const isInText = (offset: number) => texts.some(([from, to]) => from < offset && offset < to);
  const found = lines.filter(
    ({ line, start }) =>
      (fence.test(line) && !isInText(start + line.search(/\S/))) || (isBroken && caption.test(line)),
  );
  const [first, ...others] = found;
  if (!first) return [];
  const numbers = others.map(({ start }) => String(file.lines.linePos(start).line));
  const at = first.start + first.line.search(/\S/);
  return [
    errorAt(file, [at, first.start + first.line.length], 'invalid-yaml', {
      ...explanation('source.fence', {
        sign: first.line.trim(),
        count: others.length,
        lines: numbers.length > 0 ? list(numbers) : emptyText,
      }),
      repair: found.map((one) => editAt(file, wholeLine(file, one), '')),
    }),
  ];
}
