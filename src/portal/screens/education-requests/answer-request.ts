import { visibleText } from '#core/contract/validation/text.ts';
import * as codes from '#core/contract/codes.ts';
import {
  aceptarSolicitudPractica,
  dameSolicitudPractica,
  rechazarSolicitudPractica,
} from '#core/contract/calls/company-education.ts';
import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';

/** Nobody knows whether it has arrived. */
const lost = { ok: false, kind: 'lost' } as const;

/** What a centre answers to a request. */
export type EducationAnswer = { accepts: true } | { accepts: false; motivo: string };

/** What came of it; a colleague may have answered before, or an earlier try that said something else (`isOwn`). */
export type AnswerResult =
  | { ok: true }
  | CallFailure
  | typeof lost
  | { ok: false; kind: 'answered'; now: EducationRequest; isOwn: boolean };

const reasonOf = (answer: EducationAnswer): string => (answer.accepts ? '' : visibleText(answer.motivo));

/** Whether a request is answered as was sent. */
const says = ({ estado, motivo = '' }: EducationRequest, answer: EducationAnswer): boolean =>
  estado === (answer.accepts ? 'aceptada' : 'rechazada') && motivo === reasonOf(answer);

/**
 * Answers a request for education placements. An answer that is lost is looked for in the request itself.
 * @param earlier tries of which nobody knows whether they have arrived; this one is added where that becomes of it
 */
export async function answerRequest(
  call: Caller,
  idSolicitudPractica: number,
  answer: EducationAnswer,
  earlier: EducationAnswer[] = [],
): Promise<AnswerResult> {
  const motivo = reasonOf(answer);
  const result = answer.accepts
    ? await call(aceptarSolicitudPractica, { body: { idSolicitudPractica } })
    : await call(rechazarSolicitudPractica, {
        body: { idSolicitudPractica, ...(motivo && { motivo }) },
      });
  if (result.ok) return { ok: true };
  const isUnknown = result.kind === 'unavailable';
  const isTooLate = result.kind === 'error' && result.code === codes.statusCannotChange;
  if (isUnknown) earlier.push(answer);
  if (!isUnknown && !isTooLate) return result;
  const found = await call(dameSolicitudPractica, { params: { id: idSolicitudPractica } });
  if (!found.ok) return isUnknown ? lost : result;
  const { datos: now } = found;
  if (now.estado === 'pendiente') return isUnknown ? lost : result;
  if (says(now, answer)) return { ok: true };
  return { ok: false, kind: 'answered', now, isOwn: earlier.some((it) => says(now, it)) };
}
