import type { ErrorObject } from 'ajv/dist/2020.js';
import type { SettingPath } from '../draft.ts';
import { placedAt, toData } from '../source/placed.ts';
import type { PlacedMap } from '../source/placed.ts';
import { schemaErrors } from './schema-errors.ts';
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

/** What all alternatives have against a map whose own keys are the mistake. */
function isOfAlternatives({ name, schema, placed }: Fault, all: readonly Fault[]): boolean {
  if (schema.anyOf === undefined || placed?.kind !== 'map') return false;
  return all.some(
    (other) => other.name.startsWith(`${name}.`) || (other.name === name && isAboutKeys(other)),
  );
}

const isAboutKeys = ({ error: { keyword } }: Fault): boolean =>
  ['additionalProperties', 'required', 'propertyNames'].includes(keyword);

/** Errors that say the same as another one in other words. */
function isEcho(fault: Fault, all: readonly Fault[]): boolean {
  const {
    error: { keyword, propertyName },
    placed,
  } = fault;
  if (!isAboutKeys(fault) && isOfAlternatives(fault, all)) return true;
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
  if (key.length > 60) {
    return {
      path: [...path, key],
      what: 'key',
      texts: texts(
        'bad-login-id',
        {
          en: `The name of this sign-in page has ${key.length} letters; at most 60 are allowed.`,
          es: `El nombre de esta página de acceso tiene ${key.length} letras; puede tener 60 como mucho.`,
          ca: `El nom d’aquesta pàgina d’accés té ${key.length} lletres; en pot tenir 60 com a màxim.`,
        },
        {
          en: 'The name is the last part of the address of the page, and of a folder in the finished site.',
          es: 'El nombre es la última parte de la dirección de la página, y de una carpeta del sitio terminado.',
          ca: 'El nom és l’última part de l’adreça de la pàgina, i d’una carpeta del lloc acabat.',
        },
        {
          en: 'Choose a shorter name, for example `formacion-continua`.',
          es: 'Elige un nombre más corto, por ejemplo `formacion-continua`.',
          ca: 'Tria un nom més curt, per exemple `formacion-continua`.',
        },
      ),
    };
  }
  const taken = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key);
  return {
    path: [...path, key],
    what: 'key',
    texts: texts(
      'bad-login-id',
      taken
        ? {
            en: `\`${key}\` is the name of a built-in sign-in page.`,
            es: `\`${key}\` es el nombre de una página de acceso que el portal ya tiene.`,
            ca: `\`${key}\` és el nom d’una pàgina d’accés que el portal ja té.`,
          }
        : {
            en: `\`${key}\` cannot be the name of a sign-in page.`,
            es: `\`${key}\` no puede ser el nombre de una página de acceso.`,
            ca: `\`${key}\` no pot ser el nom d’una pàgina d’accés.`,
          },
      taken
        ? {
            en: 'Two pages cannot have one address.',
            es: 'Dos páginas no pueden tener la misma dirección.',
            ca: 'Dues pàgines no poden tenir la mateixa adreça.',
          }
        : {
            en: `The name is the last part of the address of the page: \`/login/${key}\`.`,
            es: `El nombre es la última parte de la dirección de la página: \`/login/${key}\`.`,
            ca: `El nom és l’última part de l’adreça de la pàgina: \`/login/${key}\`.`,
          },
      taken
        ? {
            en: 'Choose another name, for example `doctorado`.',
            es: 'Elige otro nombre, por ejemplo `doctorado`.',
            ca: 'Tria un altre nom, per exemple `doctorado`.',
          }
        : {
            en: 'Use small letters without accents, digits and single hyphens, beginning with a letter, for example `formacion-continua`.',
            es: 'Usa letras minúsculas sin acentos, cifras y guiones sueltos, y empieza por una letra, por ejemplo `formacion-continua`.',
            ca: 'Fes servir lletres minúscules sense accents, xifres i guionets solts, i comença per una lletra, per exemple `formacion-continua`.',
          },
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
 * @param folder name of the brand's folder
 */
export function validate(root: PlacedMap, complete: boolean, folder?: string): Validated {
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
    ...remarkNames(unknown, missing, folder),
    ...of('propertyNames').map(chosenNameRemark),
    ...valueRemarks(values),
    ...remarkLanguages(root),
  ];
  return { remarks, data: errors.length > 0 ? pruned(data) : data };
}
