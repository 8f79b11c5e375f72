import { profiles } from '#api/constants.ts';
import type { DocumentUpload } from '#api/entities/document.ts';
import { addStep, moveCandidacy } from '../../candidacies/move.ts';
import { sql } from '../../db/sql.ts';
import { domainList } from '../../domains/lists.ts';
import { refuse } from '../../refusal.ts';
import { acceptanceRefusal, applicationRefusal } from '../../rules/application/conditions.ts';
import { canWithdraw, isReason, moveRefusal, state, withdrawalRefusal } from '../../rules/candidacy.ts';
import type { StudentContext } from '../context.ts';
import type { Handlers } from '../handler.ts';
import { factsOf } from './applicant.ts';
import { requiredDocuments } from './my-applications.ts';
import { offerOf, type OfferRow } from './offer-row.ts';
import { ownCandidacies, ownCandidacy } from './own-candidacy.ts';

type NamedUpload = DocumentUpload & { idDocumento: number };

/** Refuses with 15 where the brand has conditions for placements and they were not accepted. */
export function assertConditionsAccepted({ brand }: StudentContext, accepted: boolean | undefined): void {
  if (brand.settings.modulos.condicionesPracticas && !accepted) refuse(15);
}

/** The documents that an offer asks for, as they were sent. Refuses with 11 and the whole list if one is missing. */
function documentsFor(context: StudentContext, offer: OfferRow, sent: readonly NamedUpload[]): NamedUpload[] {
  const types = offer.datos.documentosRequeridos ?? [];
  const found = types.flatMap((type) => sent.find(({ idDocumento }) => idDocumento === type) ?? []);
  if (found.length < types.length) {
    const has = new Set(found.map(({ idDocumento }) => idDocumento));
    const all = requiredDocuments(context, types);
    refuse(11, undefined, {
      documentacionNecesaria: all.map((it) => ({ ...it, entregado: has.has(it.idDocumento) })),
    });
  }
  return found;
}

/** The last place in the student's order of placements. */
function nextPlace({ db, user }: StudentContext, offer: OfferRow): number | undefined {
  if (offer.idPerfil !== profiles.practicas) return undefined;
  return (db.value<number>(sql`SELECT max(orden) FROM candidacy WHERE student = ${user.id}`) ?? 0) + 1;
}

/** Applying, withdrawing, answering a pre-enrolment, and the order of preference. */
export const applyHandlers = {
  inscribirse: (context, { urlOferta, documentos = [], condicionesAceptadas }) => {
    const { db, user, now, files } = context;
    const offer = offerOf(db, now, user.id, urlOferta);
    if (offer.estadoCandidatura !== undefined) refuse(10);
    const refusal = applicationRefusal(factsOf(context, offer));
    if (refusal !== undefined) refuse(refusal);
    // Whoever applies elsewhere leaves no candidacy here.
    if (offer.datos.urlInscripcionExterna) refuse(48);
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
    if (offer.condiciones.mensaje) context.say(offer.condiciones.mensaje);
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
  },

  rechazarPreinscripcion: (context, { urlOferta, ...reason }) => {
    const { candidacy, offer } = ownCandidacy(context, urlOferta);
    const to = state.preEnrolmentRejected;
    const wrongState = moveRefusal(candidacy.estado, to, 'estudiante');
    if (wrongState) refuse(wrongState);
    const reasons = domainList('tipoMotivoCambioEstadoCandidatura', context.language);
    if (!isReason(reasons, to, offer.idPerfil, reason)) refuse(15);
    moveCandidacy(context.db, context.now, candidacy, to, 'estudiante', reason);
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
    const wanted = [...new Set(orden)].map((url) => byUrl.get(url) ?? refuse(31));
    if (!wanted.every(({ estado }) => canWithdraw(estado))) refuse(49);
    // Those that were not named keep their order behind the others.
    const rest = own.filter(({ id }) => !wanted.some((it) => it.id === id));
    [...wanted, ...rest].forEach(({ id }, index) => db.update('candidacy', { id }, { orden: index + 1 }));
  },
} satisfies Partial<Handlers>;
