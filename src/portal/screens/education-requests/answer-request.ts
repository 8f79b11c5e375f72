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

/** Unknown outcome: the call may have arrived. */
const lost = { ok: false, kind: 'lost' } as const;

/** Answer of a school to a request. */
export type EducationAnswer = { accepts: true } | { accepts: false; motivo: string };

/** Result of answering; `answered` before by a colleague, or by a different earlier attempt (`isOwn`). */
export type AnswerResult =
  | { ok: true }
  | CallFailure
  | typeof lost
  | { ok: false; kind: 'answered'; now: EducationRequest; isOwn: boolean };

const reasonOf = (answer: EducationAnswer): string => (answer.accepts ? '' : visibleText(answer.motivo));

/** Whether a request has an answer. */
const hasAnswer = ({ estado, motivo = '' }: EducationRequest, answer: EducationAnswer): boolean =>
  estado === (answer.accepts ? 'aceptada' : 'rechazada') && motivo === reasonOf(answer);

/**
 * Answers a request for an education placement. After a lost answer, the request is read to find the outcome.
 * @param earlier attempts with an unknown outcome; this one is appended if its outcome is unknown
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
  const reading = await call(dameSolicitudPractica, { params: { id: idSolicitudPractica } });
  if (!reading.ok) return isUnknown ? lost : result;
  const { datos: now } = reading;
  if (now.estado === 'pendiente') return isUnknown ? lost : result;
  if (hasAnswer(now, answer)) return { ok: true };
  return { ok: false, kind: 'answered', now, isOwn: earlier.some((attempt) => hasAnswer(now, attempt)) };
}
