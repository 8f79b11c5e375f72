import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { profiles } from '#core/contract/constants.ts';
import type { OfferRequest } from '#core/contract/entities/offer-form.ts';
import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import type { CompanyPlacementRequest } from '#core/contract/entities/placement-request.ts';
import { companyTutorKeys } from '#core/contract/validation/tutor.ts';
import type { Language } from '#core/i18n/languages.ts';
import { addMonths, type SandboxMoment } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { list, sql } from '../../db/sql.ts';
import { textIn, type Translated } from '../../texts/translated.ts';
import { isVocational } from '../domains/degrees.ts';
import { placementStateOn } from './placement-state.ts';

/** What was agreed on, as offers and requests say it. */
type Terms = Partial<Omit<OfferRequest, 'centroPracticas'>> &
  Partial<Omit<CompanyPlacementRequest, 'centroPracticas'>> & { centroPracticas?: number | undefined };

type Fields = Omit<
  CompanyPlacement,
  'id' | 'titulo' | 'urlOferta' | 'conServicio' | 'documentos' | 'nombre' | 'apellidos' | 'solicitudes'
>;

/** Default duration in months. */
const usualMonths = 3;

/** Fields that a placement takes over as they are. */
const sameFields = [
  'horario',
  'horasAldia',
  'numeroDiasSemana',
  ...companyTutorKeys,
  'tareasAdesarrollar',
  'ayudaEstudio',
] as const satisfies readonly (keyof Terms & keyof Fields)[];

interface Tutor {
  nombre: string;
  apellidos: string;
  email: string;
  telefono?: string;
}

/** The tutor, where the company chose one of its contacts instead of writing a name. */
function chosenTutor(db: Db, { tutores = [] }: Terms): Partial<Fields> {
  const found = db.get<Tutor>(sql`
    SELECT nombre, apellidos, email, datos ->> 'telefono1' AS telefono FROM contact
    WHERE id IN ${list(tutores)} ORDER BY apellidos, nombre, id LIMIT 1`);
  if (!found) return {};
  const { nombre, apellidos, email, telefono } = found;
  return {
    nombreTutorEmpresa: nombre,
    apellidosTutorEmpresa: apellidos,
    emailTutorEmpresa: email,
    ...omitUndefined({ telefonoTutorEmpresa: telefono }),
  };
}

/** Fields of a placement from what was agreed on. */
function fieldsOf(db: Db, student: number, terms: Terms): Partial<Fields> {
  const workplace = db.value<string>(
    sql`SELECT nombre FROM workplace WHERE id = ${terms.centroPracticas ?? null}`,
  );
  const titulacion =
    terms.titulacion ??
    db.value<number>(sql`
      SELECT titulacion FROM study WHERE student = ${student} AND titulacion IS NOT NULL
      ORDER BY coalesce(actual, 0) DESC, id DESC LIMIT 1`);
  const same = sameFields.flatMap((key) => (terms[key] === undefined ? [] : [[key, terms[key]] as const]));
  return {
    ...chosenTutor(db, terms),
    ...Object.fromEntries(same),
    ...omitUndefined({ titulacion, centroPracticas: workplace }),
    ...(isVocational(titulacion) && { proyectoFormativo: { aplica: false } }),
  };
}

/** Dates and state of a placement; by default it starts today with the usual duration. */
function datesOf(
  { today }: SandboxMoment,
  { fechaInicio = today, fechaFin: said, meses = usualMonths }: Terms,
): Pick<Fields, 'fechaInicio' | 'fechaFin' | 'estado'> {
  const fechaFin = said ?? addMonths(fechaInicio, Math.max(1, Math.round(meses)));
  return { fechaInicio, fechaFin, estado: placementStateOn(today, { fechaInicio, fechaFin }) };
}

interface CandidacyRow {
  student: number;
  company: number;
  offer: number;
  titulo: string;
  programa?: number;
  conServicio: boolean;
  datos: Terms;
}

/** Creates the placement of an assigned candidacy; none for jobs, or when it exists. */
export function placementFromCandidacy(db: Db, now: SandboxMoment, candidacy: number): void {
  const row = db.get<CandidacyRow>(sql`
    SELECT student, company, offer.id AS offer, titulo, programa, conServicio, datos
    FROM candidacy JOIN offer ON offer.id = candidacy.offer
    WHERE candidacy.id = ${candidacy} AND idPerfil = ${profiles.practicas}
      AND NOT EXISTS (SELECT 1 FROM placement WHERE placement.candidacy = ${candidacy})`);
  if (!row) return;
  const { datos, ...fixed } = row;
  const fields = fieldsOf(db, row.student, datos);
  db.insert('placement', { ...fixed, candidacy, ...datesOf(now, datos), datos: fields });
}

const titles: Translated<(company: string) => string> = {
  es: (company) => `Prácticas en ${company}`,
  ca: (company) => `Pràctiques a ${company}`,
  en: (company) => `Placement at ${company}`,
};

/**
 * Makes the placement of an accepted request or proposal. A company that is not registered yet gets none.
 * @param language in which the university writes
 */
export function placementFromRequest(db: Db, now: SandboxMoment, language: Language, request: number): void {
  const row = db.get<{ student: number; company: number; nombreComercial: string; datos: Terms }>(sql`
    SELECT student, company, nombreComercial, request.datos AS datos
    FROM placement_request AS request JOIN company ON company.id = company WHERE request.id = ${request}`);
  if (!row) return;
  const { student, company, nombreComercial, datos } = row;
  const observaciones = datos.observaciones === undefined ? {} : { observaciones: datos.observaciones };
  db.insert('placement', {
    student,
    company,
    titulo: textIn(titles, language)(nombreComercial),
    ...datesOf(now, datos),
    datos: { ...fieldsOf(db, student, datos), ...observaciones },
  });
}
