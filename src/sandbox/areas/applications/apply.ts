import * as codes from '#core/contract/codes.ts';
import { profiles } from '#core/contract/constants.ts';
import type { DocumentUpload } from '#core/contract/entities/document.ts';
import { addStep, moveCandidacy } from './move.ts';
import { sql } from '../../db/sql.ts';
import { domainList } from '../domains/lists.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { acceptanceRefusal, applicationRefusal } from './conditions.ts';
import { canWithdraw, isReason, moveRefusal, state, withdrawalRefusal } from './candidacy.ts';
import type { StudentContext } from '../../context.ts';
import { notifyMove } from '../../notifications/applications.ts';
import type { Handlers } from '../../handler.ts';
import { factsOf, requirementsOf } from './applicant.ts';
import { requiredDocuments } from './my-applications.ts';
import { offerOf, type SeenOffer } from '../offers/student/offer-row.ts';
import { ownCandidacies, ownCandidacy } from './own-candidacy.ts';

/** Refusals that list the unmet conditions. */
const explained: ReadonlySet<number> = new Set([codes.otherDegree, codes.requirementsNotMet]);

type NamedUpload = DocumentUpload & { idDocumento: number };

/** Refuses with `dataMissing` where the brand has conditions for placements and they were not accepted. */
export function assertConditionsAccepted({ brand }: StudentContext, accepted: boolean | undefined): void {
  if (brand.settings.modulos.condicionesPracticas && !accepted) refuseFields(['condicionesAceptadas']);
}

/**
 * Returns the required documents from the request. Refuses with `documentsMissing` and the full list when one is
 * missing.
 */
function documentsFor(
  context: StudentContext,
  offer: SeenOffer,
  sent: readonly NamedUpload[],
): NamedUpload[] {
  const types = offer.datos.documentosRequeridos ?? [];
  const found = types.flatMap((type) => sent.find(({ idDocumento }) => idDocumento === type) ?? []);
  if (found.length < types.length) {
    const has = new Set(found.map(({ idDocumento }) => idDocumento));
    const all = requiredDocuments(context, types);
    refuse(codes.documentsMissing, undefined, {
      documentacionNecesaria: all.map((it) => ({ ...it, entregado: has.has(it.idDocumento) })),
    });
  }
  return found;
}

/** The last place in the student's order of placements. */
function nextPlace({ db, user }: StudentContext, offer: SeenOffer): number | undefined {
  if (offer.idPerfil !== profiles.practicas) return undefined;
  return (db.value<number>(sql`SELECT max(orden) FROM candidacy WHERE student = ${user.id}`) ?? 0) + 1;
}

/** Applying, withdrawing, answering a pre-enrolment, and the order of preference. */
export const applyHandlers = {
  inscribirse: (context, { urlOferta, documentos = [], condicionesAceptadas }) => {
    const { db, user, now, files } = context;
    const offer = offerOf(db, now, user.id, urlOferta);
    if (offer.estadoCandidatura !== undefined) refuse(codes.alreadyApplied);
    const refusal = applicationRefusal(factsOf(context, offer));
    if (refusal !== undefined) {
      const requisitos = requirementsOf(context, offer);
      refuse(refusal, undefined, explained.has(refusal) ? { requisitos } : undefined);
    }
    // External applications create no candidacy.
    if (offer.datos.urlInscripcionExterna) refuse(codes.actionNotAllowed);
    if (offer.idPerfil === profiles.practicas) assertConditionsAccepted(context, condicionesAceptadas);
    const documents = documentsFor(context, offer, documentos as NamedUpload[]);
    const candidacy = db.insert('candidacy', {
      offer: offer.id,
      student: user.id,
      estado: state.enrolled,
      fecha: now.local,
      orden: nextPlace(context, offer),
    });
    addStep(db, now, candidacy, state.enrolled, 'estudiante');
    for (const upload of documents) {
      const { idDocumento, nombre } = upload;
      db.insert('candidacy_document', { candidacy, idDocumento, nombre, ...files.keep(upload) });
    }
    if (offer.condiciones.mensaje) context.addMessage(offer.condiciones.mensaje);
    return { idCandidatura: candidacy };
  },

  desinscribirse: (context, { urlOferta }) => {
    const { candidacy } = ownCandidacy(context, urlOferta);
    const refusal = withdrawalRefusal(candidacy.estado);
    if (refusal) refuse(refusal);
    moveCandidacy(context.db, context.now, candidacy, state.withdrawn, 'estudiante');
  },

  aceptarPreinscripcion: (context, { urlOferta, condicionesAceptadas }) => {
    const { candidacy, offer } = ownCandidacy(context, urlOferta);
    const wrongState = moveRefusal(candidacy.estado, state.sentToCompany, 'estudiante');
    if (wrongState) refuse(wrongState);
    const refusal = acceptanceRefusal(factsOf(context, offer));
    if (refusal !== undefined) refuse(refusal);
    if (offer.idPerfil === profiles.practicas) assertConditionsAccepted(context, condicionesAceptadas);
    moveCandidacy(context.db, context.now, candidacy, state.sentToCompany, 'estudiante');
    notifyMove(context, candidacy.id, 'estudiante');
  },

  rechazarPreinscripcion: (context, { urlOferta, ...reason }) => {
    const { candidacy, offer } = ownCandidacy(context, urlOferta);
    const to = state.preEnrolmentRejected;
    const wrongState = moveRefusal(candidacy.estado, to, 'estudiante');
    if (wrongState) refuse(wrongState);
    const reasons = domainList('tipoMotivoCambioEstadoCandidatura', context.language);
    if (!isReason(reasons, to, offer.idPerfil, reason)) refuseFields(['idMotivo']);
    moveCandidacy(context.db, context.now, candidacy, to, 'estudiante', reason);
    notifyMove(context, candidacy.id, 'estudiante');
  },

  editOrdenCandidaturasAlumno: (context, { orden }) => {
    const { db } = context;
    const own = ownCandidacies(context, sql`offer.idPerfil = ${profiles.practicas}`);
    const byUrl = new Map(
      db
        .all<{ urlAcceso: string; id: number }>(
          sql`
          SELECT urlAcceso, candidacy.id FROM candidacy JOIN offer ON offer.id = offer
          WHERE student = ${context.user.id}`,
        )
        .map(({ urlAcceso, id }) => [urlAcceso, own.find((it) => it.id === id)] as const),
    );
    const wanted = [...new Set(orden)].map((url) => byUrl.get(url) ?? refuse(codes.applicationNotFound));
    if (!wanted.every(({ estado }) => canWithdraw(estado))) refuse(codes.statusCannotChange);
    // Those that were not named keep their order behind the others.
    const rest = own.filter(({ id }) => !wanted.some((it) => it.id === id));
    [...wanted, ...rest].forEach(({ id }, index) => db.update('candidacy', { id }, { orden: index + 1 }));
  },
} satisfies Partial<Handlers>;
