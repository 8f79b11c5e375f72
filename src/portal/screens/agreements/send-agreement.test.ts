import { describe, expect, it } from 'vitest';
import type { AgreementState } from '#core/contract/entities/agreement.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makeContact } from '#sandbox/seed/seed-data.ts';
import { startCompanySandbox, upload } from '../../../../tests/support/sandbox/company-sandbox.ts';
import { makeAgreement, makeFiscalAccount } from '../../../../tests/support/sandbox/make-companies.ts';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { agreementStart, agreementRequest } from './agreement-values.ts';
import type { AgreementValues } from './agreement-form.ts';
import { requestAgreement, type RememberedAgreement, uploadSigned } from './send-agreement.ts';
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
  return { ...sandbox, call, values, rows, memory: pageMemory<RememberedAgreement>() };
}

/** A network on which a call arrives, but its answer is lost. */
function losing(call: Caller, name: string): Caller {
  return (async (...args: Parameters<Caller>) => {
    const result = await call(...args);
    return args[0].name === name ? unavailable('network') : result;
  }) as Caller;
}

/** A network on which calls with these names do not arrive. */
function dropping(call: Caller, ...names: string[]): Caller {
  return (async (...args: Parameters<Caller>) =>
    names.includes(args[0].name) ? unavailable('network') : call(...args)) as Caller;
}

describe('requesting an agreement', () => {
  it('makes one, and answers with the document to sign', async () => {
    const { call, values, memory, rows, db } = await start();
    const { dni: _, ...rest } = values;
    const made = await requestAgreement(call, memory, agreementRequest({ ...rest, dni: '' }));
    expect(made).toMatchObject({ ok: true });
    const enlace = made.ok ? (made.enlace ?? '') : '';
    const answer = await fetch(enlace);
    expect(answer.status).toBe(200);
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    expect(rows()).toBe(1);
    expect(memory.read()).toBeUndefined();
    const datos = db.get<{ datos: object }>(sql`SELECT datos FROM agreement`)?.datos;
    expect(datos).toMatchObject({
      ibanDomiciliacion: 'ES9121000418450200051332',
      pagoDomiciliado: true,
      tramitacionManual: false,
      datosFirmante: { nombre: 'Remei', cargo: 'Gerente' },
    });
  });

  it('recovers a lost answer from the agreement that was made', async () => {
    const { call, values, memory, rows } = await start();
    const request = agreementRequest({ ...values, dni: '' });
    const made = await requestAgreement(losing(call, 'addConvenioEmpresa'), memory, request);
    expect(made).toMatchObject({ ok: true });
    expect(made.ok && made.enlace).toBeTruthy();
    expect(rows()).toBe(1);
  });

  it('sends nothing twice while the outcome cannot be looked up', async () => {
    const { call, values, memory, rows } = await start();
    const request = agreementRequest({ ...values, dni: '' });
    let isDown = false;
    const breaking = (async (...args: Parameters<Caller>) => {
      if (isDown) return unavailable('network');
      const result = await call(...args);
      if (args[0].name !== 'addConvenioEmpresa') return result;
      isDown = true;
      return unavailable('network');
    }) as Caller;
    expect(await requestAgreement(breaking, memory, request)).toEqual({ ok: false, kind: 'lost' });
    expect(rows()).toBe(1);
    expect(await requestAgreement(breaking, memory, request)).toEqual({ ok: false, kind: 'lost' });
    expect(await requestAgreement(call, memory, request)).toMatchObject({ ok: true });
    expect(rows()).toBe(1);
  });

  it('sends a request that did not arrive again, even if an older agreement has the same values', async () => {
    const { call, values, memory, rows, db } = await start();
    const request = agreementRequest({ ...values, dni: '' });
    expect(await requestAgreement(call, memory, request)).toMatchObject({ ok: true });
    db.run(sql`UPDATE agreement SET estado = 'Formalizado'`);
    const cut = dropping(call, 'addConvenioEmpresa');
    const { clock } = lateServer();
    expect(await requestAgreement(cut, memory, request, clock)).toEqual({ ok: false, kind: 'lost' });
    expect(rows()).toBe(1);
    expect(await requestAgreement(call, memory, request, clock)).toMatchObject({ ok: true });
    expect(rows()).toBe(2);
  });

  it('reports the agreement that arrived if the form has changed since', async () => {
    const { call, values, memory, rows } = await start();
    const request = agreementRequest({ ...values, dni: '' });
    let reads = 0;
    const flaky = (async (...args: Parameters<Caller>) => {
      const isList = args[0].name === 'dameConveniosEmpresa';
      if (isList) reads += 1;
      return isList && reads > 1 ? unavailable('network') : losing(call, 'addConvenioEmpresa')(...args);
    }) as Caller;
    expect(await requestAgreement(flaky, memory, request)).toEqual({ ok: false, kind: 'lost' });
    expect(rows()).toBe(1);
    const changed = { ...request, datosFirmante: { ...request.datosFirmante, cargo: 'Gerente general' } };
    const result = await requestAgreement(call, memory, changed);
    expect(result).toMatchObject({
      kind: 'arrived',
      isOwn: true,
      row: { datosFirmante: { cargo: 'Gerente' } },
    });
    expect(rows()).toBe(1);
    if (!('acknowledge' in result)) throw new Error('It did not arrive');
    result.acknowledge();
    expect(await requestAgreement(call, memory, changed)).toMatchObject({ ok: true });
    expect(rows()).toBe(2);
  });

  it('finds the agreement that a slow server makes only after the timeout', async () => {
    const { call, values, memory, rows } = await start();
    const request = agreementRequest({ ...values, dni: '' });
    const late = lateServer();
    const slow = (async (...args: Parameters<Caller>) =>
      args[0].name === 'addConvenioEmpresa'
        ? late.hold(() => call(...args), unavailable('timeout'))
        : call(...args)) as Caller;
    expect(await requestAgreement(slow, memory, request, late.clock)).toEqual({ ok: false, kind: 'lost' });
    expect(rows()).toBe(0);
    expect(await requestAgreement(call, memory, request, late.clock)).toMatchObject({ ok: true });
    expect(rows()).toBe(1);
  });

  it('reports an equal agreement that another tab has just requested', async () => {
    const { call, values, memory, rows } = await start();
    const request = agreementRequest({ ...values, dni: '' });
    await requestAgreement(call, memory, request);
    expect(await requestAgreement(call, pageMemory(), request)).toMatchObject({
      kind: 'arrived',
      isOwn: false,
    });
    expect(rows()).toBe(1);
  });

  it('returns the refusal of the server', async () => {
    const { call, values, memory, rows } = await start();
    const request = agreementRequest({ ...values, dni: '', ibanDomiciliacion: 'ES00 2100' });
    expect(await requestAgreement(call, memory, request)).toMatchObject({ ok: false, code: 73 });
    expect(rows()).toBe(0);
  });
});

