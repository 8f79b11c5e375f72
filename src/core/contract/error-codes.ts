import * as codes from './codes.ts';

/** A code that the server can answer by the contract, or 500 for a response that never arrived. */
export type KnownErrorCode = (typeof codes)[keyof typeof codes];

/** All error codes, for servers, tools and tests: importing this pulls in the whole list. */
export const errorCodes: readonly KnownErrorCode[] = Object.values(codes).sort((a, b) => a - b);
