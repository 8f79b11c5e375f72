import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { emptyText, localize, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { settingWords } from '#generator/brands/schema/setting-words.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { settingName } from '../draft.ts';
import type { ProblemTexts, SettingPath } from '../draft.ts';
import { nodeAt, toData } from '../source/source-node.ts';
import type { SourceNode, SourceMap } from '../source/source-node.ts';
import { requiredWhenComplete, schemaAt } from './schema.ts';
import type { SchemaNode } from '#generator/brands/schema/brand-schema.ts';

/** Something that is wrong with a setting, before it has a place in a file. */
export interface SchemaMessage {
  path: SettingPath;
  what: 'key' | 'value';
  texts: ProblemTexts;
  /** The setting that the writer of an unknown name most likely meant. */
  meant?: SettingPath;
}

/** An error of the schema with everything that its wording can need. */
export interface SchemaFault {
  error: ErrorObject;
  path: SettingPath;
  /** The setting as people write it. */
  name: string;
  schema: SchemaNode;
  placed: SourceNode | undefined;
  data: unknown;
}

/** Steps of a JSON pointer; a step into a list is its position. */
function pathOf(root: SourceMap, pointer: string): SettingPath {
  const path: (string | number)[] = [];
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(nodeAt(root, path)?.kind === 'list' ? Number(key) : key);
  }
  return path;
}

/** The name of a folder as an id: the same, unless it cannot be one. */
export const idOfFolder = (folder: string): string =>
  folder
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');

/** The declaration of a setting; only one id is right for a brand, so that is its example. */
export function declaredFor(path: SettingPath, folder: string | undefined): SchemaNode {
  const schema = schemaAt(path) ?? {};
  const id = folder === undefined || settingName(path) !== 'id' ? '' : idOfFolder(folder);
  return id === '' ? schema : { ...schema, examples: [id] };
}

/** @param folder name of the brand's folder */
export function faultOf(root: SourceMap, error: ErrorObject, folder?: string): SchemaFault {
  const path = pathOf(root, error.instancePath);
  const placed = nodeAt(root, path);
  return {
    error,
    path,
    name: settingName(path),
    schema: declaredFor(path, folder),
    placed,
    data: placed && toData(placed),
  };
}

/** What a setting is for, in the words of its declaration. */
export function purpose(path: SettingPath): ReportText | undefined {
  const { description: declared } = schemaAt(path) ?? {};
  if (declared === undefined) return undefined;
  const name = settingName(path);
  const named = path.filter((step) => typeof step === 'string');
  const description = localize((language) =>
    language === 'en' ? declared : `${settingWords(named, language)}.`,
  );
  return reportText('settings.purpose', { name, description });
}

function inQuotesIfNeeded(text: string): string {
  const isPlain =
    /^[\p{L}/](?:[\p{L}\p{N} ._/@+-]|:(?=\S))*$/u.test(text) &&
    !/^(true|false|null|yes|no|on|off)$/i.test(text);
  if (isPlain && text.trim() === text) return text;
  return /[\n\r]/.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;
}

/** A value as it is written in a brand file on one line. */
export function written(value: unknown): string {
  if (typeof value === 'string') return inQuotesIfNeeded(value);
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, entry]) => `${key}: ${written(entry)}`);
    return `{ ${entries.join(', ')} }`;
  }
  return String(value);
}

/** The line to write: `modoOscuro: sistema`, or `- es` for an item of a list. */
export function line(path: SettingPath, value: unknown): string {
  const last = path.at(-1);
  return typeof last === 'number' ? `- ${written(value)}` : `${last}: ${written(value)}`;
}

/** The first example of the declaration, as a line. */
export function exampleLine({ path, schema }: Pick<SchemaFault, 'path' | 'schema'>): string | undefined {
  const value = schema.examples?.[0];
  return value === undefined || path.length === 0 ? undefined : `\`${line(path, value)}\``;
}

/** "Write, for example: `…`" with that line. */
export function example(fault: Pick<SchemaFault, 'path' | 'schema'>): ReportText | undefined {
  const shown = exampleLine(fault);
  if (shown === undefined) return undefined;
  return reportText('settings.example', { shown });
}

/** ", or delete the line", where the setting can be left out. */
export function orDelete(path: SettingPath): ReportText {
  const name = settingName(path);
  const parent = schemaAt(path.slice(0, -1));
  const isNeeded =
    parent?.required?.includes(String(path.at(-1))) === true ||
    requiredWhenComplete.some(
      (needed) => settingName(needed) === name || settingName(needed).startsWith(`${name}.`),
    );
  if (isNeeded) return emptyText;
  return reportText('settings.orDelete');
}

/** What to write, or that the line can go. */
export function orDeleted(fault: Pick<SchemaFault, 'path' | 'schema'>, otherwise: ReportText): ReportText {
  const [hint, end] = [example(fault) ?? otherwise, orDelete(fault.path)];
  return localize((language) => `${hint[language]}${end[language]}.`);
}

/** A long value is shortened where it is quoted. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : written(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}

/** What can be said of a problem; what there is nothing to say of is left out. */
interface Said {
  what: ReportText;
  why?: ReportText | undefined;
  fix?: ReportText | undefined;
  replacement?: string | undefined;
}

/** The texts without those that have nothing to say. */
export function texts(code: ProblemTexts['code'], said: Said): ProblemTexts {
  return { code, ...omitUndefined(said) };
}
