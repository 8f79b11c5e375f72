import { expect, it } from 'vitest';
import { paymentFields } from './payment-data.ts';

const fields = (flags: Partial<Record<'hidden' | 'fixed', readonly string[]>>) =>
  ({ personales: { hidden: [], fixed: [], required: [], ...flags } }) as unknown as Parameters<
    typeof paymentFields
  >[0]['fields'];
const settings = (checkIbanInPracticasConServicio: boolean) =>
  ({ checkIbanInPracticasConServicio }) as Parameters<typeof paymentFields>[0]['settings'];

it('asks for no field that the CV does not have or that cannot be changed', () => {
  expect(paymentFields({ settings: settings(true), fields: fields({}) })).toEqual([
    'iban',
    'numeroSeguridadSocial',
  ]);
  expect(paymentFields({ settings: settings(true), fields: fields({ hidden: ['iban'] }) })).toEqual([
    'numeroSeguridadSocial',
  ]);
  expect(
    paymentFields({ settings: settings(true), fields: fields({ fixed: ['iban', 'numeroSeguridadSocial'] }) }),
  ).toEqual([]);
});

it('asks for nothing where the brand does not check payment data', () => {
  expect(paymentFields({ settings: settings(false), fields: fields({}) })).toEqual([]);
});
