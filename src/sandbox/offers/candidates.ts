import type { Candidate } from '#api/entities/process.ts';
import type { Language } from '#i18n/languages.ts';
import { sentToCompany } from '../candidacies/company-view.ts';
import type { Db } from '../db/database.ts';
import { every, type Sql, sql } from '../db/sql.ts';
import { rejectionReasons } from '../domains/candidacies.ts';

/** A candidacy with the person and the offer, for the company of the offer. */
export interface CandidateRow {
  id: number;
  student: number;
  estado: number;
  fecha: string;
  leido: boolean;
  propuesto: boolean;
  idMotivo?: number;
  motivo?: string;
  nombre: string;
  apellido1: string;
  apellido2?: string;
  /** Degree of the present studies, else of the latest. */
  titulacion?: number;
  offer: number;
  idPerfil: 1 | 2;
  conServicio: boolean;
  urlOferta: string;
  tituloOferta: string;
}

function rows(db: Db, conditions: readonly Sql[]): CandidateRow[] {
  return db.all<CandidateRow>(sql`
    SELECT candidacy.id, candidacy.student, candidacy.estado, candidacy.fecha, leido, propuesto, idMotivo, motivo,
      nombre, apellido1, apellido2, candidacy.offer, offer.idPerfil, offer.conServicio,
      offer.urlAcceso AS urlOferta, offer.titulo AS tituloOferta,
      (SELECT titulacion FROM study
        WHERE study.student = candidacy.student AND titulacion IS NOT NULL
        ORDER BY coalesce(actual, 0) DESC, study.id DESC LIMIT 1) AS titulacion
    FROM candidacy
    JOIN offer ON offer.id = candidacy.offer
    JOIN student ON student.id = candidacy.student
    WHERE offer.estado <> 'eliminada' AND ${sentToCompany} AND ${every(conditions)}
    ORDER BY candidacy.fecha DESC, candidacy.id DESC`);
}

/** A candidate of a company, if that company has been sent the candidacy. */
export function candidateRow(db: Db, company: number, candidacy: number): CandidateRow | undefined {
  return rows(db, [sql`candidacy.id = ${candidacy}`, sql`offer.company = ${company}`])[0];
}

/** Someone who applied, as in the list of a company. */
export function candidateOf(row: CandidateRow, language: Language): Candidate {
  const { id, nombre, apellido1, apellido2, estado, fecha, leido, propuesto, titulacion } = row;
  const listed = rejectionReasons(language).find(({ idMotivo }) => idMotivo === row.idMotivo)?.descripcion;
  const reason = listed ?? row.motivo;
  return {
    idCandidatura: id,
    nombre,
    apellidos: [apellido1, apellido2].filter(Boolean).join(' '),
    estado,
    ...(reason ? { descripcionEstadoMotivo: reason } : {}),
    fecha,
    leido,
    ...(titulacion === undefined ? {} : { titulacion }),
    propuesto,
  };
}

/** Who applied to an offer, the latest first. */
export function candidatesOf(db: Db, language: Language, offer: number): Candidate[] {
  return rows(db, [sql`candidacy.offer = ${offer}`]).map((row) => candidateOf(row, language));
}
