import { describe, expect, it } from 'vitest';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { fiscalForm as account } from '../../../../../tests/support/sandbox/make-companies.ts';
import { accountForm } from './account-form.ts';
import { accountOf, accountProblems } from './account-rules.ts';

const formWith = (data: object = {}) => formValues(accountForm, { ...account, ...data });

describe('a fiscal account', () => {
  it('requires name, tax number, country, province, town and postcode', () => {
    expect(accountProblems(formWith())).toEqual({});
    const empty = { ...formValues(accountForm, {}), idPais: '1' };
    expect(Object.keys(accountProblems(empty))).toEqual([
      'NombreFiscal',
      'CIF',
      'domicilioFiscal',
      'idProvincia',
      'poblacion',
      'cp',
    ]);
    expect(accountProblems(formWith({ idPais: undefined }))).toMatchObject({ idPais: 'validation.required' });
  });

  it.each([
    ['B50000009', 1, true],
    ['12345678Z', 1, true],
    ['X1234567L', 1, true],
    ['12345678A', 1, false],
    ['FR40303265045', 1, false],
    ['FR40303265045', 2, true],
  ])('takes the number %s in the country %i: %s', (CIF, idPais, fits) => {
    const problems = accountProblems(
      formWith({ CIF, idPais, Provincia: 'Paris', cp: '75001', idProvincia: undefined }),
    );
    expect('CIF' in problems).toBe(!fits);
  });

  it('has a listed province in Spain and a typed one elsewhere', () => {
    expect(accountProblems(formWith({ idProvincia: undefined }))).toEqual({
      idProvincia: 'validation.required',
    });
    expect(accountProblems(formWith({ cp: '28001' }))).toEqual({ cp: 'validation.postcodeOfProvince' });
    const abroad = { idPais: 2, CIF: 'FR40303265045', cp: '75001' };
    expect(accountProblems(formWith({ ...abroad, Provincia: 'Pa' }))).toEqual({
      Provincia: 'validation.tooShort',
    });
    expect(accountOf(formWith({ ...abroad, Provincia: 'Paris' }))).not.toHaveProperty('idProvincia');
    expect(accountOf(formWith({ Provincia: 'left' }))).not.toHaveProperty('Provincia');
  });

  it.each([
    ['NombreFiscal', 3, 150],
    ['domicilioFiscal', 3, 150],
    ['poblacion', 3, 150],
    ['cp', 3, 150],
    ['Provincia', 3, 150],
    ['domicilioEnvioPostal', 3, 250],
  ])('takes %s from %i to %i characters', (key, min, max) => {
    const abroad = { idPais: 2, CIF: 'FR40303265045', Provincia: 'Paris', requiereEnvioPostalFacturas: true };
    const problemsOf = (length: number) =>
      accountProblems(formWith({ ...abroad, domicilioEnvioPostal: 'Apartado 3', [key]: 'x'.repeat(length) }));
    expect([min - 1, min, max, max + 1].map(problemsOf)).toEqual([
      { [key]: 'validation.tooShort' },
      {},
      {},
      { [key]: 'validation.malformed' },
    ]);
  });

  it('has an address for invoices only if they are sent by post', () => {
    const address = { domicilioEnvioPostal: 'Apartado 3' };
    expect(accountOf(formWith(address))).not.toHaveProperty('domicilioEnvioPostal');
    const byPost = { requiereEnvioPostalFacturas: true };
    expect(accountOf(formWith({ ...byPost, ...address }))).toMatchObject({ ...byPost, ...address });
    expect(accountProblems(formWith(byPost))).toEqual({ domicilioEnvioPostal: 'validation.required' });
    expect(accountProblems(formWith({ ...byPost, domicilioEnvioPostal: 'x'.repeat(251) }))).toEqual({
      domicilioEnvioPostal: 'validation.malformed',
    });
  });
});
