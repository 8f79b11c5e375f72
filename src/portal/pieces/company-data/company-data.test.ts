import { describe, expect, it } from 'vitest';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { addressValues, companyChanges, companyProblems, onlyFields } from './company-data.ts';
import { isGiven } from './addresses.ts';
import { companyForm, signerForm } from './company-forms.ts';
import { signerOf, signerProblems } from './signer-rules.ts';

const at = (data: object) => formValues(companyForm, data);
const identity = onlyFields(['nombreFiscal', 'tipoEmpresa', 'startup', 'anioFundacion'], ['nombreFiscal']);

describe('the data of a company', () => {
  it('is looked at as far as a form asks for it', () => {
    expect(companyProblems(at({}), onlyFields(['sector', 'iban']))).toEqual({
      sector: 'validation.required',
      iban: 'validation.required',
    });
    expect(companyProblems(at({ nombreFiscal: 'A'.repeat(151) }), identity)).toEqual({
      nombreFiscal: 'validation.malformed',
    });
    expect(companyProblems(at({ iban: 'ES9121000418450200051333' }), onlyFields(['iban']))).toEqual({
      iban: 'validation.malformed',
    });
  });

  it('was not founded in a year that has not come', () => {
    const founded = (anioFundacion: number) =>
      companyProblems(at({ nombreFiscal: 'Taller', anioFundacion }), identity, 2026);
    expect(founded(2026)).toEqual({});
    expect(founded(2027)).toHaveProperty('anioFundacion');
  });

  it('is a start-up only where it is private', () => {
    const changes = (tipoEmpresa: string) => companyChanges(at({ tipoEmpresa, startup: true }), identity);
    expect(changes('privada')).toMatchObject({ tipoEmpresa: 'privada', startup: true });
    expect(changes('publica')).not.toHaveProperty('startup');
  });

  it('is sent as far as it was asked for, the account without blanks, and what was emptied as empty', () => {
    const flags = onlyFields(['web', 'iban'], []);
    expect(companyChanges(at({ iban: 'es91 2100 0418 4502 0005 1332', sector: 3 }), flags)).toEqual({
      iban: 'ES9121000418450200051332',
      web: '',
    });
    expect(companyChanges(at({ web: 'https://taller.example' }), flags)).toMatchObject({ iban: '' });
  });
});

describe('who signs for a company', () => {
  const signer = { nombre: 'Remei', apellidos: 'Oller Bosch', cargo: 'Gerente' };
  const signing = (data: object) => formValues(signerForm, { ...signer, ...data });

  it('has a name and a position; document, mail and phone are looked at where they are given', () => {
    expect(signerProblems(signing({}))).toEqual({});
    expect(signerProblems(signing({ cargo: '', dni: '12345678A', email: 'x', telefono: '12' }))).toEqual({
      cargo: 'validation.required',
      dni: 'validation.dni',
      email: 'validation.emailField',
      telefono: 'validation.tooShort',
    });
  });

  it('is sent without what was emptied', () => {
    expect(signerOf(signing({ email: ' ', dni: '12345678-z' }))).toEqual({ ...signer, dni: '12345678Z' });
  });
});

describe('an address of a company', () => {
  it('is given where more than its country is known', () => {
    expect([undefined, {}, { idPais: 1 }, { cp: '08001' }].map(isGiven)).toEqual([false, false, false, true]);
  });

  it('stands in its form, in Spain where it has no country', () => {
    expect(addressValues({ direccion: 'Carrer Major, 1', idProvincia: 8 })).toEqual({
      idPais: '1',
      direccion: 'Carrer Major, 1',
      cp: '',
      idProvincia: '8',
      provincia: '',
      localidad: '',
    });
  });
});
