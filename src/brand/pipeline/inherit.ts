import { join } from 'node:path';
import { didYouMean } from '#diagnostics/suggest.ts';
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
    bases.length > 0 ? `Bases that exist: ${bases.join(', ')}.` : 'There is no base in this folder.';
  const what = base.data.startsWith('_')
    ? `There is no base called \`${base.data}\`.`
    : `\`${base.data}\` is not the name of a base: bases are the folders whose name begins with \`_\`.`;
  return findingAt(base.source, base.value, 'missing-base', {
    what,
    why: 'A brand takes from its base every setting that it does not write itself.',
    fix: [didYouMean(base.data, bases), exists].filter(Boolean).join(' '),
  });
}

/** One finding for a circle, whoever comes upon it: at its first folder in the alphabet. */
function cycle(links: readonly Link[]): Finding | undefined {
  const [first, ...others] = links.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
  if (!first?.base) return undefined;
  const related = others.flatMap(({ base }) =>
    base ? [{ location: placeOf(base.source, base.value), note: `goes on to \`${base.data}\`.` }] : [],
  );
  return findingAt(first.base.source, first.base.value, 'extends-cycle', {
    what: 'These bases extend each other in a circle.',
    why: 'There is no first base to begin with, so no setting of them has a definite value.',
    fix: 'Delete one `extends` of the circle.',
    related,
  });
}

function idInBase({ source }: Link): Finding[] {
  const id = source.root?.entries.get('id');
  if (!id) return [];
  return [
    findingAt(id.source, id.key ?? id.value, 'id-in-base', {
      what: 'A base cannot have an `id`.',
      why: 'Each brand that extends it has an id of its own; a base is never built.',
      fix: 'Delete this line.',
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
