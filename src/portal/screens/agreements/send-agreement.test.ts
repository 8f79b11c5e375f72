import { describe, expect, it } from 'vitest';
import type { AgreementState } from '#core/contract/entities/agreement.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makeContact } from '#sandbox/seed/seed-data.ts';
import { startCompanySandbox, upload } from '../../../../tests/support/sandbox/company-sandbox.ts';
import { makeAgreement, makeFiscalAccount } from '../../../../tests/support/sandbox/make-companies.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { agreementStart, agreementRequest } from './agreement-values.ts';
import type { AgreementValues } from './agreement-form.ts';
import { askForAgreement, type SaidAgreement, uploadSigned } from './send-agreement.ts';
import { lateServer } from '../../../../tests/support/faults/late-server.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { pageMemory } from '#portal/data/server/sent-requests.ts';

const noProgress = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

async function start() {
  const sandbox = await startCompanySandbox({ canCrearConvenio: true });
  const { db, company, as } = sandbox;
  const contact = makeContact(db, company, { email: 'gestion@taller.example', tipoContacto: [9] });
  const account = makeFiscalAccount(db, company);
  const call = sandboxCaller(sandbox, 'es', as.token);
  const values: AgreementValues = {
    ...agreementStart({
      last: undefined,
      company: {},
      managers: [contact],
      billing: [contact],
      accounts: [account],
    }),
    nombre: 'Remei ',
    apellidos: 'Oller Bosch',
    dni: '99.710.001-r',
    cargo: 'Gerente',
    tramitacion: 'digital',
    formaPago: 'domiciliacion',
    ibanDomiciliacion: 'ES91 2100 0418 4502 0005 1332',
  };
  const rows = () => db.value<number>(sql`SELECT count(*) FROM agreement WHERE company = ${company}`);
  return { ...sandbox, call, values, rows, known: pageMemory<SaidAgreement>() };
}

/** A network that loses the answer to a call, which arrives all the same. */
function losing(call: Caller, name: string): Caller {
  return (async (...args: Parameters<Caller>) => {
    const result = await call(...args);
    return args[0].name === name ? unavailable('network') : result;
  }) as Caller;
}

/** A network over which a call does not arrive at all. */
function without(call: Caller, ...names: string[]): Caller {
  return (async (...args: Parameters<Caller>) =>
    names.includes(args[0].name) ? unavailable('network') : call(...args)) as Caller;
}

describe('asking for an agreement', () => {
  it('makes one, and answers with the document to sign', async () => {
    const { call, values, known, rows, db } = await start();
    const { dni: _, ...rest } = values;
    const made = await askForAgreement(call, known, agreementRequest({ ...rest, dni: '' }));
    expect(made).toMatchObject({ ok: true });
    const enlace = made.ok ? (made.enlace ?? '') : '';
    const answer = await fetch(enlace);
    expect(answer.status).toBe(200);
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    expect(rows()).toBe(1);
    expect(known.read()).toBeUndefined();
    const datos = db.get<{ datos: object }>(sql`SELECT datos FROM agreement`)?.datos;
    expect(datos).toMatchObject({
      ibanDomiciliacion: 'ES9121000418450200051332',
      pagoDomiciliado: true,
      tramitacionManual: false,
      datosFirmante: { nombre: 'Remei', cargo: 'Gerente' },
    });
  });

  it('takes the one that arrived for the answer that was lost', async () => {
    const { call, values, known, rows } = await start();
    const request = agreementRequest({ ...values, dni: '' });
    const made = await askForAgreement(losing(call, 'addConvenioEmpresa'), known, request);
    expect(made).toMatchObject({ ok: true });
    expect(made.ok && made.enlace).toBeTruthy();
    expect(rows()).toBe(1);
  });

  it('sends nothing twice after an answer that could not be looked for', async () => {
    const { call, values, known, rows } = await start();
    const request = agreementRequest({ ...values, dni: '' });
    let isDown = false;
    const breaking = (async (...args: Parameters<Caller>) => {
      if (isDown) return unavailable('network');
      const result = await call(...args);
      if (args[0].name !== 'addConvenioEmpresa') return result;
      isDown = true;
      return unavailable('network');
    }) as Caller;
    expect(await askForAgreement(breaking, known, request)).toEqual({ ok: false, kind: 'lost' });
    expect(rows()).toBe(1);
    expect(await askForAgreement(breaking, known, request)).toEqual({ ok: false, kind: 'lost' });
    expect(await askForAgreement(call, known, request)).toMatchObject({ ok: true });
    expect(rows()).toBe(1);
  });

  it('sends again what did not arrive, even where an older one says the same', async () => {
    const { call, values, known, rows, db } = await start();
    const request = agreementRequest({ ...values, dni: '' });
    expect(await askForAgreement(call, known, request)).toMatchObject({ ok: true });
    db.run(sql`UPDATE agreement SET estado = 'Formalizado'`);
    const cut = without(call, 'addConvenioEmpresa');
    const { clock } = lateServer();
    expect(await askForAgreement(cut, known, request, clock)).toEqual({ ok: false, kind: 'lost' });
    expect(rows()).toBe(1);
    expect(await askForAgreement(call, known, request, clock)).toMatchObject({ ok: true });
    expect(rows()).toBe(2);
  });

  it('shows the one that arrived where the form says something else by now', async () => {
    const { call, values, known, rows } = await start();
    const request = agreementRequest({ ...values, dni: '' });
    let asked = 0;
    const side = (async (...args: Parameters<Caller>) => {
      const isList = args[0].name === 'dameConveniosEmpresa';
      if (isList) asked += 1;
      return isList && asked > 1 ? unavailable('network') : losing(call, 'addConvenioEmpresa')(...args);
    }) as Caller;
    expect(await askForAgreement(side, known, request)).toEqual({ ok: false, kind: 'lost' });
    expect(rows()).toBe(1);
    const changed = { ...request, datosFirmante: { ...request.datosFirmante, cargo: 'Gerente general' } };
    const result = await askForAgreement(call, known, changed);
    expect(result).toMatchObject({
      kind: 'arrived',
      isOwn: true,
      row: { datosFirmante: { cargo: 'Gerente' } },
    });
    expect(rows()).toBe(1);
    if (!('acknowledge' in result)) throw new Error('It did not arrive');
    result.acknowledge();
    expect(await askForAgreement(call, known, changed)).toMatchObject({ ok: true });
    expect(rows()).toBe(2);
  });

  it('waits for one that a slow server makes only after it was given up', async () => {
    const { call, values, known, rows } = await start();
    const request = agreementRequest({ ...values, dni: '' });
    const late = lateServer();
    const slow = (async (...args: Parameters<Caller>) =>
      args[0].name === 'addConvenioEmpresa'
        ? late.hold(() => call(...args), unavailable('timeout'))
        : call(...args)) as Caller;
    expect(await askForAgreement(slow, known, request, late.clock)).toEqual({ ok: false, kind: 'lost' });
    expect(rows()).toBe(0);
    expect(await askForAgreement(call, known, request, late.clock)).toMatchObject({ ok: true });
    expect(rows()).toBe(1);
  });

  it('asks about one that another tab has just asked for', async () => {
    const { call, values, known, rows } = await start();
    const request = agreementRequest({ ...values, dni: '' });
    await askForAgreement(call, known, request);
    expect(await askForAgreement(call, pageMemory(), request)).toMatchObject({
      kind: 'arrived',
      isOwn: false,
    });
    expect(rows()).toBe(1);
  });

  it('says what the server refuses', async () => {
    const { call, values, known, rows } = await start();
    const request = agreementRequest({ ...values, dni: '', ibanDomiciliacion: 'ES00 2100' });
    expect(await askForAgreement(call, known, request)).toMatchObject({ ok: false, code: 73 });
    expect(rows()).toBe(0);
  });
});

