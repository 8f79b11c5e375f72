import { describe, expect, it } from 'vitest';
import type { Agreement } from '#core/contract/entities/agreement.ts';
import type { AgreementValues } from './agreement-form.ts';
import {
  agreementProblems,
  agreementRequest,
  agreementStart,
  beginsFilled,
  type KnownForAgreement,
} from './agreement-values.ts';

const withoutPrevious: KnownForAgreement = {
  last: undefined,
  company: {},
  managers: [1, 2],
  billing: [3],
  accounts: [],
};

const last: Agreement = {
  idConvenio: 7,
  estado: 'Erróneo empresa',
  idContactoEmpresaGestion: 2,
  idContactoEmpresaFacturacion: 99,
  idCuentaFacturacion: 5,
  tramitacionManual: true,
  requierePedido: true,
  pedidoAnual: true,
  numeroPedido: 'PED-1',
  pagoDomiciliado: true,
  ibanDomiciliacion: 'ES9121000418450200051332',
  datosFirmante: { nombre: 'Remei', apellidos: 'Oller Bosch', cargo: 'Gerente' },
};

const complete: AgreementValues = {
  ...agreementStart(withoutPrevious),
  nombre: 'Remei',
  apellidos: 'Oller Bosch',
  cargo: 'Gerente',
  tramitacion: 'papel',
  idContactoEmpresaGestion: '1',
  idContactoEmpresaFacturacion: '3',
  idCuentaFacturacion: '5',
  formaPago: 'transferencia',
};

const keysOf = (values: AgreementValues): string[] => Object.keys(agreementProblems(values)).toSorted();

describe('the initial values of an agreement', () => {
  it('are those of the last one, except for options that can no longer be chosen', () => {
    expect(agreementStart({ ...withoutPrevious, last, billing: [3, 4], accounts: [5, 6] })).toEqual({
      ...complete,
      dni: '',
      email: '',
      telefono: '',
      idContactoEmpresaGestion: '2',
      idContactoEmpresaFacturacion: '',
      requierePedido: true,
      pedidoAnual: true,
      numeroPedido: 'PED-1',
      formaPago: 'domiciliacion',
      ibanDomiciliacion: 'ES9121000418450200051332',
    });
  });

  it('are the data of the company where there was none before, with no choice made', () => {
    const company = {
      firmante: { nombre: 'Pau', apellidos: 'Serra', cargo: 'Socio' },
      iban: 'ES9121000418450200051332',
    };
    const known = { ...withoutPrevious, company };
    expect(agreementStart(known)).toMatchObject({
      nombre: 'Pau',
      cargo: 'Socio',
      tramitacion: '',
      formaPago: '',
      ibanDomiciliacion: 'ES9121000418450200051332',
    });
    expect([beginsFilled(known), beginsFilled(withoutPrevious)]).toEqual([true, false]);
  });

  it('include a contact that is the only option, and none of several', () => {
    expect(agreementStart(withoutPrevious)).toMatchObject({
      idContactoEmpresaGestion: '',
      idContactoEmpresaFacturacion: '3',
      idCuentaFacturacion: '',
    });
  });
});

describe('the form of an agreement', () => {
  it('asks for signatory, way of signing, contacts, account and payment', () => {
    expect(keysOf(agreementStart(withoutPrevious))).toEqual([
      'apellidos',
      'cargo',
      'formaPago',
      'idContactoEmpresaGestion',
      'idCuentaFacturacion',
      'nombre',
      'tramitacion',
    ]);
    expect(keysOf(complete)).toEqual([]);
  });

  it.each(['nombre', 'apellidos', 'cargo'] as const)('takes from 3 to 150 characters as %s', (key) => {
    expect(keysOf({ ...complete, [key]: 'ab' })).toEqual([key]);
    expect(keysOf({ ...complete, [key]: 'abc' })).toEqual([]);
    expect(keysOf({ ...complete, [key]: 'x'.repeat(151) })).toEqual([key]);
  });

  it('takes empty email, phone and document, but no invalid ones', () => {
    expect(keysOf({ ...complete, email: 'remei@', telefono: '12', dni: '12345678A' })).toEqual([
      'dni',
      'email',
      'telefono',
    ]);
    expect(keysOf({ ...complete, email: 'remei@taller.example', dni: '12.345.678-z' })).toEqual([]);
  });

  it('asks for the order number of the year only where it is shown', () => {
    expect(keysOf({ ...complete, requierePedido: true })).toEqual([]);
    expect(keysOf({ ...complete, pedidoAnual: true })).toEqual([]);
    expect(keysOf({ ...complete, requierePedido: true, pedidoAnual: true })).toEqual(['numeroPedido']);
    const long = { ...complete, requierePedido: true, pedidoAnual: true, numeroPedido: 'x'.repeat(251) };
    expect(keysOf(long)).toEqual(['numeroPedido']);
  });

  it('requires a valid IBAN only with direct debit', () => {
    expect(keysOf({ ...complete, ibanDomiciliacion: 'ES00' })).toEqual([]);
    expect(keysOf({ ...complete, formaPago: 'domiciliacion' })).toEqual(['ibanDomiciliacion']);
    expect(keysOf({ ...complete, formaPago: 'domiciliacion', ibanDomiciliacion: 'ES00' })).toEqual([
      'ibanDomiciliacion',
    ]);
  });

  it('sends only the fields that apply to its choices', () => {
    const values = { ...complete, numeroPedido: 'PED-1', ibanDomiciliacion: 'ES91', dni: '12.345.678-z' };
    expect(agreementRequest(values)).toEqual({
      idContactoEmpresaGestion: 1,
      idContactoEmpresaFacturacion: 3,
      idCuentaFacturacion: 5,
      requierePedido: false,
      tramitacionManual: true,
      pagoDomiciliado: false,
      datosFirmante: {
        nombre: 'Remei',
        apellidos: 'Oller Bosch',
        cargo: 'Gerente',
        dni: '12345678Z',
      },
    });
  });
});
