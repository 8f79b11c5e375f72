export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Prints whether a value is within its limit. */
export function verdict(name: string, value: number, limit: number): void {
  const word = value <= limit ? 'reached' : 'MISSED ';
  console.log(`${word}  ${name}: ${value.toFixed(3)} (at most ${limit.toFixed(3)})`);
}
