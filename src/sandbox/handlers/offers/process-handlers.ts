import { profiles } from '#api/constants.ts';
import { closeCandidacies, expirePreEnrolments } from '../../candidacies/move.ts';
import { companyRow, assertNoProblem } from '../../companies/company-row.ts';
import { list, sql } from '../../db/sql.ts';
import { candidatesOf } from '../../offers/candidates.ts';
import { copyOffer, oppositeProfile } from '../../offers/copy-offer.ts';
import { assertOfferForm } from '../../offers/offer-form.ts';
import { editableOffer } from '../../offers/offer-row.ts';
import { ownProcess, processes, processOf, type ProcessRow } from '../../offers/processes.ts';
import { offerToEdit, saveOffer } from '../../offers/save-offer.ts';
import { refuse } from '../../refusal.ts';
import { finalStates } from '../../rules/candidacy.ts';
import { closeRefusal, deleteRefusal } from '../../rules/offer.ts';
import { assertFilled } from '../../rules/person.ts';
import type { CompanyContext } from '../context.ts';
import type { Handlers } from '../handler.ts';
import { offerDetail } from '../student/offer-detail.ts';
import { type OfferRow as StudentOfferRow, selectOffers } from '../student/offer-row.ts';

/** Stands for a student who has not applied to anything: ids begin at 1. */
const noStudent = 0;

/** An offer of the company by its address. Refuses with 4. */
function ownOffer({ db, user }: CompanyContext, urlAcceso: string): ProcessRow {
  return ownProcess(db, user.company, sql`offer.urlAcceso = ${urlAcceso}`) ?? refuse(4);
}

/** Refuses with 48 a kind of offer that the brand has no service for. */
function assertService({ brand }: CompanyContext, idPerfil: 1 | 2): void {
  const { practicas, empleo } = brand.settings.modulos;
  if (!(idPerfil === profiles.practicas ? practicas : empleo)) refuse(48);
}

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
    const { db, now, language, files } = context;
    const row = ownOffer(context, context.params.id);
    expirePreEnrolments(db, now, { offer: row.id });
    return {
      proceso: processOf(row, now.today, language),
      oferta: { ...editableOffer(db, files, row), numCandidatos: row.numCandidatos },
      candidatos: candidatesOf(db, language, row.id),
    };
  },

  dameDatosProcesoComoAlumno: (context) => {
    const { id } = ownOffer(context, context.params.id);
    const row = context.db.get<StudentOfferRow>(sql`${selectOffers(noStudent)} WHERE offer.id = ${id}`);
    return offerDetail(context, row ?? refuse(4));
  },

  dameOfertaEditable: (context) =>
    editableOffer(context.db, context.files, offerToEdit(context, context.params.id)),

  addOferta: (context, form) => {
    const before = form.idoferta === undefined ? undefined : offerToEdit(context, form.idoferta);
    const company = companyRow(context.db, context.user.company);
    assertNoProblem(company);
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
    const cierre = result.hayElegido
      ? { ...result, fecha: now.local }
      : { hayElegido: false, fecha: now.local };
    db.update('offer', { id: offer.id }, { estado: 'cerrada', cierre });
    closeCandidacies(db, now, offer.id);
  },

  copiarOferta: (context, { urlOferta }) => {
    const offer = ownOffer(context, urlOferta);
    if (!context.brand.settings.canDuplicarOferta) refuse(48);
    assertService(context, offer.idPerfil);
    return copyOffer(context, offer, offer.idPerfil);
  },

  copiarOfertaPerfilContrario: (context, { urlOferta }) => {
    const offer = ownOffer(context, urlOferta);
    const idPerfil = oppositeProfile(offer.idPerfil);
    if (!context.brand.settings.canDuplicarOfertaInvertida) refuse(48);
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
    if (refusal) refuse(refusal);
    db.update('offer', { id: offer.id }, { estado: 'eliminada' });
  },
} satisfies Partial<Handlers>;
