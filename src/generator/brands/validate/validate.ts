import type { ErrorObject } from 'ajv/dist/2020.js';
import type { SettingPath } from '../draft.ts';
import { nodeAt, toData } from '../source/source-node.ts';
import type { SourceMap } from '../source/source-node.ts';
import { schemaErrors } from './schema-errors.ts';
import { checkLanguages } from './languages.ts';
import { removeInvalid } from './prune.ts';
import { faultOf } from './schema-message.ts';
import type { SchemaFault, SchemaMessage } from './schema-message.ts';
import { requiredWhenComplete, schemaAt } from './schema.ts';
import { chosenNameMessage } from './sign-in-names.ts';
import { findThousands } from './thousands.ts';
import { checkNames } from './wording-keys.ts';
import { wordValue } from './wording-values.ts';

/** Of several errors of one value, the one with the first of these keywords explains it best. */
const precedence = [
  'anyOf',
  'type',
  'enum',
  'const',
  'minLength',
  'minItems',
  'minProperties',
  'format',
  'pattern',
];

function rank({ keyword }: ErrorObject): number {
  const position = precedence.indexOf(keyword);
  return position < 0 ? precedence.length : position;
}

/** Whether an `anyOf` error of a map only repeats an error about its keys or children. */
function isRefinedByChild({ name, schema, node }: SchemaFault, allFaults: readonly SchemaFault[]): boolean {
  if (schema.anyOf === undefined || node?.kind !== 'map') return false;
  return allFaults.some(
    (other) => other.name.startsWith(`${name}.`) || (other.name === name && isAboutKeys(other)),
  );
}

const isAboutKeys = ({ error: { keyword } }: SchemaFault): boolean =>
  ['additionalProperties', 'required', 'propertyNames'].includes(keyword);

/** Whether an error only repeats another one. */
function isEcho(fault: SchemaFault, allFaults: readonly SchemaFault[]): boolean {
  const {
    error: { keyword, propertyName },
    node,
  } = fault;
  if (!isAboutKeys(fault) && isRefinedByChild(fault, allFaults)) return true;
  if (propertyName !== undefined || keyword === 'not') return true;
  // For the schema, a map is empty if everything in it was unreadable.
  return keyword === 'minProperties' && node?.kind === 'map' && node.entries.size > 0;
}

function valueMessages(faults: readonly SchemaFault[]): SchemaMessage[] {
  const byPath = new Map<string, SchemaFault>();
  for (const fault of faults) {
    const current = byPath.get(fault.name);
    if (!current || rank(fault.error) < rank(current.error)) byPath.set(fault.name, fault);
  }
  return [...byPath.values()].map((fault) => {
    const repeated = fault.error.keyword === 'uniqueItems' ? [Number(fault.error.params['i'])] : [];
    return { path: [...fault.path, ...repeated], what: 'value', texts: wordValue(fault) };
  });
}

function missingPaths(root: SourceMap, faults: readonly SchemaFault[]): SettingPath[] {
  const declared = faults.map(({ path, error }) => [...path, String(error.params['missingProperty'])]);
  // A map that is itself invalid has been reported; missing keys inside would repeat that.
  const isInsideMistake = (path: SettingPath) =>
    path.some((_step, index) => {
      const parent = index > 0 ? nodeAt(root, path.slice(0, index)) : undefined;
      return parent !== undefined && parent.kind !== 'map';
    });
  const missing = requiredWhenComplete.filter((path) => !nodeAt(root, path) && !isInsideMistake(path));
  return [...missing, ...declared.filter((path) => !nodeAt(root, path))];
}

/** Whether the value at a path has the type of another setting. */
function fits(root: SourceMap, path: SettingPath, meant: SettingPath): boolean {
  const node = nodeAt(root, path);
  const expectedType = schemaAt(meant)?.type;
  if (!node || expectedType === undefined) return true;
  const kind = node.kind === 'scalar' ? typeof node.data : node.kind === 'list' ? 'array' : 'object';
  return kind === (expectedType === 'integer' ? 'number' : expectedType);
}

/** Keeps the replacement of a name only if the value fits the setting that was probably meant. */
function keepFittingReplacement(root: SourceMap, message: SchemaMessage): SchemaMessage {
  const { replacement, ...texts } = message.texts;
  if (replacement === undefined || !message.meant || fits(root, message.path, message.meant)) return message;
  return { ...message, texts };
}

export interface Validated {
  messages: SchemaMessage[];
  /** The valid settings, without defaults. */
  data: Record<string, unknown>;
}

/**
 * Validates the merged settings against the schema. Each mistake gives one message.
 * @param complete false if a base could not be read, so that missing settings are unknown
 * @param folder name of the brand's folder
 */
export function validate(root: SourceMap, complete: boolean, folder?: string): Validated {
  const data = toData(root) as Record<string, unknown>;
  // Inheritance checks the name of a base, since it looks for its folder.
  if (typeof data['extends'] === 'string') delete data['extends'];
  const errors = schemaErrors(data);
  const allFaults = errors.map((error) => faultOf(root, error, folder));
  const faults = allFaults.filter((fault) => !isEcho(fault, allFaults));
  const withKeyword = (keyword: string) => faults.filter(({ error }) => error.keyword === keyword);
  const unknown = withKeyword('additionalProperties').map(({ path, error }) => [
    ...path,
    String(error.params['additionalProperty']),
  ]);
  const missing = missingPaths(root, withKeyword('required')).filter((path) => complete || path.length > 2);
  const values = faults.filter((fault) => !isAboutKeys(fault));
  const written = {
    isThere: (path: SettingPath) => nodeAt(root, path) !== undefined,
    isBeside: (key: SettingPath, path: SettingPath) =>
      nodeAt(root, path)?.source !== undefined && nodeAt(root, path)?.source === nodeAt(root, key)?.source,
    fits: (path: SettingPath, meant: SettingPath) => fits(root, path, meant),
  };
  const messages = [
    ...checkNames(unknown, missing, written, folder).map((message) => keepFittingReplacement(root, message)),
    ...withKeyword('propertyNames').map((fault) => chosenNameMessage(root, fault)),
    ...valueMessages(values),
    ...findThousands(root),
    ...checkLanguages(root),
  ];
  return { messages, data: errors.length > 0 ? removeInvalid(data) : data };
}
