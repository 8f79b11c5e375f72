import type { Caller } from './client/call.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';

/** Makes calls with the keys of a form or a question. */
export const withIdempotencyKeys =
  (call: Caller, idempotencyKeys: IdempotencyKeys): Caller =>
  (wanted, input, options) =>
    call(wanted, input, { ...options, idempotencyKeys });
