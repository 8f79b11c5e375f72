import type { AgreementState } from '#core/contract/entities/agreement.ts';
import type { KnownOfCompany } from './company-waiting.ts';

/** A company's progress with the agreement required to publish; `count` agreements are in that state. */
export interface AgreementStep {
  state: 'unknown' | 'done' | 'error' | 'sign' | 'underWay' | 'missing';
  count: number;
}

/** States of agreements in progress, by precedence. */
const progressStates: readonly (readonly [AgreementStep['state'], AgreementState])[] = [
  ['error', 'Erróneo empresa'],
  ['sign', 'Generado'],
  ['underWay', 'Firmado empresa'],
  ['underWay', 'Enviado Secretaría'],
];

/** Derives the agreement step from the obstacles or, where the server names none, from the agreements. */
export function agreementStep({ company, agreements }: KnownOfCompany): AgreementStep {
  const obstacles = company?.impedimentos;
  if (!obstacles && !agreements) return { state: 'unknown', count: 0 };
  const countOf = (state: AgreementState): number =>
    (agreements ?? []).filter(({ estado }) => estado === state).length;
  const isInForce = obstacles
    ? !obstacles.some(({ causa }) => causa === 'convenio')
    : countOf('Formalizado') > 0;
  if (isInForce) return { state: 'done', count: 0 };
  const current = progressStates.find(([, state]) => countOf(state) > 0);
  return current ? { state: current[0], count: countOf(current[1]) } : { state: 'missing', count: 0 };
}
