/**
 * Every code that a problem of a brand can have, with its short meaning.
 * Each has a fixture folder of its name in tests/brands/broken; a test compares the two sets.
 */
export const problemCodes = {
  'unknown-key': 'a setting that does not exist',
} as const;

export type ProblemCode = keyof typeof problemCodes;
