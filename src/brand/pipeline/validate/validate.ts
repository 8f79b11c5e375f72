import type { ErrorObject } from 'ajv/dist/2020.js';
import type { SettingPath } from '../draft.ts';
import { placedAt, toData } from '../source/placed.ts';
import type { PlacedMap } from '../source/placed.ts';
import { schemaErrors } from './ajv.ts';
import { remarkLanguages } from './languages.ts';
import { pruned } from './prune.ts';
import { faultOf, texts } from './remark.ts';
import type { Fault, Remark } from './remark.ts';
import { requiredWhenComplete } from './schema.ts';
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

/** Errors that say the same as another one in other words. */
function isEcho({ error: { keyword, propertyName }, placed }: Fault): boolean {
  if (propertyName !== undefined || keyword === 'not') return true;
  // A map is empty for the schema when all that is in it could not be read.
  return keyword === 'minProperties' && placed?.kind === 'map' && placed.entries.size > 0;
}

function valueRemarks(faults: readonly Fault[]): Remark[] {
  const byPath = new Map<string, Fault>();
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
function chosenNameRemark({ path, error }: Fault): Remark {
  const key = String(error.params['propertyName']);
  const taken = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key);
  return {
    path: [...path, key],
    what: 'key',
    texts: texts(
      'bad-login-id',
      taken
        ? `\`${key}\` is the name of a built-in sign-in page.`
        : `\`${key}\` cannot be the name of a sign-in page.`,
      taken
        ? 'Two pages cannot have one address.'
        : `The name is the last part of the address of the page: \`/login/${key}\`.`,
      taken
        ? 'Choose another name, for example `doctorado`.'
        : 'Use small letters without accents, digits and single hyphens, beginning with a letter, for example `formacion-continua`.',
    ),
  };
}

function missingPaths(root: PlacedMap, faults: readonly Fault[]): SettingPath[] {
  const declared = faults.map(({ path, error }) => [...path, String(error.params['missingProperty'])]);
  // A map that is itself wrong has been reported; what is missing inside it would be an echo.
  const isInsideMistake = (path: SettingPath) =>
    path.some((_step, index) => {
      const around = index > 0 ? placedAt(root, path.slice(0, index)) : undefined;
      return around !== undefined && around.kind !== 'map';
    });
  const missing = requiredWhenComplete.filter((path) => !placedAt(root, path) && !isInsideMistake(path));
  return [...missing, ...declared.filter((path) => !placedAt(root, path))];
}

export interface Validated {
  remarks: Remark[];
  /** The settings without those that are wrong, and without defaults. */
  data: Record<string, unknown>;
}

/**
 * Holds the merged settings against the schema. Each real mistake gives one remark.
 * @param complete false when a base could not be read, so that nobody can say what is missing
 */
export function validate(root: PlacedMap, complete: boolean): Validated {
  const data = toData(root) as Record<string, unknown>;
  // The name of a base is the affair of inheritance, which looks for its folder.
  if (typeof data['extends'] === 'string') delete data['extends'];
  const errors = schemaErrors(data);
  const faults = errors.map((error) => faultOf(root, error)).filter((fault) => !isEcho(fault));
  const of = (keyword: string) => faults.filter(({ error }) => error.keyword === keyword);
  const unknown = of('additionalProperties').map(({ path, error }) => [
    ...path,
    String(error.params['additionalProperty']),
  ]);
  const missing = missingPaths(root, of('required')).filter((path) => complete || path.length > 2);
  const names = ['additionalProperties', 'required', 'propertyNames'];
  const values = faults.filter(({ error }) => !names.includes(error.keyword));
  const remarks = [
    ...remarkNames(unknown, missing),
    ...of('propertyNames').map(chosenNameRemark),
    ...valueRemarks(values),
    ...remarkLanguages(root),
  ];
  return { remarks, data: errors.length > 0 ? pruned(data) : data };
}
