import { explanation } from '#generator/diagnostics/report-text.ts';
import type { Document } from 'yaml';
import { layoutOf, linesOf } from './line-marks.ts';
import { editAt, errorAt } from './source-file.ts';
import type { SourceDiagnostic, SourceFile } from './source-file.ts';

/** A line that is a comment in another format: that of JavaScript, CSS, HTML, INI files or SQL. */
const commentLine = /^( *)(\/\/+|\/\*+|<!--|;+|--(?=\s))(.*)$/;

/** Closing sign of a comment, by its opening sign. */
const closings: Readonly<Record<string, RegExp>> = { '/*': /\s*\*+\/$/, '<!--': /\s*-->$/ };

interface Comment {
  sign: string;
  start: number;
  end: number;
  /** The comment as it is written in YAML. */
  written: string;
}

function commentIn(line: string, start: number): Comment | undefined {
  const [, indent, sign, rest] = commentLine.exec(line) ?? [];
  if (indent === undefined || sign === undefined || rest === undefined) return undefined;
  const closing = closings[sign.replace(/\*+$/, '*')];
  if (closing && !closing.test(rest)) return undefined;
  const words = (closing ? rest.replace(closing, '') : rest).trim();
  const written = words === '' ? '#' : `# ${words}`;
  return { sign, start: start + indent.length, end: start + line.length, written };
}

/** Finds lines that are comments in another format, which YAML takes for settings or for a part of the text above. */
export function findForeignComments(file: SourceFile, document: Document): SourceDiagnostic[] {
  const { texts, keys, isBroken } = layoutOf(document);
  const found = linesOf(file.text).flatMap(({ line, start }) => {
    const comment = commentIn(line, start);
    if (!comment || texts.some(([from, to]) => from < comment.start && comment.start < to)) return [];
    // A text may go on in the next line with one of the other signs.
    return isBroken || keys.has(comment.start) || /^[/<]/.test(comment.sign) ? comment : [];
  });
  const [first, ...others] = found;
  if (!first) return [];
  return [
    errorAt(file, [first.start, first.end], 'invalid-yaml', {
      ...explanation('source.foreignComment', {
        sign: first.sign,
        written: first.written,
        count: others.length,
      }),
      repair: found.map(({ start, end, written }) => editAt(file, [start, end], written)),
    }),
  ];
}
