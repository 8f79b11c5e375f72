import type { AgreementState } from '#core/contract/entities/agreement.ts';
import type { KnownOfCompany } from './company-waiting.ts';

/** How far a company is with the agreement without which it publishes nothing, and how many wait for it. */
export interface AgreementStep {
  state: 'unknown' | 'done' | 'error' | 'sign' | 'underWay' | 'missing';
  count: number;
}

const turns: readonly (readonly [AgreementStep['state'], AgreementState])[] = [
  ['error', 'Erróneo empresa'],
  ['sign', 'Generado'],
  ['underWay', 'Firmado empresa'],
  ['underWay', 'Enviado Secretaría'],
];

/** The step of the agreement, by what is in the way or, where the server does not say, by the agreements there are. */
export function agreementStep({ company, agreements }: KnownOfCompany): AgreementStep {
  const obstacles = company?.impedimentos;
  if (!obstacles && !agreements) return { state: 'unknown', count: 0 };
  const countOf = (state: AgreementState): number =>
    (agreements ?? []).filter(({ estado }) => estado === state).length;
  const isInForce = obstacles
    ? !obstacles.some(({ causa }) => causa === 'convenio')
    : countOf('Formalizado') > 0;
  if (isInForce) return { state: 'done', count: 0 };
  const turn = turns.find(([, state]) => countOf(state) > 0);
  return turn ? { state: turn[0], count: countOf(turn[1]) } : { state: 'missing', count: 0 };
}
