import * as codes from '#core/contract/codes.ts';
import type { Company } from '#core/contract/entities/company.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';

/** Data of a company that has no column of its own. */
export type StoredCompanyData = Omit<
  Company,
  | 'idEmpresa'
  | 'cif'
  | 'nombreFiscal'
  | 'nombreComercial'
  | 'iban'
  | 'sector'
  | 'contactosGestion'
  | 'contactos'
  | 'cuentasFacturacion'
  | 'datosEmpresa'
>;

/** A row of `company`. */
export interface CompanyRow {
  id: number;
  cif: string;
  idPais: number;
  nombreFiscal: string;
  nombreComercial: string;
  conProblema: boolean;
  iban?: string;
  sector?: number;
  datos: StoredCompanyData;
  descripcion?: string;
  /** Maximum number of education placements; unlimited by default. */
  solicitudesEducacion?: number;
}

export function companyRow(db: Db, id: number): CompanyRow {
  return db.get<CompanyRow>(sql`SELECT * FROM company WHERE id = ${id}`) ?? refuse(codes.sessionEnded);
}

/** Refuses with `companyProblem` a company that the university has a problem with. */
export function assertNoProblem({ conProblema }: CompanyRow): void {
  if (conProblema) refuse(codes.companyProblem);
}

/** Whether a row of a table (contact, workplace …) is one of a company. */
export function belongsTo(
  db: Db,
  company: number,
  table: 'contact' | 'workplace' | 'fiscal_account',
  id: number,
): boolean {
  const found = {
    contact: sql`SELECT 1 FROM contact WHERE id = ${id} AND company = ${company}`,
    workplace: sql`SELECT 1 FROM workplace WHERE id = ${id} AND company = ${company}`,
    fiscal_account: sql`SELECT 1 FROM fiscal_account WHERE id = ${id} AND company = ${company}`,
  }[table];
  return db.value(found) !== undefined;
}
