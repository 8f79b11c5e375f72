import { explanation } from '#generator/diagnostics/report-text.ts';
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { SettingPath } from '../draft.ts';
import { nodeAt, toData } from '../source/source-node.ts';
import type { SourceMap } from '../source/source-node.ts';
import { schemaErrors } from './schema-errors.ts';
import { remarkLanguages } from './languages.ts';
import { pruned } from './prune.ts';
import { faultOf, texts } from './remark.ts';
import type { SchemaFault, SchemaMessage } from './remark.ts';
import { requiredWhenComplete, schemaAt } from './schema.ts';
import { remarkNames } from './wording-keys.ts';
import { wordValue } from './wording-values.ts';

/** Of several errors of one value, the first of these is the one that explains it. */
const order = [
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
  const position = order.indexOf(keyword);
  return position < 0 ? order.length : position;
}

/** What all alternatives have against a map whose own keys are the mistake. */
function isOfAlternatives({ name, schema, placed }: SchemaFault, all: readonly SchemaFault[]): boolean {
  if (schema.anyOf === undefined || placed?.kind !== 'map') return false;
  return all.some(
    (other) => other.name.startsWith(`${name}.`) || (other.name === name && isAboutKeys(other)),
  );
}

const isAboutKeys = ({ error: { keyword } }: SchemaFault): boolean =>
  ['additionalProperties', 'required', 'propertyNames'].includes(keyword);

/** Errors that say the same as another one in other words. */
function isEcho(fault: SchemaFault, all: readonly SchemaFault[]): boolean {
  const {
    error: { keyword, propertyName },
    placed,
  } = fault;
  if (!isAboutKeys(fault) && isOfAlternatives(fault, all)) return true;
  if (propertyName !== undefined || keyword === 'not') return true;
  // A map is empty for the schema when all that is in it could not be read.
  return keyword === 'minProperties' && placed?.kind === 'map' && placed.entries.size > 0;
}

function valueRemarks(faults: readonly SchemaFault[]): SchemaMessage[] {
  const byPath = new Map<string, SchemaFault>();
  for (const fault of faults) {
    const first = byPath.get(fault.name);
    if (!first || rank(fault.error) < rank(first.error)) byPath.set(fault.name, fault);
  }
  return [...byPath.values()].map((fault) => {
    const repeated = fault.error.keyword === 'uniqueItems' ? [Number(fault.error.params['i'])] : [];
    return { path: [...fault.path, ...repeated], what: 'value', texts: wordValue(fault) };
  });
}

/** Names that the brand chooses itself: only sign-in pages have them. */
function chosenNameRemark({ path, error }: SchemaFault): SchemaMessage {
  const key = String(error.params['propertyName']);
  if (key.length > 60) {
    return {
      path: [...path, key],
      what: 'key',
      texts: texts('bad-login-id', explanation('settings.longLoginId', { length: key.length })),
    };
  }
  const taken = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key);
  return {
    path: [...path, key],
    what: 'key',
    texts: texts(
      'bad-login-id',
      taken ? explanation('settings.takenLoginId', { key }) : explanation('settings.badLoginId', { key }),
    ),
  };
}

function missingPaths(root: SourceMap, faults: readonly SchemaFault[]): SettingPath[] {
  const declared = faults.map(({ path, error }) => [...path, String(error.params['missingProperty'])]);
  // A map that is itself wrong has been reported; what is missing inside it would be an echo.
  const isInsideMistake = (path: SettingPath) =>
    path.some((_step, index) => {
      const around = index > 0 ? nodeAt(root, path.slice(0, index)) : undefined;
      return around !== undefined && around.kind !== 'map';
    });
  const missing = requiredWhenComplete.filter((path) => !nodeAt(root, path) && !isInsideMistake(path));
  return [...missing, ...declared.filter((path) => !nodeAt(root, path))];
}

/** A name is only put right by itself where the setting that was probably meant takes such a value. */
function onlyIfItFits(root: SourceMap, remark: SchemaMessage): SchemaMessage {
  const { replacement, ...texts } = remark.texts;
  const placed = nodeAt(root, remark.path);
  const wanted = remark.meant && schemaAt(remark.meant)?.type;
  if (replacement === undefined || !placed || wanted === undefined) return remark;
  const kind = placed.kind === 'scalar' ? typeof placed.data : placed.kind === 'list' ? 'array' : 'object';
  const isWanted = kind === (wanted === 'integer' ? 'number' : wanted);
  return isWanted ? remark : { ...remark, texts };
}

export interface Validated {
  remarks: SchemaMessage[];
  /** The settings without those that are wrong, and without defaults. */
  data: Record<string, unknown>;
}

/**
 * Holds the merged settings against the schema. Each real mistake gives one remark.
 * @param complete false when a base could not be read, so that nobody can say what is missing
 * @param folder name of the brand's folder
 */
export function validate(root: SourceMap, complete: boolean, folder?: string): Validated {
  const data = toData(root) as Record<string, unknown>;
  // The name of a base is the affair of inheritance, which looks for its folder.
  if (typeof data['extends'] === 'string') delete data['extends'];
  const errors = schemaErrors(data);
  const found = errors.map((error) => faultOf(root, error, folder));
  const faults = found.filter((fault) => !isEcho(fault, found));
  const of = (keyword: string) => faults.filter(({ error }) => error.keyword === keyword);
  const unknown = of('additionalProperties').map(({ path, error }) => [
    ...path,
    String(error.params['additionalProperty']),
  ]);
  const missing = missingPaths(root, of('required')).filter((path) => complete || path.length > 2);
  const values = faults.filter((fault) => !isAboutKeys(fault));
  const remarks = [
    ...remarkNames(unknown, missing, folder).map((remark) => onlyIfItFits(root, remark)),
    ...of('propertyNames').map(chosenNameRemark),
    ...valueRemarks(values),
    ...remarkLanguages(root),
  ];
  return { remarks, data: errors.length > 0 ? pruned(data) : data };
}
