/** Numbers that look random and are the same at every start. */
export interface Random {
  /** From 0 on, below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both possible. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  /** Picks an element of a non-empty list. */
  pick<T>(from: readonly T[]): T;
  /** Several different ones, in the order of the list. */
  some<T>(from: readonly T[], count: number): T[];
}

/** @param name gives each part of the example data numbers of its own, so that one part does not shift the others */
export function createRandom(name: string): Random {
  let state = 2_166_136_261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (from) => {
      const [first] = from.length > 0 ? [from[int(0, from.length - 1)]] : [];
      if (first === undefined) throw new TypeError('There is nothing to pick from');
      return first;
    },
    some: (from, count) => {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, from.length)) chosen.add(int(0, from.length - 1));
      return from.filter((_, index) => chosen.has(index));
    },
  };
}
