/** What can be chosen, and from what. */
export type Factors = ReadonlyMap<string, readonly unknown[]>;
export type CoveringRow = Map<string, unknown>;

/** The same numbers in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Rows in which any two values of two factors stand together at least once, few though not as few as possible: each
 * value is the one with which most pairs come that no row has yet.
 */
export function coveringRows(factors: Factors): CoveringRow[] {
  const names = [...factors.keys()];
  const values = names.map((name) => factors.get(name) ?? []);
  const starts = values.map((_, at) => values.slice(0, at).reduce((sum, { length }) => sum + length, 0));
  const cells = values.reduce((sum, { length }) => sum + length, 0);
  const isMet = new Uint8Array(cells * cells);
  let open = 0;
  values.forEach((ours, at) =>
    values.slice(0, at).forEach((others) => (open += ours.length * others.length)),
  );
  const random = numbers(7);
  const rows: CoveringRow[] = [];
  while (open > 0) {
    const chosen: number[] = [];
    const order = names.map((_, at) => ({ at, by: random() })).sort((a, b) => a.by - b.by);
    for (const { at } of order) {
      const gains = (values[at] ?? []).map((_, value) => {
        const cell = (starts[at] ?? 0) + value;
        return { cell, gain: chosen.filter((other) => !isMet[cell * cells + other]).length, by: random() };
      });
      const [best] = gains.sort((a, b) => b.gain - a.gain || a.by - b.by);
      if (best) chosen[at] = best.cell;
    }
    chosen.forEach((cell, at) =>
      chosen.slice(0, at).forEach((other) => {
        if (!isMet[cell * cells + other]) open -= 1;
        isMet[cell * cells + other] = isMet[other * cells + cell] = 1;
      }),
    );
    rows.push(new Map(names.map((name, at) => [name, values[at]?.[(chosen[at] ?? 0) - (starts[at] ?? 0)]])));
  }
  return rows;
}
