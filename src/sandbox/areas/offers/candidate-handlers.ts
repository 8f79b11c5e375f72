import * as codes from '#core/contract/codes.ts';
import { askForAuthorisation } from '../applications/family-authorisation.ts';
import { expirePreEnrolments, moveCandidacy } from '../applications/move.ts';
import { addDays } from '../../clock.ts';
import { companyRow } from '../companies/company-row.ts';
import { missingForSelection } from '../companies/missing-data.ts';
import { rejectionReasons } from '../domains/candidacies.ts';
import { candidateDetail, candidateRow, type CandidateRow } from './candidates.ts';
import { fullOffers } from './full-offers.ts';
import { placesTakenMessage } from './messages.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { isReason, moveRefusal, needsReason, state } from '../applications/candidacy.ts';
import { notifyMove } from '../../notifications/applications.ts';
import type { CompanyContext } from '../../context.ts';
import type { Handlers } from '../../handler.ts';

/** Days to answer a pre-enrolment offered by a company. */
const daysToAnswer = 7;

/** Loads a candidacy sent to the company. Refuses with `applicationNotFound`. */
function ownCandidate({ db, user, now }: CompanyContext, id: number): CandidateRow {
  const found = candidateRow(db, user.company, id) ?? refuse(codes.applicationNotFound);
  expirePreEnrolments(db, now, { offer: found.offer });
  return candidateRow(db, user.company, id) ?? refuse(codes.applicationNotFound);
}

export const candidateHandlers = {
  dameCandidato: (context) => {
    const row = ownCandidate(context, context.params.id);
    context.db.update('candidacy', { id: row.id }, { leido: true });
    return candidateDetail(context, { ...row, leido: true });
  },

  marcarCandidaturaNoLeida: (context, { idCandidatura }) => {
    const { id } = ownCandidate(context, idCandidatura);
    context.db.update('candidacy', { id }, { leido: false });
  },

  anotaCandidatura: (context, { idCandidatura, texto, estrellas }) => {
    const { id } = ownCandidate(context, idCandidatura);
    context.db.update('candidacy', { id }, { nota: texto, estrellas });
  },

  cambiaEstadoCandidatura: (context, { idCandidatura, idEstado, idMotivo, motivo }) => {
    const { db, user, now, brand, language } = context;
    const row = ownCandidate(context, idCandidatura);
    const refusal = moveRefusal(row.estado, idEstado, 'empresa');
    if (refusal) refuse(refusal);
    const reason = needsReason(idEstado) ? { idMotivo, motivo } : {};
    if (needsReason(idEstado) && !isReason(rejectionReasons(language), idEstado, row.idPerfil, reason))
      refuseFields(['idMotivo']);
    if (idEstado === state.selected) {
      if (fullOffers(db, [row.offer]).has(row.offer))
        refuse(codes.actionNotAllowed, undefined, { motivo: placesTakenMessage(language) });
      const missing = missingForSelection(companyRow(db, user.company), brand, row);
      if (missing.length > 0) {
        const campos = missing.map((key) => `empresa.${key}`);
        return { idEstado: row.estado, faltanDatos: true, campos };
      }
    }
    const limit =
      idEstado === state.preEnrolmentPending ? { fechaLimite: addDays(now.today, daysToAnswer) } : {};
    moveCandidacy(db, now, row, idEstado, 'empresa', { ...reason, ...limit });
    if (idEstado === state.selected) askForAuthorisation(context, row.id);
    notifyMove(context, row.id, 'empresa');
    return { idEstado };
  },
} satisfies Partial<Handlers>;
