import { sql } from '../db/sql.ts';
import type { SeedContext } from './context.ts';
import { personaOf, type PersonaId } from './personas.ts';

type SeedDb = Pick<SeedContext, 'db'>;

/** Id of the account of a persona; of a student or graduate it is also that of the student. */
export function personaAccount({ db }: SeedDb, id: PersonaId): number {
  const { kind, usuario } = personaOf(id);
  return db.value<number>(sql`SELECT id FROM account WHERE kind = ${kind} AND usuario = ${usuario}`) ?? 0;
}

/** Id of the (first) company of a persona. */
export function personaCompany(context: SeedDb, id: PersonaId): number {
  return personaCompanies(context, id)[0] ?? 0;
}

/** Ids of the companies of a persona. */
export function personaCompanies(context: SeedDb, id: PersonaId): number[] {
  const account = personaAccount(context, id);
  return context.db.column<number>(
    sql`SELECT company FROM contact WHERE account = ${account} ORDER BY company`,
  );
}
