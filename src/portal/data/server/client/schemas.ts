/*
 * Stands in for `zod/mini` in code for browsers (`contractReader` puts it there): they only read answers by the
 * schemas of the contract, and ask of what does not fit nothing but where it is. What it understands, and that it
 * understands it as zod does, is held by a test with every answer of the contract. Its functions have no side effects, so
 * that a bundle drops the schemas it does not use.
 */
export * from './schemas/checks.ts';
export * from './schemas/composed.ts';
export * from './schemas/values.ts';

/** Notes for the description of the contract: nobody reads them in a browser. */
export const globalRegistry = { add: (): void => undefined };
