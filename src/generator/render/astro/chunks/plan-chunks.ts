import {
  type Atom,
  type ChunkGroup,
  type LoadCase,
  type PlannedModule,
  atomsOf,
  groupsOf,
} from './chunk-groups.ts';
import { BitSet } from './bit-set.ts';

export interface ChunkLimits {
  /** Compressed bytes that a browser could load instead of making one request more. */
  fileCost: number;
  /** Maximum number of chunks on a page. */
  filesPerPage: number;
  /** Minimum bytes of a chunk that a page loads. */
  minBytes: number;
}

/** Rounds in which requests of crowded pages become dearer. */
const rounds = 10;

/**
 * Divides modules into chunks. Modules that the same cases need form a group, and groups are merged as long as this
 * saves more than it costs: a request per case that loads both, against the bytes that cases load in vain, those of
 * imported groups among them. As long as pages have too many chunks, their requests are made dearer and everything is
 * merged again. No two chunks import each other, so that modules run in their order.
 * @returns modules per chunk
 * @throws if the limits cannot be kept
 */
export function planChunks(
  modules: ReadonlyMap<string, PlannedModule>,
  cases: readonly LoadCase[],
  limits: ChunkLimits,
): string[][] {
  const atoms = atomsOf(modules, cases);
  const weights = cases.map(({ weight }) => weight);
  let fileWeights = weights;
  for (let round = 1; ; round += 1) {
    const merger = new GroupMerger(atoms, cases, { weights, fileWeights, limits });
    merger.mergeWhileCheaper();
    const counts = merger.chunksPerCase();
    const isCrowded = (at: number): boolean =>
      cases[at]?.isPage === true && (counts[at] ?? 0) > limits.filesPerPage;
    if (round === rounds) merger.mergeOfCrowded();
    if (round === rounds || !cases.some((_, at) => isCrowded(at))) return merger.chunks();
    fileWeights = fileWeights.map((weight, at) =>
      isCrowded(at) ? Math.max(weight, 0.5) * (0.3 + (counts[at] ?? 0) / limits.filesPerPage) : weight,
    );
  }
}

interface Merge {
  cost: number;
  a: number;
  b: number;
}

interface Weights {
  /** Weight of the bytes of each case. */
  weights: readonly number[];
  /** Weight of the requests of each case. */
  fileWeights: readonly number[];
  limits: ChunkLimits;
}

type Pairs = Iterable<readonly [number, number]>;

/** Merges groups, one pair after the other. */
class GroupMerger {
  private readonly groups: readonly ChunkGroup[];
  private readonly alive: Set<number>;
  private readonly pages: BitSet;
  private readonly atoms: readonly Atom[];
  private readonly cases: readonly LoadCase[];
  private readonly rules: Weights;

  constructor(atoms: readonly Atom[], cases: readonly LoadCase[], rules: Weights) {
    this.atoms = atoms;
    this.cases = cases;
    this.rules = rules;
    this.groups = groupsOf(atoms);
    this.alive = new Set(this.groups.keys());
    this.pages = new BitSet(cases.length);
    for (const [index, { isPage }] of cases.entries()) if (isPage) this.pages.add(index);
  }

  /** Merges what saves something, and then each group that is too small for a page with the cheapest other. */
  mergeWhileCheaper(): void {
    this.mergeCheapest(0, () => true);
    this.mergeCheapest(Infinity, (a, b) => this.isSmall(a) || this.isSmall(b));
    const left = [...this.alive].find((index) => this.isSmall(index));
    if (left !== undefined) throw new Error(`No chunk can take ${this.modulesOf(left).join(', ')}`);
  }

  /** Merges groups of pages that still load too many, the fullest first. */
  mergeOfCrowded(): void {
    for (;;) {
      const counts = this.chunksPerCase().map((count, at) => (this.pages.has(at) ? count : 0));
      const page = counts.indexOf(Math.max(...counts));
      if ((counts[page] ?? 0) <= this.rules.limits.filesPerPage) return;
      let best: Merge | undefined;
      for (const [a, b] of pairsOf([...this.alive].filter((index) => this.group(index).loads.has(page))))
        best = this.mergeOf(a, b, best?.cost ?? Infinity) ?? best;
      if (!best) throw new Error(`A page cannot do with ${this.rules.limits.filesPerPage} chunks`);
      this.merge(best);
    }
  }

