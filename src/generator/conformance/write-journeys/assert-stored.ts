import { type CallName, calls } from '#core/contract/calls/index.ts';
import type { Call } from '#core/contract/call.ts';
import type { Kit } from '../kit.ts';
import type { Tipo } from '../endpoint.ts';
import type { RuleId } from '../rules.ts';

/** The reads that show what a write has done, in words. */
function describeReads(kit: Kit, name: CallName): string {
  const shown = kit.reads.filter((read) => read.name !== name);
  return shown.map(({ request, answer }) => `${request} (${answer})`).join(' and ') || 'what is read';
}

/**
 * Asserts what the reads since a write show. Where a read failed, nothing is known: the row then says which call is needed.
 */
function assertRead(
  kit: Kit,
  name: CallName,
  done: boolean,
  violation: { rule: RuleId; expected: string; came: (reads: string) => string },
  tipo: Tipo | undefined,
): void {
  const { rule, expected, came } = violation;
  // A write that was refused has been told already, and has nothing to show.
  if (rule === 'kept' && !kit.isDone(name)) return;
  const reads = kit.reads.filter((read) => read.name !== name);
  const failed = reads.find(({ ok }) => !ok);
  if (failed && !(done && reads.some(({ ok }) => ok))) {
    const call: Call = calls[name];
    const endpoint = { call, tipo: call.path.includes('{tipo}') ? tipo : undefined };
    kit.rows.note(endpoint, `${rule} not tried: needs ${failed.name} (${failed.answer})`);
    return;
  }
  kit.assert(done, name, { rule, expected, came: came(describeReads(kit, name)) }, tipo);
}

/** Reports a write that answered 0 without an effect that a read shows. */
export function assertStored(kit: Kit, name: CallName, done: boolean, expected: string, tipo?: Tipo): void {
  const came = (reads: string): string => `status 0, and ${reads} shows it otherwise`;
  assertRead(kit, name, done, { rule: 'kept', expected, came }, tipo);
}

/** Reports a write to another account's row. */
export function assertUnchanged(
  kit: Kit,
  name: CallName,
  untouched: boolean,
  what: string,
  tipo?: Tipo,
): void {
  const expected = `${what} to stay as it is when another account asks`;
  const came = (reads: string): string => `it was changed, as ${reads} shows`;
  assertRead(kit, name, untouched, { rule: 'foreign-id', expected, came }, tipo);
}
