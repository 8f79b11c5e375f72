import { explanation } from '#generator/diagnostics/report-text.ts';
import type { Document } from 'yaml';
import { inlineValue } from '../validate/schema-message.ts';
import { editAt, errorAt } from './source-file.ts';
import type { SourceDiagnostic, SourceFile } from './source-file.ts';

/** Texts in quotes and comments, in which brackets mean nothing. */
const quotedOrComment = /(?<=^|[\s{[,:])(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*')|(?<=^|\s)#.*/gm;

/** Lines of a file, each with its offset, and how many brackets are open where it begins. */
function linesOf(text: string): { line: string; start: number; depth: number }[] {
  const plain = text.replace(quotedOrComment, (match) => '_'.repeat(match.length));
  let depth = 0;
  return [...text.matchAll(/^.*$/gm)].map(({ index, 0: line }) => {
    const own = { line: line.trimEnd(), start: index, depth };
    for (const [sign] of plain.slice(index, index + line.length).matchAll(/[{}[\]]/g))
      depth = Math.max(0, depth + (/[{[]/.test(sign) ? 1 : -1));
    return own;
  });
}

const pairWithComma =
  /^\s*(?:"[^"\n]+"|'[^'\n]+'|[\w.-]+): *(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*'|\[.*\]|\{.*\}) *,$/;

/** Finds settings that end with a comma behind quotes or brackets, as in JSON. */
function findCommas(file: SourceFile): SourceDiagnostic[] {
  const lines = linesOf(file.text);
  const found = lines.filter(
    ({ line, depth }, index) =>
      (depth === 0 && pairWithComma.test(line)) ||
      (depth === 1 && lines[index + 1]?.depth === 0 && /^\s*[}\]] *,$/.test(line)),
  );
  const [first] = found;
  if (!first) return [];
  const { line, start } = first;
  const written = line.replace(/ *,$/, '').trim();
  return [
    errorAt(file, [start + line.length - 1, start + line.length], 'invalid-yaml', {
      ...explanation('source.commaAtEnd', { written, count: found.length - 1 }),
      repair: found.map((one) => {
        const end = one.start + one.line.length;
        return editAt(file, [end - 1, end], '');
      }),
    }),
  ];
}

function readObject(text: string): object | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

const block = /^\{(?:.*|[ \t]*\n[^]*?\n)\}[ \t]*,?[ \t]*$/gm;

/** Finds settings in braces of their own beside others, as a whole file of JSON has them. */
function findBlock(file: SourceFile): SourceDiagnostic[] {
  const [match] = file.text.matchAll(block);
  const data = match && readObject(match[0].trim().replace(/,$/, ''));
  if (!data) return [];
  const lines = Object.entries(data).map(([key, value]) => `${key}: ${inlineValue(value)}`);
  const [line = ''] = lines;
  return [
    errorAt(file, [match.index, match.index + 1], 'invalid-yaml', {
      ...explanation('source.jsonBlock', { line }),
      repair: [editAt(file, [match.index, match.index + match[0].length], lines.join('\n'))],
    }),
  ];
}

/** Finds lines copied from JSON, such as those of a catalogue, which make a file unreadable. */
export function findJson(file: SourceFile, { errors }: Document): SourceDiagnostic[] {
  if (errors.every(({ code }) => code === 'DUPLICATE_KEY')) return [];
  const [found] = [findCommas, findBlock].map((find) => find(file)).filter(({ length }) => length > 0);
  return found ?? [];
}
