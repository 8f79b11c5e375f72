import type { Agreement, AgreementState, NewAgreement } from '#api/entities/agreement.ts';
import type { Db } from '../db/database.ts';
import { every, type Sql, sql } from '../db/sql.ts';
import type { Files } from '../files/files.ts';
import { agreementState } from '../rules/agreement.ts';

/** A row of `agreement`. */
export interface AgreementRow {
  id: number;
  estado: AgreementState;
  fecha: string;
  fechaCaducidad?: string;
  datos: NewAgreement;
  observaciones?: string;
  /** The one to sign. */
  generado?: number;
  firmado?: number;
  enlaceFirmado?: string;
  /** Hex sha256 of the signed one. */
  sha256?: string;
}

/** Agreements of a company, the latest first. */
export function agreementRows(db: Db, company: number, condition: Sql = sql`1`): AgreementRow[] {
  const conditions = every([sql`company = ${company}`, condition]);
  return db.all<AgreementRow>(sql`
    SELECT agreement.*, sha256 FROM agreement LEFT JOIN file ON file.id = firmado
    WHERE ${conditions} ORDER BY fecha DESC, agreement.id DESC`);
}

/** Address of the signed agreement, or of the one to sign until there is one. */
function linkOf({ generado, firmado, enlaceFirmado }: AgreementRow, files: Files): string {
  if (firmado !== undefined) return files.link({ file: firmado });
  return enlaceFirmado ?? files.link(generado === undefined ? {} : { file: generado });
}

/** An agreement as an answer gives it. */
export function agreementOf(row: AgreementRow, files: Files, today: string): Agreement {
  const { id, fecha, fechaCaducidad, datos, observaciones } = row;
  const enlace = linkOf(row, files);
  return {
    ...datos,
    idConvenio: id,
    estado: agreementState(row, today),
    fecha,
    ...(fechaCaducidad === undefined ? {} : { fechaCaducidad }),
    ...(enlace === '' ? {} : { enlace }),
    ...(observaciones === undefined ? {} : { observaciones }),
  };
}
