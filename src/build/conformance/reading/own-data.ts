import type { CallName } from '#core/contract/calls/index.ts';
import { valueInWords } from '../curl.ts';
import type { Kit, Session } from '../kit.ts';
import { ownRows, rowIds, rowKeys } from '../row-keys.ts';
import { readClaims } from '../token.ts';

const plain = (text: unknown): string =>
  typeof text === 'string' ? text.trim().toLocaleLowerCase('es') : '';

/** Compares the name in an answer with the one in the token of who asked. */
export function assertOwner(kit: Kit, name: CallName, nombre: string, session: Session): void {
  const claimed = readClaims(session.token)?.['nombre'];
  if (typeof claimed !== 'string' || plain(claimed) === '') return;
  kit.assert(
    plain(claimed) === plain(nombre),
    name,
    { rule: 'own-data', expected: `the data of ${claimed}, as the token says`, came: `those of ${nombre}` },
    session.tipo,
  );
}

/** What was answered to the first account of a half, to be compared with what the second gets. */
export type Answers = Map<CallName, unknown>;

/** Reports rows that two people have in common and that can be only one's. */
export function assertApart(kit: Kit, first: Answers, second: Answers, session: Session): void {
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
        came: `${valueInWords(shared)} for two accounts`,
      },
      session.tipo,
    );
  }
}