describe('uploading a signed agreement', () => {
  const signed = (idConvenio: number, content?: string) => ({
    idConvenio,
    ...upload('convenio-firmado', 'pdf', content),
  });

  it.each(['Generado', 'Erróneo empresa'] satisfies AgreementState[])('succeeds in %s', async (estado) => {
    const { call, db, company } = await start();
    const id = makeAgreement(db, company, { estado });
    expect(await uploadSigned(call, signed(id), noProgress())).toEqual({ ok: true });
    expect(db.value(sql`SELECT estado FROM agreement WHERE id = ${id}`)).toBe('Firmado empresa');
  });

  it('recovers a lost answer from the state of the agreement', async () => {
    const { call, db, company } = await start();
    const id = makeAgreement(db, company);
    const cut = losing(call, 'adjuntaFicheroAlConvenioEmpresa');
    expect(await uploadSigned(cut, signed(id), noProgress())).toEqual({ ok: true });
  });

  it('reports an unknown outcome if the upload did not arrive', async () => {
    const { call, db, company } = await start();
    const id = makeAgreement(db, company);
    const cut = dropping(call, 'adjuntaFicheroAlConvenioEmpresa');
    expect(await uploadSigned(cut, signed(id), noProgress())).toEqual({ ok: false, kind: 'lost' });
  });

  it('is looked up before it is sent again, since it may have arrived', async () => {
    const { call, db, company } = await start();
    const id = makeAgreement(db, company);
    expect(await uploadSigned(call, signed(id), noProgress())).toEqual({ ok: true });
    expect(await uploadSigned(call, signed(id), noProgress(), signed(id))).toEqual({ ok: true });
  });

  it('is told apart from another file that arrived before', async () => {
    const { call, db, company } = await start();
    const id = makeAgreement(db, company);
    const other = { ...signed(id), ...upload('otro', 'pdf', '%PDF-1.7 otro') };
    expect(await uploadSigned(call, signed(id), noProgress())).toEqual({ ok: true });
    const arrived = { ok: false, kind: 'signed', estado: 'Firmado empresa', isOwn: true };
    expect(await uploadSigned(call, other, noProgress(), signed(id))).toEqual(arrived);
  });

  it('counts as sent if a slow server stores it only while it is sent again', async () => {
    const { call, db, company } = await start();
    const id = makeAgreement(db, company);
    const slow: Caller = async (...args) => {
      if (args[0].name === 'adjuntaFicheroAlConvenioEmpresa')
        db.update('agreement', { id }, { estado: 'Firmado empresa' });
      return call(...args);
    };
    expect(await uploadSigned(slow, signed(id), noProgress(), signed(id))).toEqual({ ok: true });
  });

  it('returns the state of an agreement that takes no signature any more', async () => {
    const { call, db, company } = await start();
    const expected = { ok: false, kind: 'signed', isOwn: false };
    const formalised = makeAgreement(db, company, { estado: 'Formalizado' });
    expect(await uploadSigned(call, signed(formalised), noProgress())).toEqual({
      ...expected,
      estado: 'Formalizado',
    });
    const id = makeAgreement(db, company);
    expect(await uploadSigned(call, signed(id), noProgress())).toEqual({ ok: true });
    const estado = 'Firmado empresa';
    expect(await uploadSigned(call, signed(id), noProgress())).toEqual({ ...expected, estado });
  });

  it('returns the refusal if the agreement cannot be looked up', async () => {
    const { call, db, company } = await start();
    const id = makeAgreement(db, company, { estado: 'Formalizado' });
    const blind = dropping(call, 'dameConveniosEmpresa');
    expect(await uploadSigned(blind, signed(id), noProgress())).toMatchObject({ ok: false, code: 49 });
  });
});
