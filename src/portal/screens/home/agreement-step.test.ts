import { expect, it } from 'vitest';
import type { Agreement, AgreementState } from '#core/contract/entities/agreement.ts';
import { agreementStep } from './agreement-step.ts';

const withoutAgreement = { faltanDatos: false, impedimentos: [{ codigo: 24, causa: 'convenio' as const }] };
const unobstructed = { faltanDatos: false, impedimentos: [] };
const agreementsIn = (...states: AgreementState[]) => states.map((estado) => ({ estado }) as Agreement);

it.each<[string, Parameters<typeof agreementStep>[0], string, number]>([
  ['no answer has arrived', {}, 'unknown', 0],
  ['publishing has no obstacle', { company: unobstructed, agreements: agreementsIn('Caducado') }, 'done', 0],
  ['the company has no agreement', { company: withoutAgreement, agreements: [] }, 'missing', 0],
  [
    'the only agreement has expired',
    { company: withoutAgreement, agreements: agreementsIn('Caducado') },
    'missing',
    0,
  ],
  ['the agreements could not be read', { company: withoutAgreement }, 'missing', 0],
  [
    'two wait for a signature',
    { company: withoutAgreement, agreements: agreementsIn('Generado', 'Generado') },
    'sign',
    2,
  ],
  [
    'one is wrong',
    { company: withoutAgreement, agreements: agreementsIn('Generado', 'Erróneo empresa') },
    'error',
    1,
  ],
  [
    'the institution has it',
    { company: withoutAgreement, agreements: agreementsIn('Enviado Secretaría') },
    'underWay',
    1,
  ],
  [
    'the server names no obstacles, and an agreement is in force',
    { company: { faltanDatos: false }, agreements: agreementsIn('Formalizado') },
    'done',
    0,
  ],
])('derives the agreement step when %s', (_, known, state, count) => {
  expect(agreementStep(known)).toEqual({ state, count });
});
