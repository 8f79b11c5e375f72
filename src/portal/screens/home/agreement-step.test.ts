import { expect, it } from 'vitest';
import type { Agreement, AgreementState } from '#core/contract/entities/agreement.ts';
import { agreementStep } from './agreement-step.ts';

const lacking = { faltanDatos: false, impedimentos: [{ codigo: 24, causa: 'convenio' as const }] };
const nothing = { faltanDatos: false, impedimentos: [] };
const of = (...states: AgreementState[]) => states.map((estado) => ({ estado }) as Agreement);

it.each<[string, Parameters<typeof agreementStep>[0], string, number]>([
  ['nothing is known', {}, 'unknown', 0],
  ['nothing is in the way', { company: nothing, agreements: of('Caducado') }, 'done', 0],
  ['there is none', { company: lacking, agreements: [] }, 'missing', 0],
  ['it has expired', { company: lacking, agreements: of('Caducado') }, 'missing', 0],
  ['the agreements did not come', { company: lacking }, 'missing', 0],
  ['two wait for a signature', { company: lacking, agreements: of('Generado', 'Generado') }, 'sign', 2],
  ['one is wrong', { company: lacking, agreements: of('Generado', 'Erróneo empresa') }, 'error', 1],
  ['the institution has it', { company: lacking, agreements: of('Enviado Secretaría') }, 'underWay', 1],
  [
    'the server says no obstacles',
    { company: { faltanDatos: false }, agreements: of('Formalizado') },
    'done',
    0,
  ],
])('the step of the agreement, when %s', (_, known, state, count) => {
  expect(agreementStep(known)).toEqual({ state, count });
});
