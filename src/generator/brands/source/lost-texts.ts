import { explanation } from '#generator/diagnostics/report-text.ts';
import type { Document } from 'yaml';
import { settingName, type SettingPath } from '../draft.ts';
import { matchesFormat } from '../validate/formats.ts';
import { schemaAt } from '../validate/schema.ts';
import { editAt, errorAt } from './source-file.ts';
import type { SourceDiagnostic, SourceFile, SourceSpan } from './source-file.ts';
import type { SourceNode } from './source-node.ts';

/** A comment without a space behind its sign, up to the next comment; `#key: value` is a setting that is switched off. */
const glued = /^[ \t]+#(?=[\p{L}\d])(?![\w-]+:(?:\s|$))(?:(?!\s#\s)[^\r\n])*/u;

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Whether a setting takes a whole text; without a schema, any text fits. */
function fits(path: SettingPath, text: string): boolean {
  const schema = schemaAt(path);
  if (!schema) return true;
  const isFree = schema.enum === undefined && schema.anyOf === undefined;
  return isFree && schema.type === 'string' && matchesFormat(schema, text);
}

/** Finds unquoted texts that end before ` #4`, since YAML begins a comment there. */
export function findLostTexts(node: SourceNode, path: SettingPath = []): SourceDiagnostic[] {
  if (node.kind === 'map')
    return [...node.entries].flatMap(([key, value]) => findLostTexts(value, [...path, key]));
  if (node.kind === 'list') return node.items.flatMap((item, index) => findLostTexts(item, [...path, index]));
  if (node.kind !== 'scalar' || typeof node.data !== 'string' || node.written === undefined) return [];
  const { text } = node.source;
  const [start, end] = node.value;
  const written = text.slice(start, end).trimEnd();
  const [rest] = glued.exec(text.slice(start + written.length)) ?? [];
  const whole = `${written}${rest?.trimEnd() ?? ''}`;
  if (rest === undefined || !fits(path, whole)) return [];
  const last = path.at(-1);
  const line = `${typeof last === 'number' ? '- ' : `${last}: `}${quote(whole)}`;
  const span: SourceSpan = [start, start + whole.length];
  return [
    {
      ...errorAt(node.source, [start + written.length + rest.search(/#/), span[1]], 'comment-in-text', {
        ...explanation('source.lostText', { name: settingName(path), shown: node.data, line: `\`${line}\`` }),
        repair: [editAt(node.source, span, quote(whole))],
      }),
      severity: 'warning',
    },
  ];
}

/** A text between braces whose comment takes the brace that closes with it. */
const inBraces =
  /(?<=[{,] *([\w-]+): +)([^\s'"{}[\],#&*!|>%@`][^'"{}[\]#\n]*? #[\p{L}\d][^,}\n]*?)(?=\s*[,}])/u;

/** Finds unquoted texts between braces that end before ` #4`, so that the braces are open. */
export function findLostBraces(file: SourceFile, { errors }: Document): SourceDiagnostic[] {
  const match = errors.length > 0 ? inBraces.exec(file.text) : null;
  if (!match) return [];
  const { index, 1: key = '', 2: whole = '' } = match;
  const [shown = ''] = whole.split(/ #/, 1);
  return [
    errorAt(file, [index + shown.length + 1, index + whole.length], 'invalid-yaml', {
      ...explanation('source.lostText', {
        name: key,
        shown,
        line: `\`${key}: ${quote(whole)}\``,
      }),
      repair: [editAt(file, [index, index + whole.length], quote(whole))],
    }),
  ];
}
