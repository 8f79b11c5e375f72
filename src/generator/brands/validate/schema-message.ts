import { isLanguage } from '#core/i18n/languages.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { emptyText, localize, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { settingWords } from '#generator/brands/schema/setting-words.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { placeholderNames } from '../content/placeholders.ts';
import { settingName } from '../draft.ts';
import type { ProblemTexts, SettingPath } from '../draft.ts';
import { nodeAt, toData } from '../source/source-node.ts';
import type { SourceNode, SourceMap } from '../source/source-node.ts';
import { requiredWhenComplete, schemaAt } from './schema.ts';
import type { SchemaNode } from '#generator/brands/schema/brand-schema.ts';

/** A mistake in a setting, before it has a location in a file. */
export interface SchemaMessage {
  path: SettingPath;
  what: 'key' | 'value';
  texts: ProblemTexts;
  /** The setting that an unknown name most likely stands for. */
  meant?: SettingPath;
}

/** A schema error with everything that its message may need. */
export interface SchemaFault {
  error: ErrorObject;
  path: SettingPath;
  /** The setting in path notation. */
  name: string;
  schema: SchemaNode;
  node: SourceNode | undefined;
  data: unknown;
  /** Languages of the portal. */
  languages: readonly string[];
  /** Another setting of the same group. */
  sibling(name: string): unknown;
}

/** Path of a JSON pointer; steps into a list become numbers. */
function pathOf(root: SourceMap, pointer: string): SettingPath {
  const path: (string | number)[] = [];
  for (const step of pointer.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(nodeAt(root, path)?.kind === 'list' ? Number(key) : key);
  }
  return path;
}

/** Converts a folder name to a valid id; unchanged if it is one already. */
export const idOfFolder = (folder: string): string =>
  folder
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');

/** The schema of a setting; the example of `id` is the name of the folder, the only correct value. */
export function declaredFor(path: SettingPath, folder: string | undefined): SchemaNode {
  const schema = schemaAt(path) ?? {};
  const id = folder === undefined || settingName(path) !== 'id' ? '' : idOfFolder(folder);
  return id === '' ? schema : { ...schema, examples: [id] };
}

/** @param folder name of the brand's folder */
export function faultOf(root: SourceMap, error: ErrorObject, folder?: string): SchemaFault {
  const path = pathOf(root, error.instancePath);
  const node = nodeAt(root, path);
  return {
    error,
    path,
    name: settingName(path),
    schema: declaredFor(path, folder),
    node,
    // Read only for messages that quote it: a file may have thousands of faults in one large map.
    get data() {
      return node && toData(node);
    },
    get languages() {
      const listed = nodeAt(root, ['idiomas']);
      const data = listed && toData(listed);
      return Array.isArray(data) ? data.map(String).filter(isLanguage) : ['es'];
    },
    sibling(other) {
      const found = nodeAt(root, [...path.slice(0, -1), other]);
      return found && toData(found);
    },
  };
}

/** Purpose of a setting, by its description in the schema. */
export function purpose(path: SettingPath): ReportText | undefined {
  const { description: declared } = schemaAt(path) ?? {};
  if (declared === undefined) return undefined;
  const name = settingName(path);
  const names = path.filter((step) => typeof step === 'string');
  const description = localize((language) =>
    language === 'en' ? declared : `${settingWords(names, language)}.`,
  );
  return reportText('settings.purpose', { name, description });
}

function quoteIfNeeded(text: string): string {
  const isPlain =
    /^[\p{L}/](?:[\p{L}\p{N} ._/@+-]|:(?=\S))*$/u.test(text) &&
    !/^(true|false|null|yes|no|on|off)$/i.test(text);
  if (isPlain && text.trim() === text) return text;
  return /[\n\r]/.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;
}

/** Formats a value on one line as in a brand file. */
export function inlineValue(value: unknown): string {
  if (typeof value === 'string') return quoteIfNeeded(value);
  if (Array.isArray(value)) return `[${value.map(inlineValue).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, entry]) => `${key}: ${inlineValue(entry)}`);
    return `{ ${entries.join(', ')} }`;
  }
  return String(value);
}

/** Formats the line to write: `modoOscuro: sistema`, or `- es` for an item of a list. */
export function line(path: SettingPath, value: unknown): string {
  const last = path.at(-1);
  return typeof last === 'number' ? `- ${inlineValue(value)}` : `${last}: ${inlineValue(value)}`;
}

/** The first example of the schema, as a line. */
export function exampleLine({ path, schema }: Pick<SchemaFault, 'path' | 'schema'>): string | undefined {
  const value = schema.examples?.[0];
  return value === undefined || path.length === 0 ? undefined : `\`${line(path, value)}\``;
}

/** "Write, for example: `…`" with the example line. */
export function example(fault: Pick<SchemaFault, 'path' | 'schema'>): ReportText | undefined {
  const shown = exampleLine(fault);
  if (shown === undefined) return undefined;
  return reportText('settings.example', { shown });
}

/** ", or delete the line", if the setting is optional. */
export function orDelete(path: SettingPath): ReportText {
  const name = settingName(path);
  const parent = schemaAt(path.slice(0, -1));
  const isNeeded =
    parent?.required?.includes(String(path.at(-1))) === true ||
    requiredWhenComplete.some(
      (needed) => settingName(needed) === name || settingName(needed).startsWith(`${name}.`),
    );
  if (isNeeded) return emptyText;
  // A page would be left with a gap where it quotes the setting.
  if (placeholderNames.includes(name))
    return reportText('settings.orDeleteWithSentences', { placeholder: `\`{{${name}}}\`` });
  return reportText('settings.orDelete');
}

/** What to write, or that the line can be deleted. */
export function exampleOrDelete(
  fault: Pick<SchemaFault, 'path' | 'schema'>,
  otherwise: ReportText,
): ReportText {
  const [hint, end] = [example(fault) ?? otherwise, orDelete(fault.path)];
  return localize((language) => `${hint[language]}${end[language]}.`);
}

/** Quotes a value, shortened if it is long. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : inlineValue(value);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}

/** Texts of a problem; undefined ones are omitted. */
interface MessageTexts {
  what: ReportText;
  why?: ReportText | undefined;
  fix?: ReportText | undefined;
  replacement?: string | undefined;
  repair?: ProblemTexts['repair'];
}

/** Makes the texts of a problem without undefined parts. */
export function texts(code: ProblemTexts['code'], optionalTexts: MessageTexts): ProblemTexts {
  return { code, ...omitUndefined(optionalTexts) };
}
