import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import type { Transitions } from '../../rules/transitions.ts';

export type RequestState = EducationRequest['estado'];

/** What the one who answers a request does with it, and the change that is possible until then. */
export type RequestAction = 'edit' | 'accept' | 'reject';

/** Education requests, which the company answers, and change requests, which the university answers. */
export const requestTransitions: Transitions<RequestState, RequestAction> = {
  pendiente: { edit: 'pendiente', accept: 'aceptada', reject: 'rechazada' },
  aceptada: {},
  rechazada: {},
};

/** Whether a centre has as many requests as it takes; without a limit it never has. */
export function limitReached(taken: number, limit: number | undefined): boolean {
  return limit !== undefined && taken >= limit;
}
