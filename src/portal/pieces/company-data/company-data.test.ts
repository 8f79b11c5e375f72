import { describe, expect, it } from 'vitest';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { addressValues, companyChanges, companyProblems, onlyFields } from './company-data.ts';
import { isAddressKnown } from './addresses.ts';
import { companyForm, signerForm } from './company-forms.ts';
import { signerOf, signerProblems } from './signer-rules.ts';

const valuesOf = (data: object) => formValues(companyForm, data);
const identity = onlyFields(['nombreFiscal', 'tipoEmpresa', 'startup', 'anioFundacion'], ['nombreFiscal']);

describe('the data of a company', () => {
  it('is validated as far as a form has its fields', () => {
    expect(companyProblems(valuesOf({}), onlyFields(['sector', 'iban']))).toEqual({
      sector: 'validation.required',
      iban: 'validation.required',
    });
    expect(companyProblems(valuesOf({ nombreFiscal: 'A'.repeat(151) }), identity)).toEqual({
      nombreFiscal: 'validation.malformed',
    });
    expect(companyProblems(valuesOf({ iban: 'ES9121000418450200051333' }), onlyFields(['iban']))).toEqual({
      iban: 'validation.malformed',
    });
  });

  it('has no founding year in the future', () => {
    const founded = (anioFundacion: number) =>
      companyProblems(valuesOf({ nombreFiscal: 'Taller', anioFundacion }), identity, 2026);
    expect(founded(2026)).toEqual({});
    expect(founded(2027)).toHaveProperty('anioFundacion');
  });

  it('is a start-up only if private', () => {
    const changes = (tipoEmpresa: string) =>
      companyChanges(valuesOf({ tipoEmpresa, startup: true }), identity);
    expect(changes('privada')).toMatchObject({ tipoEmpresa: 'privada', startup: true });
    expect(changes('publica')).not.toHaveProperty('startup');
  });

  it('is sent for the shown fields, with the account normalized and cleared fields empty', () => {
    const flags = onlyFields(['web', 'iban'], []);
    expect(companyChanges(valuesOf({ iban: 'es91 2100 0418 4502 0005 1332', sector: 3 }), flags)).toEqual({
      iban: 'ES9121000418450200051332',
      web: '',
    });
    expect(companyChanges(valuesOf({ web: 'https://taller.example' }), flags)).toMatchObject({ iban: '' });
  });
});

describe('the signatory of a company', () => {
  const signer = { nombre: 'Remei', apellidos: 'Oller Bosch', cargo: 'Gerente' };
  const signing = (data: object) => formValues(signerForm, { ...signer, ...data });

  it('requires name and position, and validates document, email and phone if given', () => {
    expect(signerProblems(signing({}))).toEqual({});
    expect(signerProblems(signing({ cargo: '', dni: '12345678A', email: 'x', telefono: '12' }))).toEqual({
      cargo: 'validation.required',
      dni: 'validation.dni',
      email: 'validation.emailField',
      telefono: 'validation.tooShort',
    });
  });

  it('is sent without cleared fields', () => {
    expect(signerOf(signing({ email: ' ', dni: '12345678-z' }))).toEqual({ ...signer, dni: '12345678Z' });
  });
});

describe('an address of a company', () => {
  it('is given if it has more than a country', () => {
    expect([undefined, {}, { idPais: 1 }, { cp: '08001' }].map(isAddressKnown)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('fills its form, with Spain as the default country', () => {
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
