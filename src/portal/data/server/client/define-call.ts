import type { Call, CallSpec } from '#core/contract/call.ts';

/**
 * Replaces `defineCall` of the contract in code for browsers (see `contractReader`): without the list of codes that a
 * call can answer, which only servers need. `readAnswer` knows the data of refusals that all calls share.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall(spec: CallSpec): Omit<Call, 'statuses'> {
  return { ...spec, idempotent: spec.method === 'GET' };
}
