import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as codes from '#core/contract/codes.ts';
import type { ApplicationStep } from '#core/contract/entities/application.ts';
import type { StoredDocument } from '#core/contract/entities/document.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { CandidateDetail } from '#core/contract/entities/candidate-detail.ts';
import type { Requirement } from '#core/contract/entities/requirement.ts';
import {
  withheldFields,
  type WithheldFields,
  type WithheldField,
  initialsOf,
  withoutWithheldFields,
} from '#core/model/candidate-view.ts';
import { admitsMinors, isMinor } from '#core/model/minors.ts';
import { createCompanyConditionCheck } from '../applications/applicant.ts';
import { nextStates, state } from '../applications/candidacy.ts';
import { sentToCompany } from '../applications/company-view.ts';
import { yearOfStudies } from '../applications/credits.ts';
import { storedDocument } from '../cv/documents.ts';
import { candidateCv } from '../cv/read-cv.ts';
import type { BaseContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { every, list, type Sql, sql } from '../../db/sql.ts';
import { rejectionReasons } from '../domains/candidacies.ts';
import type { FileColumns } from '../../files/file-service.ts';
import { refuse } from '../../refusal.ts';
import { fullOffers } from './full-offers.ts';
import { noStudent, type SeenOffer, selectOffers } from './student/offer-row.ts';

/** A candidacy with the person and the offer, for the company of the offer. */
export interface CandidateRow {
  id: number;
  student: number;
  estado: number;
  fecha: string;
  leido: boolean;
  nota: string;
  estrellas: number;
  propuesto: boolean;
  idMotivo?: number;
  motivo?: string;
  nombre: string;
  apellido1: string;
  apellido2?: string;
  fechaNacimiento?: string;
  /** Degree of the current studies, else of the latest. */
  titulacion?: number;
  /** Degree of the current studies. */
  actual?: number;
  creditosSuperados: number;
  fechaLimite?: string;
  offer: number;
  idPerfil: 1 | 2;
  conServicio: boolean;
  urlOferta: string;
  tituloOferta: string;
}

function rows(db: Db, conditions: readonly Sql[]): CandidateRow[] {
  return db.all<CandidateRow>(sql`
    SELECT candidacy.id, candidacy.student, candidacy.estado, candidacy.fecha, leido, nota, estrellas, propuesto, idMotivo, motivo,
      fechaLimite, creditosSuperados, nombre, apellido1, apellido2, fechaNacimiento, candidacy.offer, offer.idPerfil, offer.conServicio,
      offer.urlAcceso AS urlOferta, offer.titulo AS tituloOferta,
      (SELECT titulacion FROM study
        WHERE study.student = candidacy.student AND titulacion IS NOT NULL
        ORDER BY coalesce(actual, 0) DESC, study.id DESC LIMIT 1) AS titulacion,
      (SELECT titulacion FROM study
        WHERE study.student = candidacy.student AND actual ORDER BY study.id DESC LIMIT 1) AS actual
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

/** Loads the candidacies of one of the company's offers, or one candidacy, with all details. */
function detailsOf({ db, files }: BaseContext, rows: readonly CandidateRow[]): CandidateDetails {
  const ids = list(rows.map(({ id }) => id));
  const steps = db.all<ApplicationStep & { candidacy: number }>(
    sql`SELECT candidacy, estado, fecha, quien FROM candidacy_step WHERE candidacy IN ${ids} ORDER BY id`,
  );
  const documents = db.all<
    FileColumns & { candidacy: number; id: number; idTipo: number; nombre: string }
  >(sql`
    SELECT candidacy, document.id, idDocumento AS "idTipo", document.nombre, file, enlace, extension
    FROM candidacy_document AS document LEFT JOIN file ON file.id = document.file
    WHERE candidacy IN ${ids} ORDER BY document.id`);
  const dates = new Map(rows.map(({ id, fecha }) => [id, fecha]));
  return {
    steps: Map.groupBy(steps, ({ candidacy }) => candidacy),
    documents: new Map(
      [...Map.groupBy(documents, ({ candidacy }) => candidacy)].map(([candidacy, own]) => [
        candidacy,
        own.map((it) => storedDocument(files, { ...it, fecha: dates.get(candidacy) ?? '' })),
      ]),
    ),
  };
}

interface CandidateDetails {
  steps: ReadonlyMap<number, readonly ApplicationStep[]>;
  documents: ReadonlyMap<number, StoredDocument[]>;
}

/** History visible to the company: from the day it received the candidacy. */
function stepsForCompany(steps: readonly ApplicationStep[]): ApplicationStep[] {
  const sent = steps.findIndex(({ estado }) => estado === state.sentToCompany);
  return steps.slice(Math.max(sent, 0)).map(({ estado, fecha, quien }) => ({ estado, fecha, quien }));
}

/**
 * Offers that protect minors: those open to them, and those that one has applied to. It goes by the offer, since what is
 * withheld of a single candidate would tell who is a minor.
 */
function protectedOffers({ db, brand, now }: BaseContext, offers: readonly SeenOffer[]): ReadonlySet<number> {
  const { menores } = brand.settings;
  if (menores === 'ninguno') return new Set();
  const births = db.all<{ offer: number; fechaNacimiento?: string }>(sql`
    SELECT offer, fechaNacimiento FROM candidacy JOIN student ON student.id = candidacy.student
    WHERE offer IN ${list(offers.map(({ id }) => id))}`);
  const minors = births.filter(({ fechaNacimiento }) => isMinor(fechaNacimiento, now.today, menores));
  const open = offers.filter(({ datos }) => admitsMinors(datos, menores));
  return new Set([...open.map(({ id }) => id), ...minors.map(({ offer }) => offer)]);
}

interface Seen {
  candidate: Candidate;
  /** The conditions of the offer one by one. */
  requirements: Requirement[];
  held: WithheldFields[];
}

/** Lists candidates for the company, without fields withheld by the brand. */
function seen(context: BaseContext, rows: readonly CandidateRow[]): Seen[] {
  const { db, brand, language, now } = context;
  const { vistaCandidato, menores } = brand.settings;
  const { steps, documents } = detailsOf(context, rows);
  const reasons = rejectionReasons(language);
  const offers = db.all<SeenOffer>(
    sql`${selectOffers(noStudent)} WHERE offer.id IN ${list(rows.map((row) => row.offer))}`,
  );
  const full = fullOffers(
    db,
    offers.map(({ id }) => id),
  );
  const protects = protectedOffers(context, offers);
  const fits = new Map(offers.map((offer) => [offer.id, createCompanyConditionCheck(context, offer)]));
  return rows.map((row) => {
    const { id, nombre, apellido1, apellido2, estado, fecha, leido, propuesto, titulacion } = row;
    const all = steps.get(id) ?? [];
    const history = stepsForCompany(all);
    const states = [estado, ...all.map((step) => step.estado)];
    const held = withheldFields(vistaCandidato, states, protects.has(row.offer));
    const isHeld = (field: WithheldField): boolean => held.some(({ campo }) => campo === field);
    const requirements = fits.get(row.offer)?.(row.student, held) ?? [];
    const reason = reasons.find(({ idMotivo }) => idMotivo === row.idMotivo)?.descripcion ?? row.motivo;
    const curso = yearOfStudies(row.actual, row.creditosSuperados);
    const last = history.at(-1);
    const candidate: Candidate = {
      idCandidatura: id,
      ...(!isHeld('nombre') && { nombre }),
      ...(!isHeld('apellidos') && { apellidos: [apellido1, apellido2].filter(Boolean).join(' ') }),
      iniciales: initialsOf(nombre, apellido1),
      oculto: held,
      ...(menores !== 'ninguno' &&
        !isHeld('fechaNacimiento') && { menor: isMinor(row.fechaNacimiento, now.today, menores) }),
      estado,
      ...(reason && { descripcionEstadoMotivo: reason }),
      fecha,
      leido,
      ...omitUndefined({ titulacion }),
      propuesto,
      estadosPosibles: nextStates(estado, 'empresa').filter(
        (it) => it !== state.selected || !full.has(row.offer),
      ),
      ...omitUndefined({ curso }),
      requisitos: { cumple: requirements.filter(({ cumple }) => cumple).length, total: requirements.length },
      ...omitUndefined({ ultimoPaso: last }),
      historial: history,
      ...(estado === state.preEnrolmentPending && row.fechaLimite && { fechaLimite: row.fechaLimite }),
      anotacion: { texto: row.nota, estrellas: row.estrellas },
      ...(!isHeld('documentos') && { documentos: documents.get(id) ?? [] }),
    };
    return { candidate, requirements, held };
  });
}

/** Lists candidates of an offer, latest first. */
export function candidatesOf(context: BaseContext, offer: number): Candidate[] {
  return seen(context, rows(context.db, [sql`candidacy.offer = ${offer}`])).map(({ candidate }) => candidate);
}

/** A candidate with the CV, as the company of the offer sees it. */
export function candidateDetail(context: BaseContext, row: CandidateRow): CandidateDetail {
  const [{ candidate, requirements, held } = refuse(codes.applicationNotFound)] = seen(context, [row]);
  const { idPerfil, urlOferta, tituloOferta } = row;
  return {
    ...candidate,
    requisitos: { cumple: 0, total: 0, ...candidate.requisitos, lista: requirements },
    idPerfil,
    urlOferta,
    tituloOferta,
    cv: withoutWithheldFields(candidateCv(context, row.student), held),
  };
}
