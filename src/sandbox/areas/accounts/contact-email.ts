import * as codes from '#core/contract/codes.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';

/** Future owner of the address; unknown for an account request. */
interface Owner {
  company?: number;
  contact?: number;
  account?: number;
}

/**
 * Refuses an address of a contact that somebody else has: `emailOfOtherCompany` a contact of another company,
 * `userExists` one who signs in with it or another contact of the same company, `emailRegistered` a student. Someone
 * may be a contact of several companies.
 */
export function assertContactEmail(db: Db, email: string, { company, contact, account }: Owner): void {
  const elsewhere = db.value(sql`
    SELECT 1 FROM contact WHERE email = ${email} AND company IS NOT ${company}
      AND (account IS NULL OR account IS NOT ${account})`);
  if (elsewhere !== undefined) refuse(codes.emailOfOtherCompany);
  const same = db.value(sql`
    SELECT 1 FROM contact WHERE email = ${email} AND company IS ${company} AND id IS NOT ${contact}
    UNION SELECT 1 FROM account WHERE kind = 'empresa' AND usuario = ${email} AND id IS NOT ${account}`);
  if (same !== undefined) refuse(codes.userExists);
  if (company === undefined && db.value(sql`SELECT 1 FROM student WHERE email = ${email}`) !== undefined) {
    refuse(codes.emailRegistered);
  }
}
