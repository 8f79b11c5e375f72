import { explanation, joinSentences, reportText } from '#generator/diagnostics/report-text.ts';
import { join } from 'node:path';
import { meant, nearest } from '#generator/diagnostics/suggest.ts';
import { baseFolders, brandFileName } from '#generator/brands/folders.ts';
import type { SourceNode, SourceMap, SourceScalar } from '#generator/brands/source/source-node.ts';
import { readSource } from '#generator/brands/source/read-source.ts';
import type { Source } from '#generator/brands/source/read-source.ts';
import { editAt, findingAt, locationOf } from '#generator/brands/source/source-file.ts';
import type { SourceFinding, SourceSpan } from '#generator/brands/source/source-file.ts';

/** A brand's settings with those of its bases behind them; each value knows the file that wrote it. */
export interface Inherited {
  /** Absent when the brand's own file cannot be used. */
  root?: SourceMap;
  /** Absolute paths: the brand's own folder first, then its bases from the nearest to the farthest. */
  folders: string[];
  /** False when a base could not be read: then nobody can say what is missing. */
  complete: boolean;
  findings: SourceFinding[];
}

/** Maps merge key by key; lists, texts, numbers and switches of the nearer file replace those of the farther. */
export function merge(base: SourceNode, own: SourceNode): SourceNode {
  if (base.kind !== 'map' || own.kind !== 'map') return own;
  return mergeMaps(base, own);
}

function mergeMaps(base: SourceMap, own: SourceMap): SourceMap {
  const entries = new Map(own.entries);
  for (const [key, value] of base.entries) {
    const nearer = own.entries.get(key);
    entries.set(key, nearer ? merge(value, nearer) : value);
  }
  return { ...own, entries };
}

function without(map: SourceMap, keys: readonly string[]): SourceMap {
  return { ...map, entries: new Map([...map.entries].filter(([key]) => !keys.includes(key))) };
}

interface Link {
  folder: string;
  source: Source;
  /** The `extends` of this file, where it is a text; anything else is left to the schema. */
  base?: SourceScalar & { data: string };
}

function linkOf(folder: string, source: Source): Link {
  const written = source.root?.entries.get('extends');
  const base =
    written?.kind === 'scalar' && typeof written.data === 'string'
      ? { ...written, data: written.data }
      : undefined;
  return { folder, source, ...(base && { base }) };
}

function missingBase(base: SourceScalar & { data: string }, bases: readonly string[]): SourceFinding {
  const near = nearest(base.data, bases);
  const exists =
    bases.length > 0
      ? reportText('bases.existingBases', { bases: bases.join(', ') })
      : reportText('bases.noBases');
  const what = base.data.startsWith('_')
    ? reportText('bases.missingBase.name', { base: base.data })
    : reportText('bases.missingBase.notAName', { base: base.data });
  return findingAt(base.source, base.value, 'missing-base', {
    what,
    ...explanation('bases.missingBase'),
    fix: near === undefined ? exists : joinSentences(meant(near), exists),
    ...(near !== undefined && { repair: [editAt(base.source, base.value, near)] }),
  });
}

/** One finding for a circle, whoever comes upon it: at its first folder in the alphabet. */
function cycle(links: readonly Link[]): SourceFinding | undefined {
  const [first, ...others] = links.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
  if (!first?.base) return undefined;
  const related = others.flatMap(({ base }) =>
    base
      ? [
          {
            location: locationOf(base.source, base.value),
            note: reportText('bases.cycle.goesOn', { base: base.data }),
          },
        ]
      : [],
  );
  return findingAt(first.base.source, first.base.value, 'extends-cycle', {
    ...explanation('bases.cycle'),
    related,
  });
}

function idInBase({ source }: Link): SourceFinding[] {
  const id = source.root?.entries.get('id');
  if (!id) return [];
  const place = id.key ?? id.value;
  const { text } = id.source;
  const end = text.indexOf('\n', id.value[1]);
  const line: SourceSpan = [text.lastIndexOf('\n', place[0]) + 1, end < 0 ? text.length : end + 1];
  return [
    findingAt(id.source, place, 'id-in-base', {
      ...explanation('bases.idInBase'),
      repair: [editAt(id.source, line, '')],
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
    const findings: SourceFinding[] = [];
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
