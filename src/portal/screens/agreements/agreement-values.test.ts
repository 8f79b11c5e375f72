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

const nothing: KnownForAgreement = {
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

const whole: AgreementValues = {
  ...agreementStart(nothing),
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

describe('what an agreement begins with', () => {
  it('is what the last one had, but for what can no longer be chosen', () => {
    expect(agreementStart({ ...nothing, last, billing: [3, 4], accounts: [5, 6] })).toEqual({
      ...whole,
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

  it('is what is known of the company where there was none, with nothing chosen for it', () => {
    const company = {
      firmante: { nombre: 'Pau', apellidos: 'Serra', cargo: 'Socio' },
      iban: 'ES9121000418450200051332',
    };
    const known = { ...nothing, company };
    expect(agreementStart(known)).toMatchObject({
      nombre: 'Pau',
      cargo: 'Socio',
      tramitacion: '',
      formaPago: '',
      ibanDomiciliacion: 'ES9121000418450200051332',
    });
    expect([beginsFilled(known), beginsFilled(nothing)]).toEqual([true, false]);
  });

  it('chooses a single contact by itself, and none of several', () => {
    expect(agreementStart(nothing)).toMatchObject({
      idContactoEmpresaGestion: '',
      idContactoEmpresaFacturacion: '3',
      idCuentaFacturacion: '',
    });
  });
});

describe('the form of an agreement', () => {
  it('asks for signatory, way of signing, contacts, account and payment', () => {
    expect(keysOf(agreementStart(nothing))).toEqual([
      'apellidos',
      'cargo',
      'formaPago',
      'idContactoEmpresaGestion',
      'idCuentaFacturacion',
      'nombre',
      'tramitacion',
    ]);
    expect(keysOf(whole)).toEqual([]);
  });

  it.each(['nombre', 'apellidos', 'cargo'] as const)('takes from 3 to 150 characters as %s', (key) => {
    expect(keysOf({ ...whole, [key]: 'ab' })).toEqual([key]);
    expect(keysOf({ ...whole, [key]: 'abc' })).toEqual([]);
    expect(keysOf({ ...whole, [key]: 'x'.repeat(151) })).toEqual([key]);
  });

  it('does without email, phone and document, but takes no wrong ones', () => {
    expect(keysOf({ ...whole, email: 'remei@', telefono: '12', dni: '12345678A' })).toEqual([
      'dni',
      'email',
      'telefono',
    ]);
    expect(keysOf({ ...whole, email: 'remei@taller.example', dni: '12.345.678-z' })).toEqual([]);
  });

  it('asks for the order number of the year only where it is shown', () => {
    expect(keysOf({ ...whole, requierePedido: true })).toEqual([]);
    expect(keysOf({ ...whole, pedidoAnual: true })).toEqual([]);
    expect(keysOf({ ...whole, requierePedido: true, pedidoAnual: true })).toEqual(['numeroPedido']);
    const long = { ...whole, requierePedido: true, pedidoAnual: true, numeroPedido: 'x'.repeat(251) };
    expect(keysOf(long)).toEqual(['numeroPedido']);
  });

  it('asks for a right IBAN only with direct debit', () => {
    expect(keysOf({ ...whole, ibanDomiciliacion: 'ES00' })).toEqual([]);
    expect(keysOf({ ...whole, formaPago: 'domiciliacion' })).toEqual(['ibanDomiciliacion']);
    expect(keysOf({ ...whole, formaPago: 'domiciliacion', ibanDomiciliacion: 'ES00' })).toEqual([
      'ibanDomiciliacion',
    ]);
  });

  it('sends only what belongs to its choices', () => {
    const values = { ...whole, numeroPedido: 'PED-1', ibanDomiciliacion: 'ES91', dni: '12.345.678-z' };
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
