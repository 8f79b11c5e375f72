import * as codes from '#core/contract/codes.ts';
import { profiles } from '#core/contract/constants.ts';
import type { Closing } from '#core/contract/entities/process.ts';
import { requirementsAsStatements } from '../applications/applicant.ts';
import { closeCandidacies, expirePreEnrolments } from '../applications/move.ts';
import { companyRow } from '../companies/company-row.ts';
import { assertMayPublish } from '../companies/obstacles.ts';
import { list, sql } from '../../db/sql.ts';
import { candidatesOf } from './candidates.ts';
import { copyOffer, oppositeProfile } from './copy-offer.ts';
import { assertOfferForm } from './offer-form.ts';
import { editableOffer } from './offer-row.ts';
import { ownProcess, processes, processOf, type ProcessRow } from './processes.ts';
import { offerToEdit, saveOffer } from './save-offer.ts';
import { refuse, refuseFields, refuseAction } from '../../refusal.ts';
import { finalStates } from '../applications/candidacy.ts';
import { closeRefusal, deleteRefusal } from './rules.ts';
import { assertFilled } from '../../rules/person.ts';
import { notifyOfferClosed } from '../../notifications/applications.ts';
import type { CompanyContext } from '../../context.ts';
import type { Handlers } from '../../handler.ts';
import { offerDetail } from './student/offer-detail.ts';
import { noStudent, type SeenOffer, selectOffers } from './student/offer-row.ts';

/** An offer of the company by its address. Refuses with `offerNotFound`. */
function ownOffer({ db, user }: CompanyContext, urlAcceso: string): ProcessRow {
  return ownProcess(db, user.company, sql`offer.urlAcceso = ${urlAcceso}`) ?? refuse(codes.offerNotFound);
}

/** Refuses with `actionNotAllowed` a kind of offer that the brand has no service for. */
function assertService({ brand }: CompanyContext, idPerfil: 1 | 2): void {
  const { practicas, empleo } = brand.settings.modulos;
  if (!(idPerfil === profiles.practicas ? practicas : empleo)) refuse(codes.actionNotAllowed);
}

const someoneTakesPart = {
  es: 'Todavía hay candidaturas en curso: ciérrala o espera a que terminen.',
  ca: 'Encara hi ha candidatures en curs: tanca-la o espera que acabin.',
  en: 'Some applications are still under way: close it, or wait until they end.',
};

export const processHandlers = {
  dameProcesosEmpleoYpracticas: ({ db, user, now, language, query }) =>
    processes(db, user.company, now.today, query).map((row) => processOf(row, now.today, language)),

  dameNumProcesos: ({ db, user }) => {
    const count = (idPerfil: 1 | 2): number =>
      db.value<number>(sql`
        SELECT count(*) FROM offer
        WHERE company = ${user.company} AND idPerfil = ${idPerfil} AND estado <> 'eliminada'`) ?? 0;
    return { practicas: count(profiles.practicas), empleo: count(profiles.empleo) };
  },

  dameDatosProceso: (context) => {
    const { db, now, language } = context;
    const row = ownOffer(context, context.params.id);
    expirePreEnrolments(db, now, { offer: row.id });
    return {
      proceso: processOf(row, now.today, language),
      oferta: { ...editableOffer(context, row), numCandidatos: row.numCandidatos },
      candidatos: candidatesOf(context, row.id),
    };
  },

  dameDatosProcesoComoAlumno: (context) => {
    const { id } = ownOffer(context, context.params.id);
    const row =
      context.db.get<SeenOffer>(sql`${selectOffers(noStudent)} WHERE offer.id = ${id}`) ??
      refuse(codes.offerNotFound);
    return { ...offerDetail(context, row), requisitos: requirementsAsStatements(context, row) };
  },

  dameOfertaEditable: (context) => editableOffer(context, offerToEdit(context, context.params.id)),

  addOferta: (context, form) => {
    const before = form.idoferta === undefined ? undefined : offerToEdit(context, form.idoferta);
    // A published address keeps its kind of offer.
    if (before && before.idPerfil !== form.idPerfil) refuseFields(['idPerfil']);
    const company = companyRow(context.db, context.user.company);
    assertMayPublish(context, company);
    assertService(context, form.idPerfil);
    assertOfferForm(context, form, company);
    return saveOffer(context, form, before);
  },

  cerrarOferta: (context, { urlOferta, ...result }) => {
    const { db, now } = context;
    const offer = ownOffer(context, urlOferta);
    const refusal = closeRefusal(offer, now.today);
    if (refusal) refuse(refusal);
    if (result.hayElegido) assertFilled(result, ['nombre', 'fechaInicioContrato', 'idTipoContrato']);
    const outcome = result.hayElegido ? result : { hayElegido: false };
    const cierre: Closing = { por: 'empresa', fecha: now.local, ...outcome };
    db.update('offer', { id: offer.id }, { estado: 'cerrada', cierre });
    const closed = closeCandidacies(db, now, offer.id);
    notifyOfferClosed(context, offer, closed);
  },

  copiarOferta: (context, { urlOferta }) => {
    const offer = ownOffer(context, urlOferta);
    if (!context.brand.settings.canDuplicarOferta) refuse(codes.actionNotAllowed);
    assertMayPublish(context);
    assertService(context, offer.idPerfil);
    return copyOffer(context, offer, offer.idPerfil);
  },

  copiarOfertaPerfilContrario: (context, { urlOferta }) => {
    const offer = ownOffer(context, urlOferta);
    const idPerfil = oppositeProfile(offer.idPerfil);
    if (!context.brand.settings.canDuplicarOfertaInvertida) refuse(codes.actionNotAllowed);
    assertMayPublish(context);
    assertService(context, idPerfil);
    return copyOffer(context, offer, idPerfil);
  },

  deleteOferta: (context, { urlOferta }) => {
    const { db, now } = context;
    const offer = ownOffer(context, urlOferta);
    const goingOn = db.value<number>(
      sql`SELECT count(*) FROM candidacy WHERE offer = ${offer.id} AND estado NOT IN ${list(finalStates)}`,
    );
    const refusal = deleteRefusal(offer, now.today, goingOn ?? 0);
    if (refusal === codes.actionNotAllowed) refuseAction(someoneTakesPart, context.language);
    if (refusal) refuse(refusal);
    db.update('offer', { id: offer.id }, { estado: 'eliminada' });
  },
} satisfies Partial<Handlers>;
