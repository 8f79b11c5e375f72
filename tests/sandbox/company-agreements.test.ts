import { describe, expect, it } from 'vitest';
import type { RequestOf } from '../../src/core/contract/call.ts';
import type { Calls } from '../../src/core/contract/calls/index.ts';
import { agreementStates } from '../../src/core/contract/entities/agreement.ts';
import { contactTypes } from '../../src/core/contract/constants.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makeContact } from '../../src/sandbox/seed/seed-data.ts';
import { makeAgreement, makeFiscalAccount } from '../support/sandbox/make-companies.ts';
import { type CompanySandbox, startCompanySandbox, upload } from '../support/sandbox/company-sandbox.ts';

const allowed = { canCrearConvenio: true };

function formOf({ db, company, contact }: CompanySandbox): RequestOf<Calls['addConvenioEmpresa']> {
  return {
    idContactoEmpresaGestion: contact,
    idContactoEmpresaFacturacion: contact,
    idCuentaFacturacion: makeFiscalAccount(db, company),
    tramitacionManual: false,
    requierePedido: false,
    pagoDomiciliado: false,
    datosFirmante: { nombre: 'Remei', apellidos: 'Núñez', cargo: 'Gerente' },
  };
}

describe('asking for an agreement', () => {
  it('creates one to sign as a PDF that names its signatory', async () => {
    const sandbox = await startCompanySandbox(allowed);
    const { call, as } = sandbox;
    const { status, datos } = await call('addConvenioEmpresa', { as, body: formOf(sandbox) });
    expect(status).toBe(0);
    const file = await fetch(datos?.enlace ?? '');
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain('filename="convenio.pdf"');
    const pdf = Buffer.from(await file.arrayBuffer()).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.4\n[^]*%%EOF\n$/);
    expect(pdf).toContain('Remei N\xfa\xf1ez');
    expect(await call('dameDetalleUltimoConvenioEmpresa', { as })).toMatchObject({
      datos: {
        idConvenio: datos?.idConvenio,
        estado: 'Generado',
        fecha: '2026-02-10',
        enlace: datos?.enlace,
      },
    });
  });

  it('stores only the data of the chosen options', async () => {
    const sandbox = await startCompanySandbox(allowed);
    const { call, as } = sandbox;
    const leftOver = { pedidoAnual: true, numeroPedido: '7', ibanDomiciliacion: 'ES00' };
    await call('addConvenioEmpresa', { as, body: { ...formOf(sandbox), ...leftOver } });
    const { datos } = await call('dameDetalleUltimoConvenioEmpresa', { as });
    for (const key of Object.keys(leftOver)) expect(datos).not.toHaveProperty(key);
  });

  it('stores the account of a direct debit and the yearly order', async () => {
    const sandbox = await startCompanySandbox(allowed);
    const { call, as } = sandbox;
    const choices = { requierePedido: true, pedidoAnual: true, numeroPedido: 'A-7', pagoDomiciliado: true };
    const body = { ...formOf(sandbox), ...choices, ibanDomiciliacion: 'ES91 2100 0418 4502 0005 1332' };
    expect(await call('addConvenioEmpresa', { as, body })).toMatchObject({ status: 0 });
    expect(await call('dameDetalleUltimoConvenioEmpresa', { as })).toMatchObject({
      datos: { ...choices, ibanDomiciliacion: 'ES9121000418450200051332' },
    });
  });

  it('accepts contacts only for their own tasks', async () => {
    const sandbox = await startCompanySandbox(allowed);
    const { call, as, db, company } = sandbox;
    const tutor = makeContact(db, company, { tipoContacto: [contactTypes.placementTutor] });
    const body = { ...formOf(sandbox), idContactoEmpresaGestion: tutor };
    expect(await call('addConvenioEmpresa', { as, body })).toMatchObject({
      status: 15,
      datos: { campos: ['idContactoEmpresaGestion'] },
    });
  });

  const signatory = { nombre: 'Remei', apellidos: 'Núñez', cargo: 'Gerente' };

  it.each([
    [15, { idContactoEmpresaGestion: 9999 }],
    [15, { idContactoEmpresaFacturacion: 9999 }],
    [15, { idCuentaFacturacion: 9999 }],
    [15, { requierePedido: true, pedidoAnual: true }],
    [15, { datosFirmante: { ...signatory, cargo: 'CE' } }],
    [66, { datosFirmante: { ...signatory, dni: '1' } }],
    [69, { datosFirmante: { ...signatory, email: 'remei' } }],
    [70, { datosFirmante: { ...signatory, telefono: '1' } }],
    [72, { pagoDomiciliado: true }],
    [73, { pagoDomiciliado: true, ibanDomiciliacion: 'ES9121000418450200051333' }],
  ])('answers %i to %o', async (status, wrong) => {
    const sandbox = await startCompanySandbox(allowed);
    const { call, as, db } = sandbox;
    const body = { ...formOf(sandbox), ...wrong };
    expect(await call('addConvenioEmpresa', { as, body })).toMatchObject({ http: 200, status });
    expect(db.value(sql`SELECT count(*) FROM agreement`)).toBe(0);
    expect(db.value(sql`SELECT count(*) FROM file`)).toBe(0);
  });

  it("refuses another company's contacts and accounts", async () => {
    const sandbox = await startCompanySandbox(allowed);
    const { call, as, db, other } = sandbox;
    const form = formOf(sandbox);
    const contact = { idContactoEmpresaGestion: makeContact(db, other.company) };
    const account = { idCuentaFacturacion: makeFiscalAccount(db, other.company) };
    for (const foreign of [contact, account]) {
      expect(await call('addConvenioEmpresa', { as, body: { ...form, ...foreign } })).toMatchObject({
        status: 15,
      });
    }
  });

  it.each([{}, { canCrearConvenio: true, modulos: { convenios: false } }])(
    'answers 48 with settings %o',
    async (settings) => {
      const sandbox = await startCompanySandbox(settings);
      const body = formOf(sandbox);
      expect(await sandbox.call('addConvenioEmpresa', { as: sandbox.as, body })).toMatchObject({
        status: 48,
      });
    },
  );

  it('answers 24 while the company has an open problem', async () => {
    const sandbox = await startCompanySandbox(allowed);
    const { call, as, db, company } = sandbox;
    db.update('company', { id: company }, { conProblema: true });
    expect(await call('addConvenioEmpresa', { as, body: formOf(sandbox) })).toMatchObject({ status: 24 });
  });
});

