import { sql } from '../../db/sql.ts';
import { conditions } from '../../rules/application/conditions.ts';
import type { Applicant, Facts, OfferTerms } from '../../rules/application/facts.ts';
import { missingPaymentData } from '../../rules/missing-data.ts';
import type { Requirement } from '#api/entities/offer-detail.ts';
import { textIn } from '../../domains/rows.ts';
import type { StudentContext } from '../context.ts';
import { languagesOf } from '../cv/languages.ts';
import { personalDataOf } from '../cv/personal-data.ts';
import { needsWorkPermit } from '../cv/read-cv.ts';
import { studiesOf } from '../cv/studies.ts';
import { studentRow } from '../cv/student-row.ts';
import type { OfferRow } from './offer-row.ts';

/** Dates of the placements of a student that have not finished. */
export function openPlacements({ db, user }: StudentContext): Applicant['practicas'] {
  return db.all(sql`
    SELECT fechaInicio, fechaFin FROM placement WHERE student = ${user.id} AND estado IN ('pendiente', 'activa')`);
}

function applicantOf(context: StudentContext): Applicant {
  const { db, brand, user } = context;
  const row = studentRow(db, user.id);
  const { perfil, preferencias, fechaNacimiento } = row;
  const { nacionalidades = [], pais, provincia } = row.personales;
  return {
    conPracticas: user.conPracticas,
    conEmpleo: user.conEmpleo,
    unidad: row.unidad,
    matriculadoPracticas: row.matriculadoPracticas,
    busquedaPracticasActiva: row.busquedaPracticasActiva,
    busquedaTrabajoActiva: row.busquedaTrabajoActiva,
    practicasPendientes: row.practicasPendientes,
    creditosSuperados: row.creditosSuperados,
    tieneCvPropio:
      db.value(sql`SELECT 1 FROM student_document WHERE student = ${user.id} AND destino = 'cv'`) !==
      undefined,
    necesitaPermisoTrabajo: needsWorkPermit(row),
    tienePermisoTrabajo: perfil.tienePermisoTrabajo ?? false,
    estudios: studiesOf(db, user.id).studies,
    idiomas: languagesOf(db, user.id),
    programasInformaticos: (perfil.programasInformaticos ?? []).map(({ programa }) => programa),
    permisosConducir: preferencias.permisosConducir ?? [],
    coche: preferencias.coche ?? false,
    disponibilidadExtranjero: preferencias.disponibilidadExtranjero ?? false,
    disponibilidadCambioResidencia: preferencias.disponibilidadCambioResidencia ?? false,
    aniosExperiencia: preferencias.aniosExperiencia ?? 0,
    fechaNacimiento,
    nacionalidades,
    pais,
    provincia,
    adhesiones: db.column<number>(
      sql`SELECT programme FROM adhesion WHERE student = ${user.id} AND estado = 'aceptada'`,
    ),
    practicas: openPlacements(context),
    faltanDatosDePago: missingPaymentData(brand, personalDataOf(row, brand)).length > 0,
  };
}

function termsOf({ db }: StudentContext, offer: OfferRow): OfferTerms {
  const { datos, idPerfil, condiciones, conServicio } = offer;
  const company = db.get<{ estado: string; conProblema: boolean }>(
    sql`SELECT estado, conProblema FROM company WHERE id = ${offer.company}`,
  );
  const programme = db.value<number>(
    sql`SELECT id FROM programme WHERE id = ${offer.programa} AND necesitaAdhesion`,
  );
  return {
    ...datos,
    idPerfil,
    condiciones,
    conServicio,
    empresaConProblema: company?.estado !== 'validada' || company.conProblema,
    requeridas: db.column<number>(
      sql`SELECT titulacion FROM offer_degree WHERE offer = ${offer.id} AND clase = 'requerida'`,
    ),
    ...(programme === undefined ? {} : { programaConAdhesion: programme }),
  };
}

/** All that the rules of an application look at. */
export function factsOf(context: StudentContext, offer: OfferRow): Facts {
  const { CVRequired, checkIbanInPracticasConServicio } = context.brand.settings;
  return {
    applicant: applicantOf(context),
    offer: termsOf(context, offer),
    brand: { CVRequired, checkIbanInPracticasConServicio },
    today: context.now.today,
  };
}

/** The conditions that an offer has, and whether the reader meets them. */
export function requirementsOf(context: StudentContext, offer: OfferRow): Requirement[] {
  const facts = factsOf(context, offer);
  return conditions.flatMap(({ code, applies, met, text }) =>
    text && applies(facts)
      ? [{ codigo: code, cumple: met(facts), texto: textIn(text, context.language) }]
      : [],
  );
}
