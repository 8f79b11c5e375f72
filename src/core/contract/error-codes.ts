import * as codes from './codes.ts';

/** A code that the server can answer by the contract, or 500 for an answer that never came. */
export type KnownErrorCode = (typeof codes)[keyof typeof codes];

/** All of them, for servers, tools and tests: it brings the whole list along. */
export const errorCodes: readonly KnownErrorCode[] = Object.values(codes).sort((a, b) => a - b);
