import type { Call, CallSpec } from '#core/contract/call.ts';

/**
 * Stands in for `defineCall` of the contract in code for browsers (`contractReader` puts it there): which codes a call
 * can answer is for servers to know, what refusals of all calls bring along is known to who reads them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall(spec: CallSpec): Omit<Call, 'statuses'> {
  return { ...spec, idempotent: spec.method === 'GET' };
}
