import * as codes from '#core/contract/codes.ts';
import { sql } from '../../db/sql.ts';
import type { BaseContext } from '../../context.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { textIn } from '../../texts/translated.ts';
import { notify } from '../../notifications/notify-about.ts';
import { type AccountRow, accountById } from './load-user.ts';
import { accountMails } from './mails.ts';
import { serverMessages } from './messages.ts';
import { closeLinks } from './one-time-codes.ts';

/** Refuses with `wrongCredentials` a wrong password, with the waiting time when throttled. */
export function refusePassword(
  { language }: BaseContext,
  message: 'wrongCredentials' | 'wrongPassword',
  espera: number,
): never {
  if (espera === 0) return refuse(codes.wrongCredentials, textIn(serverMessages[message], language));
  return refuse(codes.wrongCredentials, textIn(serverMessages.tooManyAttempts, language), { espera });
}

/** Refuses with `dataMissing` and `wrongCredentials` unless the current password of the account is given. */
export function assertCurrentPassword(
  context: BaseContext,
  account: Pick<AccountRow, 'id' | 'password'>,
  currentPassword: string | undefined,
): void {
  if (currentPassword === undefined || currentPassword === '') return refuseFields(['passwordActual']);
  const { match, espera } = context.passwords.check(account.id, currentPassword, [account.password]);
  if (match === undefined) refusePassword(context, 'wrongPassword', espera);
}

/** Requested changes of an account's identity. */
interface IdentityChange {
  /** Address before and after the change. */
  from: string;
  to: string;
  /** Another user name. */
  usuario?: string | undefined;
  present: string | undefined;
}

/**
 * Changes how someone signs in and where links are sent to, for its owner, who gives the current password or came with
 * the account of the university. A user name or an address of the account that was the one shown follows it. Links that
 * are under way are void, and the old address is told. Refuses with `dataMissing`, `wrongCredentials` and `userExists`.
 */
export function changeIdentity(context: BaseContext, account: number, change: IdentityChange): void {
  const { db, session } = context;
  const { from, to, present } = change;
  const before = accountById(db, account) ?? refuse(codes.sessionEnded);
  const follow = (value: string): string => (value.toLowerCase() === from.toLowerCase() ? to : value);
  const usuario = change.usuario?.trim() || follow(before.usuario);
  const email = follow(before.email);
  if (from === to && usuario === before.usuario) return;
  const holder = db.value(
    sql`SELECT 1 FROM account WHERE kind = ${before.kind} AND usuario = ${usuario} AND id <> ${account}`,
  );
  if (holder !== undefined) refuse(codes.userExists);
  if (!session?.sso) assertCurrentPassword(context, before, present);
  if (usuario === before.usuario && email === before.email) return;
  db.update('account', { id: account }, { usuario, email });
  closeLinks(db, context.now, account);
  const mail = accountMails.identityChanged(context, before.email, { usuario, email });
  context.mailIfPossible(mail);
  notify(context, account, { titulo: mail.subject, texto: mail.text, Importante: true });
}