describe('the agreements of a company', () => {
  it('are listed with their states of today, the latest first', async () => {
    const { call, db, company, other, as } = await startCompanySandbox();
    expect(await call('dameDetalleUltimoConvenioEmpresa', { as })).toEqual({ http: 200, status: 0 });
    makeAgreement(db, company, { fecha: '2025-01-01', estado: 'Formalizado', fechaCaducidad: '2026-02-09' });
    makeAgreement(db, company, { fecha: '2026-01-01', estado: 'Formalizado', fechaCaducidad: '2026-02-10' });
    makeAgreement(db, other.company);
    const { datos } = await call('dameConveniosEmpresa', { as });
    expect(datos?.map(({ estado }) => estado)).toEqual(['Formalizado', 'Caducado']);
    expect(datos?.map(({ historial }) => historial)).toEqual([
      undefined,
      [{ estado: 'Caducado', fecha: '2026-02-10' }],
    ]);
  });

  it.each(agreementStates)('accepts or refuses the signed file of one that is %s', async (estado) => {
    const { call, db, company, as } = await startCompanySandbox();
    const idConvenio = makeAgreement(db, company, { estado, observaciones: 'Falta la firma' });
    const body = { idConvenio, ...upload('Firmado') };
    const { status } = await call('adjuntaFicheroAlConvenioEmpresa', { as, body });
    const open = estado === 'Generado' || estado === 'Erróneo empresa';
    expect(status).toBe(open ? 0 : 49);
    const { datos } = await call('dameDetalleUltimoConvenioEmpresa', { as });
    expect(datos?.estado).toBe(open ? 'Firmado empresa' : estado);
    if (open) expect(await (await fetch(datos?.enlace ?? '')).text()).toBe('%PDF-1.4 Firmado');
  });

  it.each([
    [46, upload('Firmado', 'txt', 'Hola')],
    [46, upload('Firmado', 'pdf', 'Hola')],
    [15, { nombre: 'Firmado' }],
    [15, upload('Firmado', 'pdf', `%PDF-${'x'.repeat(2000 * 1024)}`)],
  ])('answers %i to a file that is invalid or too large', async (status, file) => {
    const { call, db, company, as } = await startCompanySandbox();
    const body = { idConvenio: makeAgreement(db, company), ...file };
    expect(await call('adjuntaFicheroAlConvenioEmpresa', { as, body })).toMatchObject({ status });
  });

  it('accepts an address instead of the file, and refuses the rejected file again', async () => {
    const { call, db, company, as } = await startCompanySandbox();
    const idConvenio = makeAgreement(db, company);
    const send = async (file: object): Promise<number> => {
      const body = { idConvenio, nombre: 'Firmado', ...file };
      return (await call('adjuntaFicheroAlConvenioEmpresa', { as, body })).status;
    };
    const returned = (): number => db.update('agreement', { id: idConvenio }, { estado: 'Erróneo empresa' });
    expect(await send(upload('Firmado'))).toBe(0);
    returned();
    expect(await send(upload('Firmado'))).toBe(56);
    expect(await send({ enlace: 'https://archivo.example/firmado.pdf' })).toBe(0);
    expect(await call('dameDetalleUltimoConvenioEmpresa', { as })).toMatchObject({
      datos: { estado: 'Firmado empresa', enlace: 'https://archivo.example/firmado.pdf' },
    });
    expect(db.value(sql`SELECT count(*) FROM file`)).toBe(0);
    returned();
    expect(await send({ enlace: 'https://archivo.example/firmado.pdf' })).toBe(56);
  });

  it("answers 48 to another company's, to an unknown one, and without any", async () => {
    const sandbox = await startCompanySandbox();
    const { call, db, other, as } = sandbox;
    const id = makeAgreement(db, other.company);
    for (const idConvenio of [id, 9999]) {
      const body = { idConvenio, ...upload('Firmado') };
      expect(await call('adjuntaFicheroAlConvenioEmpresa', { as, body })).toMatchObject({ status: 48 });
    }
    const without = await startCompanySandbox({ modulos: { convenios: false } });
    const body = { idConvenio: makeAgreement(without.db, without.company), ...upload('Firmado') };
    const answer = await without.call('adjuntaFicheroAlConvenioEmpresa', { as: without.as, body });
    expect(answer).toMatchObject({ status: 48 });
  });
});
