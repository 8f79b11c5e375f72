import * as codes from '#core/contract/codes.ts';
import type { BaseContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { assertPassword } from '../../rules/person.ts';
import { type AccountRow, accountById } from './load-user.ts';
import { accountMails } from './mails.ts';
import { assertCurrentPassword } from './own-account.ts';
import { closeLinks, createCode, takeCode } from './one-time-codes.ts';

/**
 * Stores a new password, ends all other sessions of the account and revokes its earlier links. The current session
 * continues.
 */
export function storePassword(context: BaseContext, account: number, password: string): void {
  const { db, now, passwords, session } = context;
  const values = {
    password: passwords.hash(password),
    tokensDesde: now.date.getTime() / 1000,
    sesionConservada: session?.sesion,
  };
  db.update('account', { id: account }, values);
  closeLinks(db, now, account);
  passwords.clearFailedAttempts(account);
}

/**
 * Returns the account if it is active, else refuses with `wrongCredentials`.
 * @param account undefined if no account has that name
 */
export function assertActive(account: AccountRow | undefined): AccountRow {
  return account?.estado === 'activa' ? account : refuse(codes.wrongCredentials);
}

/** Mails a password reset link. */
export function mailResetLink(
  context: BaseContext,
  account: AccountRow,
  route: 'reset-login' | 'reset-candidate',
): void {
  const token = createCode(context.db, context.now, 'restablecer', { account: account.id });
  context.mail(accountMails.reset(context, account.email, { route, secret: { token } }));
}

/**
 * Changes a password with a one-time link. Refuses with `linkUsed` and `weakPassword`; a password that is too weak
 * leaves the link usable.
 */
export function changePassword(
  context: BaseContext,
  kind: AccountRow['kind'],
  token: string,
  password: string,
): void {
  const code = takeCode(context.db, context.now, 'restablecer', token);
  const account = code?.account === undefined ? undefined : accountById(context.db, code.account);
  if (account?.kind !== kind) return refuse(codes.linkUsed);
  // Refusing rolls back the transaction, so the link stays unused.
  assertPassword(password);
  storePassword(context, account.id, password);
}

/**
 * Changes the password of the signed-in account, confirmed by the current password. Refuses with `dataMissing`,
 * `wrongCredentials` and `weakPassword`.
 */
export function changeOwnPassword(
  context: BaseContext,
  account: number,
  currentPassword: string | undefined,
  password: string,
): void {
  const row = accountById(context.db, account) ?? refuse(codes.sessionEnded);
  assertCurrentPassword(context, row, currentPassword);
  assertPassword(password);
  storePassword(context, account, password);
}
