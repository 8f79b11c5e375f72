import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makeStudent } from '../../src/sandbox/seed/make.ts';
import { makeAgreement } from '../../src/sandbox/seed/make-companies.ts';
import { makeCandidacy, makeOffer, makePlacement } from '../../src/sandbox/seed/make-offers.ts';
import { type CompanySandbox, startCompanySandbox } from '../support/company-sandbox.ts';
import { startSandbox } from '../support/sandbox.ts';

type Fields = Readonly<Record<string, string | number>>;

/** Sends a form of the console as its page does, and says what the page then tells. */
async function act(url: string, form: string, fields: Fields = {}): Promise<string> {
  const body = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  const response = await fetch(`${url}/sandbox/act/${form}`, {
    method: 'POST',
    body,
    headers: { origin: url },
  });
  const text = await response.text();
  return /<p class="notice" role="\w+">([^<]*)/.exec(text)?.[1] ?? `${response.status}`;
}

/** A student of a company's sandbox who can sign in. */
function withStudent({ db }: CompanySandbox): { id: number; as: { usuario: string } } {
  const usuario = 'ona@alumnado.example';
  return { id: makeStudent(db, { email: usuario, nombre: 'Ona <b>' }), as: { usuario } };
}

describe('acting as the university', () => {
  it('validates and blocks a company', async () => {
    const { url, call, company, as } = await startCompanySandbox();
    expect((await call('dameConveniosEmpresa', { as })).status).toBe(0);
    expect(await act(url, 'company', { id: company, estado: 'bloqueada' })).toBe('The company is bloqueada.');
    expect((await call('dameConveniosEmpresa', { as })).status).toBe(9);
    await act(url, 'company', { id: company, estado: 'validada' });
    expect((await call('dameConveniosEmpresa', { as })).status).toBe(0);
  });

  it('moves a candidacy, with its history, and offers a pre-enrolment with a time to answer', async () => {
    const sandbox = await startCompanySandbox();
    const student = withStudent(sandbox);
    const offer = makeOffer(sandbox.db, sandbox.company);
    const id = makeCandidacy(sandbox.db, offer.id, student.id, { estado: 1 });
    expect(await act(sandbox.url, 'candidacy', { id, estado: 8 })).toContain('(14)');
    await act(sandbox.url, 'candidacy', { id, estado: 2 });
    const other = makeCandidacy(sandbox.db, makeOffer(sandbox.db, sandbox.company).id, student.id, {
      estado: 1,
    });
    await act(sandbox.url, 'candidacy', { id: other, estado: 16 });
    const { datos } = await sandbox.call('dameCandidaturasPracticasUsuario', { as: student.as });
    const found = (datos ?? []).map(({ estado, fechaLimite, historial }) => [
      estado,
      fechaLimite,
      historial?.at(-1)?.quien,
    ]);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual([2, undefined, 'universidad']);
    expect(found).toContainEqual([16, '2026-02-17', 'universidad']);
  });

  it('reviews an agreement, and says what is wrong with it', async () => {
    const { url, db, call, company, as } = await startCompanySandbox();
    const id = makeAgreement(db, company, { estado: 'Firmado empresa' });
    await act(url, 'agreement', { id, action: 'findFault', observaciones: 'Falta el sello' });
    const { datos } = await call('dameConveniosEmpresa', { as });
    expect(datos).toMatchObject([{ estado: 'Erróneo empresa', observaciones: 'Falta el sello' }]);
    expect(await act(url, 'agreement', { id, action: 'formalize' })).toContain('(49)');
  });

  it('reviews a weekly sheet', async () => {
    const sandbox = await startCompanySandbox();
    const student = withStudent(sandbox);
    const placement = makePlacement(sandbox.db, student.id, sandbox.company);
    const row = { placement, semana: '2026-02-02', estado: 'Enviado', fechaEnvio: '2026-02-08' };
    const id = sandbox.db.insert('weekly_sheet', { ...row, enlace: 'https://archivo.example/hoja.pdf' });
    await act(sandbox.url, 'sheet', { id, action: 'reject', observaciones: 'Sin firma' });
    const { datos } = await sandbox.call('dameAnexosPracticas', { as: sandbox.as });
    expect(JSON.stringify(datos)).toContain('Sin firma');
    expect(JSON.stringify(datos)).toContain('rechazado');
  });

  it('accepts a placement request, which is a placement then, and rejects one', async () => {
    const sandbox = await startCompanySandbox();
    const { db, company, student } = sandbox;
    const datos = { fechaInicio: '2026-03-01', fechaFin: '2026-05-31', dni: '99000001J' };
    const request = { kind: 'propuestaAlumno', student, company, fecha: '2026-02-01', datos };
    const [accepted, rejected] = [
      db.insert('placement_request', request),
      db.insert('placement_request', request),
    ];
    await act(sandbox.url, 'request', { id: accepted, action: 'accept' });
    await act(sandbox.url, 'request', { id: rejected, action: 'reject', motivo: 'Fuera de plazo' });
    const placements = await sandbox.call('damePracticas', { as: sandbox.as });
    expect(placements.datos).toMatchObject([{ fechaInicio: '2026-03-01', fechaFin: '2026-05-31' }]);
    expect(db.column(sql`SELECT estado FROM placement_request ORDER BY id`)).toEqual([
      'aceptada',
      'rechazada',
    ]);
    expect(await act(sandbox.url, 'request', { id: rejected, action: 'accept' })).toContain('(49)');
  });

  it('sends a notification and publishes an event', async () => {
    const { url, call, as } = await startCompanySandbox();
    expect(
      await act(url, 'notification', { usuario: 'rrhh@taller.example', titulo: '¡Hola!', importante: 'Yes' }),
    ).toBe('The notification is sent.');
    const notifications = await call('dameNotificaciones', { as, params: { tipo: 'Empresa' } });
    expect(notifications.datos).toMatchObject([{ titulo: '¡Hola!', Importante: true }]);
    expect(await act(url, 'notification', { usuario: 'nadie', titulo: 'x' })).toContain('(48)');
    await act(url, 'event', { titulo: 'Feria', fecha: '2027-01-01T10:00', plazas: 3 });
    expect((await call('dameEventosEmpresa', { as })).datos).toMatchObject([{ titulo: 'Feria' }]);
  });

  it('makes the data anew', async () => {
    const { url, db, call } = await startSandbox();
    const count = (): unknown => db.value(sql`SELECT count(*) FROM account`);
    const before = count();
    makeStudent(db);
    db.update('student', { nombre: 'Lucía' }, { nombre: 'Otra' });
    await act(url, 'reset');
    expect(count()).toBe(before);
    expect(db.value(sql`SELECT count(*) FROM student WHERE nombre = 'Lucía'`)).toBe(1);
    expect(db.all(sql`PRAGMA foreign_key_check`)).toEqual([]);
    expect((await call('dameEventos', { as: 'student' })).status).toBe(0);
  });
});

