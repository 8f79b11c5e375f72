/*
 * Replaces `zod/mini` in code for browsers (see `contractReader`), which only parse answers by the schemas of the
 * contract and need no more of an issue than its path. A test holds its behaviour to that of zod with every answer of
 * the contract. Its functions have no side effects, so that bundles drop unused schemas.
 */
export * from './schemas/checks.ts';
export * from './schemas/composed.ts';
export * from './schemas/values.ts';

/** Ignores the registered descriptions of the contract, which only tools read. */
export const globalRegistry = { add: (): void => undefined };
