import type { BaseContext } from '../handlers/context.ts';
import { refuse } from '../refusal.ts';
import { assertPassword } from '../rules/person.ts';
import { type AccountRow, accountById } from './load-user.ts';
import { takeCode } from './one-time-codes.ts';
import { hashPassword } from './password.ts';

/** Stores a password chosen with a link; every session that was open before it is over. */
export function storePassword({ db, now }: BaseContext, account: number, password: string): void {
  db.update('account', { id: account }, { password: hashPassword(password), tokensDesde: now.seconds });
}

/** Changes a password with a one-time link. Refuses with 42 and 28; a password that is too weak leaves the link usable. */
export function changePassword(
  context: BaseContext,
  kind: AccountRow['kind'],
  token: string,
  password: string,
): void {
  const code = takeCode(context.db, context.now, 'restablecer', token);
  const account = code?.account === undefined ? undefined : accountById(context.db, code.account);
  if (account?.kind !== kind) return refuse(42);
  assertPassword(password);
  storePassword(context, account.id, password);
}