  /** Number of groups that each case loads. */
  chunksPerCase(): number[] {
    return this.cases.map(
      (_, at) => [...this.alive].filter((index) => this.group(index).loads.has(at)).length,
    );
  }

  /** Modules per group. */
  chunks(): string[][] {
    return [...this.alive].map((index) => this.modulesOf(index));
  }

  private group(index: number): ChunkGroup {
    const group = this.groups[index];
    if (!group) throw new RangeError(`There is no group ${index}`);
    return group;
  }

  private modulesOf(index: number): string[] {
    return this.group(index)
      .atoms.flatMap((atom) => this.atoms[atom]?.modules ?? [])
      .toSorted();
  }

  private isSmall(index: number): boolean {
    if (!this.alive.has(index)) return false;
    const { bytes, loads } = this.group(index);
    return bytes < this.rules.limits.minBytes && loads.meets(this.pages);
  }

  /** The merge of two groups, if it costs less than that. */
  private mergeOf(a: number, b: number, most: number): Merge | undefined {
    const { weights, fileWeights, limits } = this.rules;
    const [first, second] = [this.group(a), this.group(b)];
    const direct =
      first.bytes * second.loads.weightWithout(first.loads, weights) +
      second.bytes * first.loads.weightWithout(second.loads, weights) -
      limits.fileCost * first.loads.weightWith(second.loads, fileWeights);
    if (direct >= most) return undefined;
    const cost = direct + this.importCost(a, b);
    return cost < most ? { cost, a, b } : undefined;
  }

  /** Cost of what both import, wherever one of them is loaded. */
  private importCost(a: number, b: number): number {
    const { weights, fileWeights, limits } = this.rules;
    const loads = this.group(a).loads.union(this.group(b).loads);
    let cost = 0;
    for (const index of this.group(a).imports.union(this.group(b).imports)) {
      if (index === a || index === b) continue;
      const { imports, loads: own, bytes } = this.group(index);
      // A chunk between the two would import the merged chunk, and be imported by it.
      if (imports.has(a) || imports.has(b)) return Infinity;
      cost += bytes * loads.weightWithout(own, weights);
      cost += limits.fileCost * loads.weightWithout(own, fileWeights);
    }
    return cost;
  }

  private merge({ a, b }: Merge): void {
    const [kept, gone] = [this.group(a), this.group(b)];
    kept.atoms.push(...gone.atoms);
    kept.bytes += gone.bytes;
    kept.loads = kept.loads.union(gone.loads);
    kept.imports = kept.imports.union(gone.imports);
    kept.imports.remove(a);
    kept.imports.remove(b);
    this.alive.delete(b);
    for (const index of this.alive) {
      const other = this.group(index);
      if (index === a || !(other.imports.has(a) || other.imports.has(b))) continue;
      other.imports.remove(b);
      other.imports.add(a);
      other.imports = other.imports.union(kept.imports);
    }
    for (const index of kept.imports) {
      const imported = this.group(index);
      imported.loads = imported.loads.union(kept.loads);
    }
  }

  /** Repeats the cheapest of the wanted merges, as long as one costs less than the limit. */
  private mergeCheapest(most: number, isWanted: (a: number, b: number) => boolean): void {
    const mergesOf = (pairs: Pairs): Merge[] =>
      [...pairs].flatMap(([a, b]) => (isWanted(a, b) ? (this.mergeOf(a, b, most) ?? []) : []));
    let merges = mergesOf(pairsOf([...this.alive]));
    while (merges.length > 0) {
      const next = merges.reduce((best, other) => (other.cost < best.cost ? other : best));
      // Other merges may have changed what this one costs.
      const now = isWanted(next.a, next.b) ? this.mergeOf(next.a, next.b, most) : undefined;
      if (!now || now.cost > next.cost) {
        merges = merges.flatMap((other) => (other === next ? (now ?? []) : other));
        continue;
      }
      this.merge(next);
      merges = merges.filter(({ a, b }) => ![a, b].some((it) => it === next.a || it === next.b));
      const others = [...this.alive].filter((index) => index !== next.a);
      merges.push(...mergesOf(others.map((index) => [next.a, index] as const)));
    }
  }
}

function* pairsOf(indexes: readonly number[]): Generator<readonly [number, number]> {
  for (const [at, a] of indexes.entries()) for (const b of indexes.slice(at + 1)) yield [a, b];
}
