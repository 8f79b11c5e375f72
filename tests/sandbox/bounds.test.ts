import { expect, it } from 'vitest';
import { callList } from '../../src/core/contract/calls/index.ts';
import { boundedRequest } from '../../src/core/contract/schema/bounds.ts';
import { withRules } from '../../src/core/contract/schema/request-rules.ts';
import { pathOf } from '../../src/core/contract/wire.ts';
import { firstForumYear } from '../../src/core/contract/constants.ts';
import { placementForm, startCompanySandbox } from '../support/sandbox/company-sandbox.ts';
import { contactForm as contact, fiscalForm as account } from '../support/sandbox/make-companies.ts';
import { me, startCvSandbox } from '../support/sandbox/cv-sandbox.ts';
import { startSandbox } from '../support/sandbox/sandbox.ts';

it.each([
  ['a province that there is not', 'addCuentaFacturacion', { ...account, idProvincia: 999 }],
  ['a country that there is not', 'addCuentaFacturacion', { ...account, idPais: 99_999 }],
  ['a kind of contact that there is not', 'addContactoEmpresa', { ...contact, tipoContacto: [77] }],
  ['a forum that is to come', 'addContactoEmpresa', { ...contact, aniosForoEmpleo: [99_999] }],
  ['a text that is too long', 'addContactoEmpresa', { ...contact, departamento: 'x'.repeat(251) }],
  ['an account without a province', 'addCuentaFacturacion', { ...account, idProvincia: undefined }],
  ['a foreign account without a province', 'addCuentaFacturacion', { ...account, idPais: 380 }],
  ['post without an address', 'addCuentaFacturacion', { ...account, requiereEnvioPostalFacturas: true }],
  [
    'an account in a town with an unknown name of two letters',
    'addCuentaFacturacion',
    { ...account, poblacion: 'Sa' },
  ],
  ['a contact without a position', 'addContactoEmpresa', { ...contact, puesto: undefined }],
  ['a contact without a phone', 'addContactoEmpresa', { ...contact, telefono1: undefined }],
  ['an offer without a degree', 'addOferta', { ...placementForm, titulaciones: [] }],
  ['half a candidate', 'addOferta', { ...placementForm, nombreCandidato: 'Ana' }],
  ['a year of foundation that never was', 'editaEmpresaCompletos', { anioFundacion: 99_999 }],
  ['no name', 'editaEmpresaCompletos', { nombreFiscal: ' ' }],
  ['a web address without end', 'editaEmpresaCompletos', { web: `https://${'x'.repeat(500)}` }],
  ['an invalid web address', 'editaEmpresaCompletos', { web: 'javascript:alert(1)' }],
  [
    'a postcode of another province',
    'editaEmpresaCompletos',
    { domicilioFacturacion: { cp: '08001', idProvincia: 46, idPais: 1 } },
  ],
  ['an account with a postcode of another province', 'addCuentaFacturacion', { ...account, cp: '46001' }],
  ['a name of one letter', 'editaUsuario', { nombre: 'A' }],
  ['to take the own phone away', 'editaUsuario', { telefono1: ' ' }],
  ['to take the own position away', 'editaUsuario', { puesto: '' }],
  ['more hours than a day has', 'addOferta', { ...placementForm, horasAldia: 25 }],
  [
    'a new offer of something that is over',
    'addOferta',
    { ...placementForm, fechaInicio: '2025-09-01', fechaFin: '2026-01-31' },
  ],
  ['a highest salary below the salary', 'addOferta', { ...placementForm, salario: 900, salarioMaximo: 800 }],
  ['a start in the last century', 'addOferta', { ...placementForm, fechaInicio: '1999-01-01' }],
] as const)('a company is refused %s (15)', async (_, name, body) => {
  const { call, as } = await startCompanySandbox();
  expect(await call(name, { as, body: body as never })).toMatchObject({ http: 200, status: 15 });
});

it.each([['x'.repeat(100_000)], [7]])(
  'the field of a description that is refused is one of the form',
  async (text) => {
    const { call, as } = await startCompanySandbox();
    const body = { datosEmpresa: { descripcion: text } } as never;
    expect(await call('editaEmpresaCompletos', { as, body })).toMatchObject({
      status: 15,
      datos: { campos: ['empresa.descripcion'] },
    });
  },
);

it('a contact has a valid postcode, if the brand asks for it', async () => {
  for (const [asked, status] of [
    [true, 15],
    [false, 0],
  ] as const) {
    const { call, as } = await startCompanySandbox({ requestDireccionFullContactoEmpresa: asked });
    const address = { direccion: 'Calle Mayor', localidad: 'Madrid', provincia: 'Madrid', idPais: 1 };
    const body = { ...contact, ...address, cp: '99999' };
    expect(await call('addContactoEmpresa', { as, body })).toMatchObject({ status });
  }
});

it('a company may send values within the bounds', async () => {
  const { call, as } = await startCompanySandbox();
  const body = { ...contact, tipoContacto: [8], aniosForoEmpleo: [firstForumYear] };
  expect(await call('addContactoEmpresa', { as, body })).toMatchObject({ status: 0 });
  const requiereEnvioPostalFacturas = false;
  const fiscal = { ...account, poblacion: 'Ea', requiereEnvioPostalFacturas };
  expect(await call('addCuentaFacturacion', { as, body: fiscal })).toMatchObject({ status: 0 });
});

it('a student may choose only listed values, and no more than listed', async () => {
  const { call } = await startCvSandbox();
  const edit = (tags: number[]): Promise<{ status: number }> =>
    call('editInteres', { as: me, body: { tags } });
  expect(await edit([1, 2])).toMatchObject({ status: 0 });
  expect(await edit([1, 999_999])).toMatchObject({ status: 15 });
  expect(await edit(Array.from({ length: 101 }, () => 1))).toMatchObject({ status: 15 });
});

it('the public search for degrees refuses a long list', async () => {
  const { call } = await startSandbox();
  const ask = (areas: number[]): Promise<{ status: number }> =>
    call('titulacionesConcretasFiltradas', { params: { language: 'es' }, body: { areas } } as never);
  expect(await ask([1])).toMatchObject({ status: 0 });
  expect(await ask(Array.from({ length: 101 }, (_, id) => id))).toMatchObject({ status: 15 });
});

it('a missing required key is refused with 15 before anything else is checked', async () => {
  const sandbox = await startSandbox();
  const answers: Record<string, unknown> = {};
  for (const call of callList) {
    const as = { alumno: 'student', empresa: 'company' } as const;
    if (call.method !== 'POST' || !(call.who in as) || !call.request) continue;
    const { required = [] } = withRules(boundedRequest(call), call.name);
    if (required.length === 0) continue;
    const path = `/api${pathOf(call, { id: '1', tipo: 'Alumno', language: 'es' })}`;
    const { status } = await sandbox.send('POST', path, { body: {}, as: as[call.who as keyof typeof as] });
    answers[call.name] = status;
  }
  expect(Object.keys(answers).length).toBeGreaterThan(40);
  expect(Object.entries(answers).filter(([, status]) => status !== 15)).toEqual([]);
});
