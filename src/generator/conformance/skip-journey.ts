/** Ends a journey whose precondition is missing; the message names the precondition. */
export class SkipJourney extends Error {
  override name = 'SkipJourney';
}

/** Returns the value. Throws SkipJourney with `missing` when undefined. */
export function required<T>(value: T | undefined, missing: string): T {
  if (value === undefined) throw new SkipJourney(missing);
  return value;
}
