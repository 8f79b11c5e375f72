import { createHash, randomBytes } from 'node:crypto';
import type { SandboxMoment } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { list, sql } from '../../db/sql.ts';

/** Purpose of a code: password reset, first password, second registration step, sign-in. */
export type Purpose = 'restablecer' | 'establecer' | 'egresado' | 'sso';

/** Validity of a code by its purpose, in seconds. */
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

/** Purposes of the codes mailed as links; only the latest link of an account is valid. */
const links: readonly Purpose[] = ['restablecer', 'establecer'];

/** Creates a random one-time code and stores its hash only. A new link revokes earlier links of the account. */
export function createCode(
  db: Db,
  now: SandboxMoment,
  purpose: Purpose,
  { account, datos = {} }: Partial<OneTimeCode>,
): string {
  if (account !== undefined && links.includes(purpose)) closeLinks(db, now, account);
  const code = randomBytes(24).toString('base64url');
  const expires = now.seconds + lifetime[purpose];
  db.insert('one_time_code', { hash: hash(code), purpose, account, datos: datos as object, expires });
  return code;
}

/** Reads the account and data of a code without consuming it; undefined for unknown, expired or used codes. */
function peekCode<D>(db: Db, now: SandboxMoment, purpose: Purpose, code: string): OneTimeCode<D> | undefined {
  return db.get<OneTimeCode<D>>(sql`
    SELECT account, datos FROM one_time_code
    WHERE hash = ${hash(code)} AND purpose = ${purpose} AND expires > ${now.seconds} AND used IS NULL`);
}

/** Revokes the unused links with which the password of an account can be set. */
export function closeLinks(db: Db, now: SandboxMoment, account: number): void {
  db.run(sql`
    UPDATE one_time_code SET used = ${now.seconds}
    WHERE account = ${account} AND purpose IN ${list(links)} AND used IS NULL`);
}

/** Returns the account of a code, also of a used or expired code. */
export function ownerOfCode(db: Db, purpose: Purpose, code: string): number | undefined {
  return db.value<number>(
    sql`SELECT account FROM one_time_code WHERE hash = ${hash(code)} AND purpose = ${purpose}`,
  );
}

/** Consumes a code and returns its account and data; undefined for unknown, expired or used codes. */
export function takeCode<D>(
  db: Db,
  now: SandboxMoment,
  purpose: Purpose,
  code: string,
): OneTimeCode<D> | undefined {
  const valid = peekCode<D>(db, now, purpose, code);
  if (valid) db.update('one_time_code', { hash: hash(code) }, { used: now.seconds });
  return valid;
}
