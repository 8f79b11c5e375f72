import type { CallName } from '#core/contract/calls/index.ts';
import { describeValue } from '../curl.ts';
import type { Kit, TestSession } from '../kit.ts';
import { ownRows, rowIds, rowKeys } from '../row-keys.ts';
import { readClaims } from '../token.ts';

const plain = (text: unknown): string =>
  typeof text === 'string' ? text.trim().toLocaleLowerCase('es') : '';

/** Compares the name in a response with the name in the session's token. */
export function assertOwner(kit: Kit, name: CallName, nombre: string, session: TestSession): void {
  const claimed = readClaims(session.token)?.['nombre'];
  if (typeof claimed !== 'string' || plain(claimed) === '') return;
  kit.assert(
    plain(claimed) === plain(nombre),
    name,
    { rule: 'own-data', expected: `the data of ${claimed}, as the token says`, came: `those of ${nombre}` },
    session.tipo,
  );
}

/** Responses to the first account of a side by call, to compare with those to the second. */
export type AnswersByCall = Map<CallName, unknown>;

/** Reports private rows returned to two accounts. */
export function assertDisjointRows(
  kit: Kit,
  first: AnswersByCall,
  second: AnswersByCall,
  session: TestSession,
): void {
  for (const name of ownRows) {
    const mine = new Set(rowIds(name, first.get(name)));
    const shared = rowIds(name, second.get(name)).find((id) => mine.has(id));
    kit.assert(
      shared === undefined,
      name,
      {
        rule: 'own-data',
        at: `datos.n.${rowKeys[name] ?? ''}`,
        expected: 'rows that no other account has',
        came: `${describeValue(shared)} for two accounts`,
      },
      session.tipo,
    );
  }
}
