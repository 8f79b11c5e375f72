import { sentences } from '#build/diagnostics/told.ts';
import { join } from 'node:path';
import { didYouMean } from '#build/diagnostics/suggest.ts';
import { baseFolders, brandFileName } from './folders.ts';
import type { Placed, PlacedMap, PlacedScalar } from './source/placed.ts';
import { readSource } from './source/read-source.ts';
import type { Source } from './source/read-source.ts';
import { findingAt, placeOf } from './source/source-file.ts';
import type { Finding } from './source/source-file.ts';

/** A brand's settings with those of its bases behind them; each value knows the file that wrote it. */
export interface Inherited {
  /** Absent when the brand's own file cannot be used. */
  root?: PlacedMap;
  /** Absolute paths: the brand's own folder first, then its bases from the nearest to the farthest. */
  folders: string[];
  /** False when a base could not be read: then nobody can say what is missing. */
  complete: boolean;
  findings: Finding[];
}

/** Maps merge key by key; lists, texts, numbers and switches of the nearer file replace those of the farther. */
export function merge(base: Placed, own: Placed): Placed {
  if (base.kind !== 'map' || own.kind !== 'map') return own;
  return mergeMaps(base, own);
}

function mergeMaps(base: PlacedMap, own: PlacedMap): PlacedMap {
  const entries = new Map(own.entries);
  for (const [key, value] of base.entries) {
    const nearer = own.entries.get(key);
    entries.set(key, nearer ? merge(value, nearer) : value);
  }
  return { ...own, entries };
}

function without(map: PlacedMap, keys: readonly string[]): PlacedMap {
  return { ...map, entries: new Map([...map.entries].filter(([key]) => !keys.includes(key))) };
}

interface Link {
  folder: string;
  source: Source;
  /** The `extends` of this file, where it is a text; anything else is left to the schema. */
  base?: PlacedScalar & { data: string };
}

function linkOf(folder: string, source: Source): Link {
  const written = source.root?.entries.get('extends');
  const base =
    written?.kind === 'scalar' && typeof written.data === 'string'
      ? { ...written, data: written.data }
      : undefined;
  return { folder, source, ...(base && { base }) };
}

function missingBase(base: PlacedScalar & { data: string }, bases: readonly string[]): Finding {
  const exists =
    bases.length > 0
      ? {
          en: `Bases that exist: ${bases.join(', ')}.`,
          es: `Bases que existen: ${bases.join(', ')}.`,
          ca: `Bases que hi ha: ${bases.join(', ')}.`,
        }
      : {
          en: 'There is no base in this folder.',
          es: 'En esta carpeta no hay ninguna base.',
          ca: 'En aquesta carpeta no hi ha cap base.',
        };
  const what = base.data.startsWith('_')
    ? {
        en: `There is no base called \`${base.data}\`.`,
        es: `No hay ninguna base que se llame \`${base.data}\`.`,
        ca: `No hi ha cap base que es digui \`${base.data}\`.`,
      }
    : {
        en: `\`${base.data}\` is not the name of a base: bases are the folders whose name begins with \`_\`.`,
        es: `\`${base.data}\` no es el nombre de una base: las bases son las carpetas cuyo nombre empieza por \`_\`.`,
        ca: `\`${base.data}\` no és el nom d’una base: les bases són les carpetes el nom de les quals comença per \`_\`.`,
      };
  return findingAt(base.source, base.value, 'missing-base', {
    what,
    why: {
      en: 'A brand takes from its base every setting that it does not write itself.',
      es: 'Una marca toma de su base todos los ajustes que no escribe ella misma.',
      ca: 'Una marca agafa de la seva base tots els paràmetres que no escriu ella mateixa.',
    },
    fix: sentences(didYouMean(base.data, bases), exists) ?? exists,
  });
}

/** One finding for a circle, whoever comes upon it: at its first folder in the alphabet. */
function cycle(links: readonly Link[]): Finding | undefined {
  const [first, ...others] = links.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
  if (!first?.base) return undefined;
  const related = others.flatMap(({ base }) =>
    base
      ? [
          {
            location: placeOf(base.source, base.value),
            note: {
              en: `goes on to \`${base.data}\`.`,
              es: `sigue en \`${base.data}\`.`,
              ca: `continua a \`${base.data}\`.`,
            },
          },
        ]
      : [],
  );
  return findingAt(first.base.source, first.base.value, 'extends-cycle', {
    what: {
      en: 'These bases extend each other in a circle.',
      es: 'Estas bases se extienden unas a otras en círculo.',
      ca: 'Aquestes bases s’estenen les unes a les altres en cercle.',
    },
    why: {
      en: 'There is no first base to begin with, so no setting of them has a definite value.',
      es: 'No hay una primera base por la que empezar, así que ninguno de sus ajustes tiene un valor cierto.',
      ca: 'No hi ha una primera base per on començar, així que cap dels seus paràmetres no té un valor cert.',
    },
    fix: {
      en: 'Delete one `extends` of the circle.',
      es: 'Borra uno de los `extends` del círculo.',
      ca: 'Esborra un dels `extends` del cercle.',
    },
    related,
  });
}

function idInBase({ source }: Link): Finding[] {
  const id = source.root?.entries.get('id');
  if (!id) return [];
  return [
    findingAt(id.source, id.key ?? id.value, 'id-in-base', {
      what: {
        en: 'A base cannot have an `id`.',
        es: 'Una base no puede tener `id`.',
        ca: 'Una base no pot tenir `id`.',
      },
      why: {
        en: 'Each brand that extends it has an id of its own; a base is never built.',
        es: 'Cada marca que la extiende tiene su propio id; una base no se construye nunca.',
        ca: 'Cada marca que l’estén té el seu propi id; una base no es construeix mai.',
      },
      fix: { en: 'Delete this line.', es: 'Borra esta línea.', ca: 'Esborra aquesta línia.' },
    }),
  ];
}

/** Reads brands of one folder; each base is read once, however many brands extend it. */
export class Inheritance {
  readonly #brandsDir: string;
  readonly #bases: readonly string[];
  readonly #sources = new Map<string, Source>();

  constructor(brandsDir: string) {
    this.#brandsDir = brandsDir;
    this.#bases = baseFolders(brandsDir);
  }

  #link(name: string): Link {
    const folder = join(this.#brandsDir, name);
    const source = this.#sources.get(folder) ?? readSource(join(folder, brandFileName));
    this.#sources.set(folder, source);
    return linkOf(folder, source);
  }

  /** @param id name of the brand's folder */
  read(id: string): Inherited {
    const links = [this.#link(id)];
    const findings: Finding[] = [];
    let complete = true;
    for (let link = links[0]; link?.base;) {
      const name = link.base.data;
      const seen = links.findIndex(({ folder }) => folder === join(this.#brandsDir, name));
      if (seen >= 0 && name.startsWith('_')) {
        const finding = cycle(links.slice(seen));
        if (finding) findings.push(finding);
        complete = false;
        break;
      }
      if (!this.#bases.includes(name)) {
        findings.push(missingBase(link.base, this.#bases));
        complete = false;
        break;
      }
      link = this.#link(name);
      links.push(link);
      findings.push(...idInBase(link));
    }
    findings.unshift(...links.flatMap(({ source }) => source.findings));

    const [own, ...bases] = links;
    const folders = links.map(({ folder }) => folder);
    if (!own?.source.root) return { folders, complete: false, findings };
    let root = own.source.root;
    for (const { source } of bases) {
      if (source.root) root = mergeMaps(without(source.root, ['id', 'extends']), root);
      else complete = false;
    }
    return { root, folders, complete, findings };
  }
}
