import type { CallName } from '#core/contract/calls/index.ts';
import type { Kit } from '../kit.ts';
import type { Tipo } from '../endpoint.ts';

/** Reports a write that answered 0 without a visible effect. */
export function assertStored(kit: Kit, name: CallName, done: boolean, expected: string, tipo?: Tipo): void {
  kit.assert(
    done,
    name,
    { rule: 'kept', expected, came: 'status 0, and what is read shows it otherwise' },
    tipo,
  );
}

/** Reports a write to another account's row. */
export function assertUnchanged(
  kit: Kit,
  name: CallName,
  untouched: boolean,
  what: string,
  tipo?: Tipo,
): void {
  kit.assert(
    untouched,
    name,
    {
      rule: 'foreign-id',
      expected: `${what} to stay as it is when another account asks`,
      came: 'it was changed',
    },
    tipo,
  );
}
