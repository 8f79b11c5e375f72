import { describe, expect, it } from 'vitest';
import { agreementStates, uploadableAgreementStates } from '#core/contract/entities/agreement.ts';
import { agreementState, agreementTransitions } from './rules.ts';
import { nextState } from '../../rules/transitions.ts';

describe('agreement states', () => {
  it('goes from the company through the university to its last day', () => {
    const path = (['sign', 'findFault', 'sign', 'sendToSecretariat', 'formalize', 'expire'] as const).reduce(
      (states, action) => {
        const last = states.at(-1) ?? 'Generado';
        return [...states, nextState(agreementTransitions, last, action) ?? last];
      },
      ['Generado' as (typeof agreementStates)[number]],
    );
    expect(path).toEqual([
      'Generado',
      'Firmado empresa',
      'Erróneo empresa',
      'Firmado empresa',
      'Enviado Secretaría',
      'Formalizado',
      'Caducado',
    ]);
  });

  it('takes a signed agreement exactly where the contract says so', () => {
    const signable = agreementStates.filter((state) => nextState(agreementTransitions, state, 'sign'));
    expect(signable).toEqual(uploadableAgreementStates);
  });

  it('expires only once it has been formalized, the day after the last one', () => {
    const on = (estado: (typeof agreementStates)[number], today: string): string =>
      agreementState({ estado, fechaCaducidad: '2026-03-09' }, today);
    expect(on('Formalizado', '2026-03-09')).toBe('Formalizado');
    expect(on('Formalizado', '2026-03-10')).toBe('Caducado');
    expect(on('Generado', '2026-03-10')).toBe('Generado');
  });
});
