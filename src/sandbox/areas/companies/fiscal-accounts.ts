import * as codes from '#core/contract/codes.ts';
import type { FiscalAccount, NewFiscalAccount } from '#core/contract/entities/fiscal-account.ts';
import { spain } from '#core/contract/constants.ts';
import { normalizeDocument } from '#core/contract/validation/identity.ts';
import { taxNumber } from '#core/contract/validation/tax-number.ts';
import { lengths } from '#core/contract/validation/text.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { assertFilled, assertPostcode } from '../../rules/person.ts';

interface Row {
  id: number;
  CIF: string;
  NombreFiscal: string;
  datos: Omit<FiscalAccount, 'idCuenta' | 'CIF' | 'NombreFiscal'>;
}

/** Loads the fiscal accounts of a company. */
export function fiscalAccountsOf(db: Db, company: number): FiscalAccount[] {
  const rows = db.all<Row>(
    sql`SELECT * FROM fiscal_account WHERE company = ${company} ORDER BY NombreFiscal, id`,
  );
  return rows.map(({ id, CIF, NombreFiscal, datos }) => ({ ...datos, idCuenta: id, CIF, NombreFiscal }));
}

/**
 * Adds a fiscal account and returns its id. Refuses with `dataMissing`, `badCif` and, for a duplicate number,
 * `alreadyExisted`.
 */
export function addFiscalAccount(db: Db, company: number, account: NewFiscalAccount): number {
  const { CIF, NombreFiscal, ...others } = account;
  const datos = { ...others, idCuenta: undefined };
  const { idPais, requiereEnvioPostalFacturas } = datos;
  const short = (text: string): boolean => text.trim().length < lengths.text.min;
  assertFilled(datos, [idPais === spain ? 'idProvincia' : 'Provincia']);
  assertPostcode(datos.cp, idPais, datos.idProvincia);
  if (idPais !== spain && short(datos.Provincia ?? '')) refuseFields(['Provincia']);
  if (requiereEnvioPostalFacturas) {
    const { length } = datos.domicilioEnvioPostal?.trim() ?? '';
    if (length < lengths.long.min || length > lengths.long.max) refuseFields(['domicilioEnvioPostal']);
  } else {
    datos.domicilioEnvioPostal = undefined;
  }
  if (taxNumber(idPais)(CIF)) refuse(codes.badCif);
  const number = normalizeDocument(CIF);
  const known = sql`SELECT 1 FROM fiscal_account WHERE company = ${company} AND CIF = ${number}`;
  if (db.value(known) !== undefined) refuse(codes.alreadyExisted);
  return db.insert('fiscal_account', { company, CIF: number, NombreFiscal, datos });
}
