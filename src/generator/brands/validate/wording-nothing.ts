import { emptyText, explanation, reportText } from '#generator/diagnostics/report-text.ts';
import type { Edit } from '#generator/diagnostics/problem.ts';
import type { ProblemTexts } from '../draft.ts';
import { editAt } from '../source/source-file.ts';
import type { SourceNode } from '../source/source-node.ts';
import { line, orDelete } from './schema-message.ts';
import type { SchemaFault } from './schema-message.ts';
import { falsy, hidden } from './yes-no.ts';

/** Whether a value says that there is to be none. */
const meansNone = (data: unknown): boolean =>
  data === false ||
  (typeof data === 'string' && data.length <= 20 && (falsy.test(data) || hidden.test(data)));

/** The edit that deletes the line of a value, if nothing else is in it. */
function withoutLine({ source, key, value: [, end] }: SourceNode): Edit[] {
  const { text } = source;
  const start = key ? text.lastIndexOf('\n', key[0] - 1) + 1 : 0;
  const rest = /^[^\n]*\n?/.exec(text.slice(end))?.[0] ?? '';
  const isAlone = key && text.slice(start, key[0]).trim() === '' && /^\s*(?:#.*)?$/.test(rest);
  return isAlone ? [editAt(source, [start, end + rest.length], '')] : [];
}

/** Explains `no` for a setting that may be left out: an example of a value would be the opposite. */
export function nothingMeant({ name, path, data, node, schema }: SchemaFault): ProblemTexts | undefined {
  if (!meansNone(data)) return undefined;
  const isList = schema.type === 'array' && !schema.minItems;
  if (!isList && orDelete(path) === emptyText) return undefined;
  const texts = explanation('settings.nothing', { name, data: String(data) });
  if (isList)
    return {
      code: 'wrong-type',
      ...texts,
      fix: reportText('settings.write', { line: line(path, []) }),
      replacement: '[]',
    };
  const repair = node ? withoutLine(node) : [];
  return { code: 'wrong-type', ...texts, ...(repair.length > 0 && { repair }) };
}