describe('uploading a signed agreement', () => {
  const signed = (idConvenio: number, content?: string) => ({
    idConvenio,
    ...upload('convenio-firmado', 'pdf', content),
  });

  it.each(['Generado', 'Erróneo empresa'] satisfies AgreementState[])('is taken in %s', async (estado) => {
    const { call, db, company } = await start();
    const id = makeAgreement(db, company, { estado });
    expect(await uploadSigned(call, signed(id), noProgress())).toEqual({ ok: true });
    expect(db.value(sql`SELECT estado FROM agreement WHERE id = ${id}`)).toBe('Firmado empresa');
  });

  it('takes what arrived for the answer that was lost', async () => {
    const { call, db, company } = await start();
    const id = makeAgreement(db, company);
    const cut = losing(call, 'adjuntaFicheroAlConvenioEmpresa');
    expect(await uploadSigned(cut, signed(id), noProgress())).toEqual({ ok: true });
  });

  it('says that it is lost where it did not arrive', async () => {
    const { call, db, company } = await start();
    const id = makeAgreement(db, company);
    const cut = without(call, 'adjuntaFicheroAlConvenioEmpresa');
    expect(await uploadSigned(cut, signed(id), noProgress())).toEqual({ ok: false, kind: 'lost' });
  });

  it('is looked for before it is sent again, as it may have arrived after all', async () => {
    const { call, db, company } = await start();
    const id = makeAgreement(db, company);
    expect(await uploadSigned(call, signed(id), noProgress())).toEqual({ ok: true });
    expect(await uploadSigned(call, signed(id), noProgress(), signed(id))).toEqual({ ok: true });
  });

  it('is known as another file than the one that has arrived before', async () => {
    const { call, db, company } = await start();
    const id = makeAgreement(db, company);
    const other = { ...signed(id), ...upload('otro', 'pdf', '%PDF-1.7 otro') };
    expect(await uploadSigned(call, signed(id), noProgress())).toEqual({ ok: true });
    const arrived = { ok: false, kind: 'signed', estado: 'Firmado empresa', isOwn: true };
    expect(await uploadSigned(call, other, noProgress(), signed(id))).toEqual(arrived);
  });

  it('counts as sent where a slow server has done it only while it was sent again', async () => {
    const { call, db, company } = await start();
    const id = makeAgreement(db, company);
    const slow: Caller = async (...asked) => {
      if (asked[0].name === 'adjuntaFicheroAlConvenioEmpresa')
        db.update('agreement', { id }, { estado: 'Firmado empresa' });
      return call(...asked);
    };
    expect(await uploadSigned(slow, signed(id), noProgress(), signed(id))).toEqual({ ok: true });
  });

  it('is told where the agreement stands once nothing is to be signed any more', async () => {
    const { call, db, company } = await start();
    const moved = { ok: false, kind: 'signed', isOwn: false };
    const over = makeAgreement(db, company, { estado: 'Formalizado' });
    expect(await uploadSigned(call, signed(over), noProgress())).toEqual({ ...moved, estado: 'Formalizado' });
    const id = makeAgreement(db, company);
    expect(await uploadSigned(call, signed(id), noProgress())).toEqual({ ok: true });
    const estado = 'Firmado empresa';
    expect(await uploadSigned(call, signed(id), noProgress())).toEqual({ ...moved, estado });
  });

  it('is refused where the agreement cannot be looked at', async () => {
    const { call, db, company } = await start();
    const id = makeAgreement(db, company, { estado: 'Formalizado' });
    const blind = without(call, 'dameConveniosEmpresa');
    expect(await uploadSigned(blind, signed(id), noProgress())).toMatchObject({ ok: false, code: 49 });
  });
});
