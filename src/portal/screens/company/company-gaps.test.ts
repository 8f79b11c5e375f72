import { expect, it } from 'vitest';
import type { Agreement } from '#core/contract/entities/agreement.ts';
import { hasProblem } from '#core/model/companies.ts';
import { companyGaps, fieldLocationOf } from './company-gaps.ts';

it('leads to the field of what is missing, and to who signs and the addresses by their first one', () => {
  expect(['sector', 'firmante', 'domicilioFiscal', 'descripcion'].map(fieldLocationOf)).toMatchObject([
    { editor: 'identity', field: 'sector' },
    { editor: 'signer', field: 'nombre' },
    { section: 'addresses', editor: 'domicilioFiscal', field: 'direccion' },
    { editor: 'presentation', field: 'descripcion' },
  ]);
  expect(fieldLocationOf('nada')).toBeUndefined();
});

it('names what is missing and what keeps from publishing, each once', () => {
  const known = {
    campos: ['empresa.iban', 'sector', 'nada'],
    impedimentos: [
      { codigo: 24, causa: 'convenio' as const },
      { codigo: 72, causa: 'iban' as const },
    ],
  };
  const said = (agreements?: readonly Agreement[]) =>
    companyGaps(known, agreements).map(({ section, field, label }) => [section, field ?? label]);
  const data = [
    ['bank', 'iban'],
    ['identity', 'sector'],
  ];
  const agreementNeeded = ['agreements', 'company.needsAgreement'];
  expect(said()).toEqual(data);
  expect(said([])).toEqual([...data, agreementNeeded]);
  expect(said([{ estado: 'Generado' }, { estado: 'Caducado' }] as Agreement[])).toEqual([
    ...data,
    agreementNeeded,
    ['agreements', 'company.agreementToSign'],
  ]);
  expect(companyGaps({})).toEqual([]);
});

it('asks for no data while the university has a problem with the company', () => {
  const problem = {
    campos: ['sector'],
    impedimentos: [
      { codigo: 24, causa: 'problema' as const },
      { codigo: 72, causa: 'iban' as const },
    ],
  };
  expect(hasProblem(problem)).toBe(true);
  expect(companyGaps(problem, [])).toEqual([]);
});
