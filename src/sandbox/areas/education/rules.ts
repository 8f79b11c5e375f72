import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import type { Transitions } from '../../rules/transitions.ts';

export type RequestState = EducationRequest['estado'];

/** Actions on a request: acceptance or rejection by its recipient, and edits until then. */
export type RequestAction = 'edit' | 'accept' | 'reject';

/** Education requests, which the company answers, and change requests, which the university answers. */
export const requestTransitions: Transitions<RequestState, RequestAction> = {
  pendiente: { edit: 'pendiente', accept: 'aceptada', reject: 'rechazada' },
  aceptada: {},
  rechazada: {},
};

/** Whether a centre reached its limit of requests; never without a limit. */
export function limitReached(taken: number, limit: number | undefined): boolean {
  return limit !== undefined && taken >= limit;
}
