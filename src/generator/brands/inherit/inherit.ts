import { explanation, joinSentences, reportText } from '#generator/diagnostics/report-text.ts';
import { join } from 'node:path';
import { suggestion, nearest } from '#generator/diagnostics/suggest.ts';
import { baseFolders, brandFileName } from '#generator/brands/folders.ts';
import type { SourceNode, SourceMap, SourceScalar } from '#generator/brands/source/source-node.ts';
import { readSource } from '#generator/brands/source/read-source.ts';
import type { Source } from '#generator/brands/source/read-source.ts';
import { editAt, errorAt, locationOf } from '#generator/brands/source/source-file.ts';
import type { SourceDiagnostic, SourceSpan } from '#generator/brands/source/source-file.ts';
import { withCurrentNames } from './former-names.ts';

/** A brand's settings merged with those of its bases; each value knows its file. */
export interface Inherited {
  /** Absent if the brand's own file cannot be used. */
  root?: SourceMap;
  /** Absolute paths: the brand's own folder first, then its bases from the nearest to the farthest. */
  folders: string[];
  /** False if a base could not be read: then missing settings cannot be determined. */
  complete: boolean;
  findings: SourceDiagnostic[];
}

/**
 * Merges two nodes: maps key by key; lists, texts, numbers and switches of the brand replace those of the base.
 */
export function merge(base: SourceNode, own: SourceNode): SourceNode {
  if (base.kind !== 'map' || own.kind !== 'map') return own;
  return mergeMaps(base, own);
}

function mergeMaps(base: SourceMap, own: SourceMap): SourceMap {
  const entries = new Map(own.entries);
  for (const [key, value] of base.entries) {
    const ownValue = own.entries.get(key);
    entries.set(key, ownValue ? merge(value, ownValue) : value);
  }
  return { ...own, entries };
}

function without(map: SourceMap, keys: readonly string[]): SourceMap {
  return { ...map, entries: new Map([...map.entries].filter(([key]) => !keys.includes(key))) };
}

/** One file in a chain of inheritance. */
interface InheritanceLink {
  folder: string;
  source: Source;
  /** The value of `extends`, if it is a string; the schema reports anything else. */
  base?: SourceScalar & { data: string };
}

function linkOf(folder: string, source: Source): InheritanceLink {
  const extendsNode = source.root?.entries.get('extends');
  const base =
    extendsNode?.kind === 'scalar' && typeof extendsNode.data === 'string'
      ? { ...extendsNode, data: extendsNode.data }
      : undefined;
  return { folder, source, ...(base && { base }) };
}

function missingBase(base: SourceScalar & { data: string }, bases: readonly string[]): SourceDiagnostic {
  const near = nearest(base.data, bases);
  const exists =
    bases.length > 0
      ? reportText('bases.existingBases', { bases: bases.join(', ') })
      : reportText('bases.noBases');
  const what = base.data.startsWith('_')
    ? reportText('bases.missingBase.name', { base: base.data })
    : reportText('bases.missingBase.notAName', { base: base.data });
  return errorAt(base.source, base.value, 'missing-base', {
    what,
    ...explanation('bases.missingBase'),
    fix: near === undefined ? exists : joinSentences(suggestion(near), exists),
    ...(near !== undefined && { repair: [editAt(base.source, base.value, near)] }),
  });
}

/** Reports a cycle once, whichever brand is read: at its alphabetically first folder. */
function cycle(links: readonly InheritanceLink[]): SourceDiagnostic | undefined {
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
  return errorAt(first.base.source, first.base.value, 'extends-cycle', {
    ...explanation('bases.cycle'),
    related,
  });
}

function idInBase({ source }: InheritanceLink): SourceDiagnostic[] {
  const id = source.root?.entries.get('id');
  if (!id) return [];
  const span = id.key ?? id.value;
  const { text } = id.source;
  const end = text.indexOf('\n', id.value[1]);
  const line: SourceSpan = [text.lastIndexOf('\n', span[0]) + 1, end < 0 ? text.length : end + 1];
  return [
    errorAt(id.source, span, 'id-in-base', {
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

  #readLink(name: string): InheritanceLink {
    const folder = join(this.#brandsDir, name);
    const source = this.#sources.get(folder) ?? withCurrentNames(readSource(join(folder, brandFileName)));
    this.#sources.set(folder, source);
    return linkOf(folder, source);
  }

  /** @param id name of the brand's folder */
  read(id: string): Inherited {
    const links = [this.#readLink(id)];
    const findings: SourceDiagnostic[] = [];
    let complete = true;
    for (let link = links[0]; link?.base;) {
      const name = link.base.data;
      const index = links.findIndex(({ folder }) => folder === join(this.#brandsDir, name));
      if (index >= 0 && name.startsWith('_')) {
        const finding = cycle(links.slice(index));
        if (finding) findings.push(finding);
        complete = false;
        break;
      }
      if (!this.#bases.includes(name)) {
        findings.push(missingBase(link.base, this.#bases));
        complete = false;
        break;
      }
      link = this.#readLink(name);
      links.push(link);
      findings.push(...idInBase(link));
    }
    findings.unshift(...links.flatMap(({ source }) => source.findings));

    const [ownLink, ...bases] = links;
    const folders = links.map(({ folder }) => folder);
    if (!ownLink?.source.root) return { folders, complete: false, findings };
    let root = ownLink.source.root;
    for (const { source } of bases) {
      if (source.root) root = mergeMaps(without(source.root, ['id', 'extends']), root);
      else complete = false;
    }
    return { root, folders, complete, findings };
  }
}
