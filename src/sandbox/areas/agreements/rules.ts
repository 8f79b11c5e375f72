import type { AgreementState } from '#core/contract/entities/agreement.ts';
import { nextState, type Transitions } from '../../rules/transitions.ts';

/** Signing is what the company does; the university reviews, and time makes an agreement expire. */
export type AgreementAction = 'sign' | 'findFault' | 'sendToSecretariat' | 'formalize' | 'expire';

export const agreementTransitions: Transitions<AgreementState, AgreementAction> = {
  Generado: { sign: 'Firmado empresa' },
  'Firmado empresa': { findFault: 'Erróneo empresa', sendToSecretariat: 'Enviado Secretaría' },
  'Erróneo empresa': { sign: 'Firmado empresa' },
  'Enviado Secretaría': { formalize: 'Formalizado' },
  Formalizado: { expire: 'Caducado' },
  Caducado: {},
};

/** State of an agreement on a day (YYYY-MM-DD): after its last day a formalized one has expired. */
export function agreementState(
  { estado, fechaCaducidad }: { estado: AgreementState; fechaCaducidad?: string | undefined },
  today: string,
): AgreementState {
  const late = fechaCaducidad !== undefined && fechaCaducidad < today;
  return (late && nextState(agreementTransitions, estado, 'expire')) || estado;
}
