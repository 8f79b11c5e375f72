import { createHash, randomBytes } from 'node:crypto';
import type { Moment } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { list, sql } from '../../db/sql.ts';

/** What a code opens: another password, the first one, the second step of a registration, a sign-in. */
export type Purpose = 'restablecer' | 'establecer' | 'egresado' | 'sso';

/** How long each can be used, in seconds. */
const lifetime: Record<Purpose, number> = {
  restablecer: 3600,
  establecer: 7 * 24 * 3600,
  egresado: 1800,
  sso: 120,
};

export interface OneTimeCode<D = unknown> {
  account?: number;
  datos: D;
}

const hash = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Codes that come as links of mails: of an account, the last one alone can be used. */
const links: readonly Purpose[] = ['restablecer', 'establecer'];

/** Makes a code that nobody can guess; only its hash is kept. A link makes those void that the account had before. */
export function createCode(
  db: Db,
  now: Moment,
  purpose: Purpose,
  { account, datos = {} }: Partial<OneTimeCode>,
): string {
  if (account !== undefined && links.includes(purpose)) closeLinks(db, now, account);
  const code = randomBytes(24).toString('base64url');
  const expires = now.seconds + lifetime[purpose];
  db.insert('one_time_code', { hash: hash(code), purpose, account, datos: datos as object, expires });
  return code;
}

/** What a code is for, without using it up; undefined for one that is unknown, expired or used. */
function peekCode<D>(db: Db, now: Moment, purpose: Purpose, code: string): OneTimeCode<D> | undefined {
  return db.get<OneTimeCode<D>>(sql`
    SELECT account, datos FROM one_time_code
    WHERE hash = ${hash(code)} AND purpose = ${purpose} AND expires > ${now.seconds} AND used IS NULL`);
}

/** Makes the links void that an account could get another password with. */
export function closeLinks(db: Db, now: Moment, account: number): void {
  db.run(sql`
    UPDATE one_time_code SET used = ${now.seconds}
    WHERE account = ${account} AND purpose IN ${list(links)} AND used IS NULL`);
}

/** Whose a code was, whatever became of it. */
export function ownerOfCode(db: Db, purpose: Purpose, code: string): number | undefined {
  return db.value<number>(
    sql`SELECT account FROM one_time_code WHERE hash = ${hash(code)} AND purpose = ${purpose}`,
  );
}

/** What a code is for, using it up. */
export function takeCode<D>(db: Db, now: Moment, purpose: Purpose, code: string): OneTimeCode<D> | undefined {
  const found = peekCode<D>(db, now, purpose, code);
  if (found) db.update('one_time_code', { hash: hash(code) }, { used: now.seconds });
  return found;
}
