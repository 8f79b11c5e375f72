import { BitSet } from './bit-set.ts';

/** A situation in which a browser loads code: a page for one kind of visitor, or a part opened on the page. */
export interface LoadCase {
  /** Ids of all modules that are loaded by then. */
  needs: ReadonlySet<string>;
  /** How much this case counts against the others. */
  weight: number;
  /** Whether this is an untouched page, whose loaded files are limited. */
  isPage: boolean;
}

/** A module for the planner. */
export interface PlannedModule {
  /** Estimated bytes of its code, compressed. */
  bytes: number;
  /** Ids of its static imports. */
  imports: readonly string[];
}

/** Modules that the same load cases need. */
export interface Atom {
  modules: readonly string[];
  bytes: number;
  /** Load cases that need it. */
  needs: BitSet;
  /** Atoms that its modules import, by index. */
  imports: readonly number[];
}

/** Atoms that become one chunk. */
export interface ChunkGroup {
  /** Atoms by index. */
  atoms: number[];
  bytes: number;
  /** Load cases of the group: they need its modules, or load a group with imports of it. */
  loads: BitSet;
  /** Groups that it imports, directly and transitively, by index. */
  imports: BitSet;
}

/** Divides modules by the cases that need them. */
export function atomsOf(
  modules: ReadonlyMap<string, PlannedModule>,
  cases: readonly Pick<LoadCase, 'needs'>[],
): Atom[] {
  const needs = new Map([...modules.keys()].map((id) => [id, new BitSet(cases.length)]));
  for (const [index, loadCase] of cases.entries()) for (const id of loadCase.needs) needs.get(id)?.add(index);
  const members = [...Map.groupBy(modules.keys(), (id) => needs.get(id)?.key() ?? '').values()];
  const atomOf = new Map(members.flatMap((ids, index) => ids.map((id) => [id, index] as const)));
  return members.map((ids, index) => {
    const imports = ids.flatMap((id) => modules.get(id)?.imports ?? []).flatMap((id) => atomOf.get(id) ?? []);
    return {
      modules: ids,
      bytes: ids.reduce((sum, id) => sum + (modules.get(id)?.bytes ?? 0), 0),
      needs: needs.get(ids[0] ?? '') ?? new BitSet(cases.length),
      imports: [...new Set(imports)].filter((imported) => imported !== index),
    };
  });
}

/** Makes a group for each atom. */
export function groupsOf(atoms: readonly Atom[]): ChunkGroup[] {
  return atoms.map(({ bytes, needs }, index) => {
    const imports = new BitSet(atoms.length);
    const pending = [index];
    for (let from = pending.pop(); from !== undefined; from = pending.pop())
      for (const next of atoms[from]?.imports ?? [])
        if (!imports.has(next)) {
          imports.add(next);
          pending.push(next);
        }
    return { atoms: [index], bytes, loads: needs, imports };
  });
}
