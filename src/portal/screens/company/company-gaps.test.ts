import { expect, it } from 'vitest';
import type { Agreement } from '#core/contract/entities/agreement.ts';
import { hasProblem } from '#core/model/companies.ts';
import { companyGaps, fieldLocationOf, sectionOf } from './company-gaps.ts';

it('locates a missing field, and the signatory and the addresses by their first field', () => {
  expect(['sector', 'firmante', 'domicilioFiscal', 'descripcion'].map(fieldLocationOf)).toMatchObject([
    { editor: 'identity', field: 'sector' },
    { editor: 'signer', field: 'nombre' },
    { section: 'addresses', editor: 'domicilioFiscal', field: 'direccion' },
    { editor: 'presentation', field: 'descripcion' },
  ]);
  expect(fieldLocationOf('nada')).toBeUndefined();
});

it.each([
  ['?campo=empresa.iban', 'bank'],
  ['?campo=domicilioFiscal', 'addresses'],
  ['?contactos.buscar=mar', 'contacts'],
  ['?convenios.ver=terminan', 'agreements'],
  ['?campo=nada', undefined],
  ['', undefined],
])('knows the section that an address leads to: %s', (search, section) => {
  expect(sectionOf(search)).toBe(section);
});

it('lists missing data and obstacles to publishing, each once', () => {
  const missing = {
    campos: ['empresa.iban', 'sector', 'nada'],
    impedimentos: [
      { codigo: 24, causa: 'convenio' as const },
      { codigo: 72, causa: 'iban' as const },
    ],
  };
  const gapsWith = (agreements?: readonly Agreement[]) =>
    companyGaps(missing, agreements).map(({ section, field, label }) => [section, field ?? label]);
  const data = [
    ['bank', 'iban'],
    ['identity', 'sector'],
  ];
  const agreementNeeded = ['agreements', 'company.needsAgreement'];
  expect(gapsWith()).toEqual(data);
  expect(gapsWith([])).toEqual([...data, agreementNeeded]);
  expect(gapsWith([{ estado: 'Generado' }, { estado: 'Caducado' }] as Agreement[])).toEqual([
    ...data,
    agreementNeeded,
    ['agreements', 'company.agreementToSign'],
  ]);
  expect(companyGaps({})).toEqual([]);
});

it('lists no data while the university has a problem with the company', () => {
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
