import { expirePreEnrolments, moveCandidacy } from '../../candidacies/move.ts';
import { addDays } from '../../clock.ts';
import { companyRow } from '../../companies/company-row.ts';
import { missingForSelection } from '../../companies/missing-data.ts';
import { rejectionReasons } from '../../domains/candidacies.ts';
import { candidateOf, candidateRow, type CandidateRow } from '../../offers/candidates.ts';
import { refuse } from '../../refusal.ts';
import { isReason, moveRefusal, needsReason, nextStates, state } from '../../rules/candidacy.ts';
import { candidateCv } from '../cv/read-cv.ts';
import type { CompanyContext } from '../context.ts';
import type { Handlers } from '../handler.ts';

/** Days that a student has to answer the pre-enrolment that a company offers. */
const daysToAnswer = 7;

/** A candidacy that the company has been sent, as it stands today. Refuses with 31. */
function ownCandidate({ db, user, now }: CompanyContext, id: number): CandidateRow {
  const found = candidateRow(db, user.company, id) ?? refuse(31);
  expirePreEnrolments(db, now, { offer: found.offer });
  return candidateRow(db, user.company, id) ?? refuse(31);
}

export const candidateHandlers = {
  dameCandidato: (context) => {
    const { db, language, params } = context;
    const row = ownCandidate(context, params.id);
    db.update('candidacy', { id: row.id }, { leido: true });
    return {
      ...candidateOf({ ...row, leido: true }, language),
      idPerfil: row.idPerfil,
      urlOferta: row.urlOferta,
      tituloOferta: row.tituloOferta,
      estadosPosibles: nextStates(row.estado, 'empresa'),
      cv: candidateCv(context, row.student),
    };
  },

  cambiaEstadoCandidatura: (context, { idCandidatura, idEstado, idMotivo, motivo }) => {
    const { db, user, now, brand, language } = context;
    const row = ownCandidate(context, idCandidatura);
    const refusal = moveRefusal(row.estado, idEstado, 'empresa');
    if (refusal) refuse(refusal);
    const reason = needsReason(idEstado) ? { idMotivo, motivo } : {};
    if (needsReason(idEstado) && !isReason(rejectionReasons(language), idEstado, row.idPerfil, reason))
      refuse(15);
    if (idEstado === state.selected) {
      const missing = missingForSelection(companyRow(db, user.company), brand, row);
      if (missing.length > 0) return { idEstado: row.estado, faltanDatos: true };
    }
    const limit =
      idEstado === state.preEnrolmentPending ? { fechaLimite: addDays(now.today, daysToAnswer) } : {};
    moveCandidacy(db, now, row, idEstado, 'empresa', { ...reason, ...limit });
    return { idEstado };
  },
} satisfies Partial<Handlers>;
