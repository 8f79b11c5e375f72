import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { Agreement, AgreementState, NewAgreement } from '#core/contract/entities/agreement.ts';
import { addDays } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { every, type Sql, sql } from '../../db/sql.ts';
import type { FileService } from '../../files/file-service.ts';
import { agreementState } from './rules.ts';

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
  /** History of states, in order. */
  historial: NonNullable<Agreement['historial']>;
}

/** Agreements of a company, the latest first. */
export function agreementRows(db: Db, company: number, condition: Sql = sql`1`): AgreementRow[] {
  const conditions = every([sql`company = ${company}`, condition]);
  return db.all<AgreementRow>(sql`
    SELECT agreement.*, sha256, (
      SELECT json_group_array(json_object('estado', estado, 'fecha', fecha) ORDER BY id)
      FROM agreement_step WHERE agreement = agreement.id) AS "historial:json"
    FROM agreement LEFT JOIN file ON file.id = firmado
    WHERE ${conditions} ORDER BY fecha DESC, agreement.id DESC`);
}

/** Address of the signed agreement, else of the document to sign. */
function linkOf({ generado, firmado, enlaceFirmado }: AgreementRow, files: FileService): string {
  if (firmado !== undefined) return files.link({ file: firmado });
  return enlaceFirmado ?? files.link(generado === undefined ? {} : { file: generado });
}

/** An agreement as an answer gives it. */
export function agreementOf(row: AgreementRow, files: FileService, today: string): Agreement {
  const { id, fecha, fechaCaducidad, datos, observaciones, historial } = row;
  const enlace = linkOf(row, files);
  const estado = agreementState(row, today);
  const expired =
    estado === 'Caducado' && fechaCaducidad ? [{ estado, fecha: addDays(fechaCaducidad, 1) }] : [];
  const steps = [...historial, ...expired];
  return {
    ...datos,
    idConvenio: id,
    estado,
    fecha,
    ...(steps.length > 0 && { historial: steps }),
    ...omitUndefined({ fechaCaducidad }),
    ...(enlace !== '' && { enlace }),
    ...omitUndefined({ observaciones }),
  };
}

/** Whether a company has an agreement with the university that is formalized and has not expired. */
export function hasAgreementInForce(db: Db, company: number, today: string): boolean {
  return agreementRows(db, company).some((row) => agreementState(row, today) === 'Formalizado');
}
