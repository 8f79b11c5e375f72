import type { CallName } from '#core/contract/calls/index.ts';
import type { Kit } from '../kit.ts';
import type { Tipo } from '../place.ts';

/** Reports, at the call that answered 0, that what it should have done cannot be seen. */
export function assertKept(kit: Kit, name: CallName, done: boolean, expected: string, tipo?: Tipo): void {
  kit.assert(
    done,
    name,
    { rule: 'kept', expected, came: 'status 0, and what is read shows it otherwise' },
    tipo,
  );
}

/** Reports, at a call, that somebody else could do something to what is not theirs. */
export function assertUntouched(
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
