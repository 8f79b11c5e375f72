import type { Caller } from '#portal/data/server/client/call.ts';
import type { IdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';

/** Wraps a caller so that its calls have the idempotency keys of a form or a question. */
export const withIdempotencyKeys =
  (call: Caller, idempotencyKeys: IdempotencyKeys): Caller =>
  (definition, input, options) =>
    call(definition, input, { ...options, idempotencyKeys });