describe('making calls fail', () => {
  const failing = { seconds: 0, times: 1, status: 1, call: '*' };

  it('answers with a code, for one call and as often as was asked for', async () => {
    const { url, call } = await startSandbox();
    await act(url, 'fail', { ...failing, kind: 'status', status: 24, call: 'dameTextoRGPDactual', times: 2 });
    expect((await call('existeCIF', { params: { cif: 'B1', fixedKey: 'x' } })).status).toBe(71);
    const statuses = [
      await call('dameTextoRGPDactual'),
      await call('dameTextoRGPDactual'),
      await call('dameTextoRGPDactual'),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([24, 24, 0]);
  });

  it.each([
    ['shape', 200, /^\{"status":"cero"/],
    ['truncated', 200, /[^}]$/],
    ['html', 200, /^<!doctype html>/],
    ['http500', 500, /^\{/],
  ])('answers with what no client can use: %s', async (kind, http, body) => {
    const { url } = await startSandbox();
    await act(url, 'fail', { ...failing, kind });
    const response = await fetch(`${url}/api/Alumno/dameTextoRGPDactual`);
    expect(response.status).toBe(http);
    expect(response.headers.get('x-sandbox-forced')).toBe('1');
    expect(await response.text()).toMatch(body);
  });

  it('answers late, and works again when told to', async () => {
    const { url, call } = await startSandbox();
    await act(url, 'fail', { ...failing, kind: 'delay', seconds: 1 });
    const start = performance.now();
    expect((await call('dameTextoRGPDactual')).status).toBe(0);
    expect(performance.now() - start).toBeGreaterThan(990);
    await act(url, 'fail', { ...failing, kind: 'status', times: 100 });
    await act(url, 'fail-no-more');
    expect((await call('dameTextoRGPDactual')).status).toBe(0);
  });
});

describe('the console', () => {
  it('shows what it acts on as text, each field with its label', async () => {
    const sandbox = await startCompanySandbox();
    makeCandidacy(sandbox.db, makeOffer(sandbox.db, sandbox.company).id, withStudent(sandbox).id);
    const text = await (await fetch(`${sandbox.url}/sandbox/`)).text();
    expect(text).toContain('Ona &lt;b&gt; Prat: Oferta 1 (1)');
    const fields = text.match(/<(?:select|input)\b/g) ?? [];
    expect(text.match(/<label/g)).toHaveLength(fields.length);
  });

  it('takes only its own forms, with values that make sense', async () => {
    const { url } = await startSandbox();
    expect(await act(url, 'nada')).toBe('404');
    expect(await act(url, 'constructor')).toBe('404');
    expect(await act(url, 'company', { id: 'x', estado: 'validada' })).toContain('whole number');
    expect(await act(url, 'company', { id: 999, estado: 'validada' })).toContain('(48)');
    expect(await act(url, 'fail', { kind: 'fire', call: '*', status: 1, seconds: 0, times: 1 })).toContain(
      'one of',
    );
  });

  it('does nothing for another host or a form of somebody else', async () => {
    const { url, db, company } = await startCompanySandbox();
    const { port } = new URL(url);
    const send = (headers: Record<string, string>): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const options = { host: '127.0.0.1', port, path: '/sandbox/act/company', method: 'POST', headers };
        const sent = request(options, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        sent.on('error', reject);
        sent.end(`id=${company}&estado=bloqueada`);
      });
    const evil = 'https://otra.example';
    expect(await send({ host: 'otra.example', origin: 'http://otra.example' })).toBe(403);
    expect(await send({ host: `127.0.0.1:${port}`, origin: evil })).toBe(403);
    expect(await send({ host: `127.0.0.1:${port}`, origin: 'null' })).toBe(403);
    expect(await send({ host: `127.0.0.1:${port}` })).toBe(403);
    expect(db.value(sql`SELECT estado FROM company WHERE id = ${company}`)).toBe('validada');
  });
});
