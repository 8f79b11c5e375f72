/** Factors and their possible values. */
export type Factors = ReadonlyMap<string, readonly unknown[]>;
export type CoveringRow = Map<string, unknown>;

/** A deterministic random generator: the same numbers in each run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Rows that cover every pair of values of two factors at least once (pairwise testing). Greedy, so not
 * minimal: each value is the one that covers most open pairs.
 */
export function coveringRows(factors: Factors): CoveringRow[] {
  const names = [...factors.keys()];
  const values = names.map((name) => factors.get(name) ?? []);
  const starts = values.map((_, index) =>
    values.slice(0, index).reduce((sum, { length }) => sum + length, 0),
  );
  const cells = values.reduce((sum, { length }) => sum + length, 0);
  const isCovered = new Uint8Array(cells * cells);
  let open = 0;
  values.forEach((ours, index) =>
    values.slice(0, index).forEach((others) => (open += ours.length * others.length)),
  );
  const random = randomNumbers(7);
  const rows: CoveringRow[] = [];
  while (open > 0) {
    const chosen: number[] = [];
    const order = names
      .map((_, factor) => ({ factor, tieBreak: random() }))
      .sort((a, b) => a.tieBreak - b.tieBreak);
    for (const { factor } of order) {
      const gains = (values[factor] ?? []).map((_, value) => {
        const cell = (starts[factor] ?? 0) + value;
        return {
          cell,
          gain: chosen.filter((other) => !isCovered[cell * cells + other]).length,
          tieBreak: random(),
        };
      });
      const [best] = gains.sort((a, b) => b.gain - a.gain || a.tieBreak - b.tieBreak);
      if (best) chosen[factor] = best.cell;
    }
    chosen.forEach((cell, index) =>
      chosen.slice(0, index).forEach((other) => {
        if (!isCovered[cell * cells + other]) open -= 1;
        isCovered[cell * cells + other] = isCovered[other * cells + cell] = 1;
      }),
    );
    rows.push(
      new Map(
        names.map((name, index) => [name, values[index]?.[(chosen[index] ?? 0) - (starts[index] ?? 0)]]),
      ),
    );
  }
  return rows;
}
