import { describe, expect, it } from 'vitest';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makeContact, makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { makeCandidacy, makeOffer, makePlacement } from '../../src/sandbox/seed/make-offers.ts';
import { makeProgramme } from '../../src/sandbox/seed/make-university.ts';
import { makeAgreement } from '../support/sandbox/make-companies.ts';
import { type CompanySandbox, startCompanySandbox } from '../support/sandbox/company-sandbox.ts';

const day = 24 * 60 * 60;

/** Sends a form of the console. */
async function act(
  { url }: CompanySandbox,
  form: string,
  fields: Record<string, string | number>,
): Promise<void> {
  const body = new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, String(value)]));
  const response = await fetch(`${url}/sandbox/console/${form}`, {
    method: 'POST',
    body,
    headers: { origin: url },
  });
  expect([form, new URL(response.url).searchParams.get('done')]).toEqual([form, form.split('/')[1]]);
}

const mails = ({ db }: CompanySandbox, to: string): string[] =>
  db.column(sql`SELECT subject FROM outbox WHERE recipient = ${to} ORDER BY id`);

const texts = ({ db }: CompanySandbox): string[] => db.column(sql`SELECT text FROM outbox ORDER BY id`);

const contact = 'rrhh@taller.example';
const notified = { modulos: { notificaciones: true } };

describe('notifications of events', () => {
  it('notify each contact of a company in their preferred language, with a link', async () => {
    const sandbox = await startCompanySandbox(notified);
    const { db, company, call, as } = sandbox;
    makeContact(db, company, { email: 'caps@taller.example', account: { idIdiomaPreferido: 2 } });
    const { id, urlAcceso } = makeOffer(db, company, { estado: 'pendiente', titulo: 'Torno' });
    await act(sandbox, 'offers/publish', { id });
    expect(mails(sandbox, contact)).toEqual(['Hemos publicado tu oferta «Torno»']);
    expect(mails(sandbox, 'caps@taller.example')).toEqual(['Hem publicat la teva oferta «Torno»']);
    const { datos } = await call('dameNotificaciones', { as, params: { tipo: 'Empresa' } });
    expect(datos).toMatchObject([
      { titulo: 'Hemos publicado tu oferta «Torno»', urlAcceso: `/mis-ofertas/${urlAcceso}` },
    ]);
  });

  it('are only mails in a brand without notifications', async () => {
    const sandbox = await startCompanySandbox({ modulos: { notificaciones: false } });
    const { id } = makeOffer(sandbox.db, sandbox.company, { estado: 'pendiente' });
    await act(sandbox, 'offers/refuse', { id, reason: 'No son prácticas' });
    expect(texts(sandbox)).toEqual(['El motivo es este: No son prácticas']);
    expect(sandbox.db.value(sql`SELECT count(*) FROM notification`)).toBe(0);
  });

  it.each([
    ['completa', 'La candidatura de Ona Prat espera tu respuesta.'],
    ['ciega', 'Hay una persona candidata que espera tu respuesta.'],
  ] as const)(
    'announces new candidates once a day for an offer, as the brand shows them: %s',
    async (view, words) => {
      const sandbox = await startCompanySandbox({ vistaCandidato: view });
      const { db, company } = sandbox;
      const { id: offer } = makeOffer(db, company, { titulo: 'Torno' });
      const people = ['ona@a.example', 'pol@a.example', 'mar@a.example'];
      const ids = people.map((email) => makeCandidacy(db, offer, makeStudent(db, { email, nombre: 'Ona' })));
      const [first = 0, second = 0, third = 0] = ids;
      await act(sandbox, 'candidacies/send', { id: first });
      await act(sandbox, 'candidacies/send', { id: second });
      expect(mails(sandbox, contact)).toEqual(['Tienes candidaturas nuevas en «Torno»']);
      expect(texts(sandbox)[0]).toBe(words);
      sandbox.wait(day);
      await act(sandbox, 'candidacies/send', { id: third });
      expect(mails(sandbox, contact)).toHaveLength(2);
    },
  );

  it('disclose nothing about hidden candidates, in any state of their candidacies', async () => {
    const sandbox = await startCompanySandbox({ ...notified, vistaCandidato: 'ciega' });
    const { db, company, call, as } = sandbox;
    const { id: offer, urlAcceso } = makeOffer(db, company, { titulo: 'Torno' });
    const make = (nombre: string): number => {
      const email = `${nombre.toLowerCase()}@oculta.example`;
      const student = makeStudent(db, { email, nombre, apellido1: 'Escondida' });
      return makeCandidacy(db, offer, student, { estado: 3 });
    };
    const [yes, no, silent] = ['Aurora', 'Berenguela', 'Casilda'].map(make);
    for (const idCandidatura of [yes, no, silent])
      await call('cambiaEstadoCandidatura', {
        as,
        body: { idCandidatura: idCandidatura ?? 0, idEstado: 16 },
      });
    const body = { urlOferta: urlAcceso, condicionesAceptadas: true };
    const answering = async (usuario: string) => ({ token: await sandbox.tokenOf({ usuario }) });
    await call('aceptarPreinscripcion', { as: await answering('aurora@oculta.example'), body });
    await call('rechazarPreinscripcion', {
      as: await answering('berenguela@oculta.example'),
      body: { urlOferta: urlAcceso, idMotivo: 406 },
    });
    await act(sandbox, 'tools/travel', { days: 90 });
    await call('cerrarOferta', { as, body: { urlOferta: urlAcceso, hayElegido: false } });
    expect(mails(sandbox, contact)).toEqual([
      'Han aceptado la preinscripción en «Torno»',
      'Han rechazado la preinscripción en «Torno»',
      'Una preinscripción en «Torno» ha caducado',
      'La oferta «Torno» está cerrada',
    ]);
    const texts = JSON.stringify([
      db.all(sql`SELECT subject, text, link FROM outbox WHERE recipient = ${contact}`),
      (await call('dameNotificaciones', { as, params: { tipo: 'Empresa' } })).datos,
    ]);
    expect(texts).not.toMatch(/aurora|berenguela|casilda|escondida|oculta/i);
  });

  it('notify of answered adhesions, weekly sheets, changes and account deletions', async () => {
    const sandbox = await startCompanySandbox({
      hasProgramaPracticasActivo: true,
      modulos: { hojasSemanales: true, cambioPracticas: true, bajaServicio: true },
    });
    const { db, company } = sandbox;
    const email = 'ona@alumnado.example';
    const student = makeStudent(db, { email, nombre: 'Ona' });
    const programme = makeProgramme(db, { titulo: 'Dual' }).id;
    const asked = { programme, student, fecha: '2026-02-01' };
    await act(sandbox, 'adhesions/accept', { id: db.insert('adhesion', asked) });
    const placement = makePlacement(db, student, company);
    const sheet = { placement, semana: '2026-02-02', estado: 'Enviado', fechaEnvio: '2026-02-08' };
    await act(sandbox, 'sheets/reject', { id: db.insert('weekly_sheet', sheet), remark: 'Sin firma.' });
    const datos = { fechaFin: '2026-07-15', motivo: 'Más tiempo' };
    const change = { placement, tipo: 'Ampliación', fecha: '2026-02-09T10:00:00', datos };
    await act(sandbox, 'changes/accept', { id: db.insert('change_request', change) });
    expect(db.value(sql`SELECT fechaFin FROM placement WHERE id = ${placement}`)).toBe('2026-07-15');
    db.insert('leave_request', { account: student, fecha: '2026-02-09T10:00:00' });
    await act(sandbox, 'deletions/accept', { id: student });
    expect(mails(sandbox, email)).toEqual([
      'Ya participas en el programa «Dual»',
      'Hay que corregir la hoja semanal del 2 de febrero de 2026',
      'Hemos tramitado la baja de tu cuenta',
    ]);
    expect(mails(sandbox, contact)).toEqual(['Hemos aceptado el cambio de las prácticas de Ona Prat']);
    const credentials = { usuario: email, password: 'Andana2026' };
    const signIn = await sandbox.send('POST', '/api/Alumno/logaUsuario', { body: credentials });
    expect(signIn.status).toBe(32);
  });
});

describe('events caused by time', () => {
  it('announces the end of offers and agreements, each once and on its day', async () => {
    const sandbox = await startCompanySandbox();
    const { db, company, as } = sandbox;
    // It is 10 February.
    makeOffer(db, company, { titulo: 'Torno', fechaCaducidad: '2026-02-19' });
    makeAgreement(db, company, { estado: 'Formalizado', fechaCaducidad: '2026-03-22' });
    const look = async (): Promise<string[]> => {
      await sandbox.call('dameConveniosEmpresa', { as });
      return db.column(sql`SELECT substr(fecha, 1, 10) || ' ' || subject FROM outbox ORDER BY id`);
    };
    expect(await look()).toEqual([]);
    sandbox.wait(day);
    expect(await look()).toEqual([]);
    sandbox.wait(20 * day);
    const name = db.value<string>(sql`SELECT nombreComercial FROM company WHERE id = ${company}`);
    const notifications = [
      '2026-02-12 Tu oferta «Torno» caduca pronto',
      `2026-02-20 El convenio de ${name} caduca pronto`,
    ];
    expect(await look()).toEqual(notifications);
    expect(await look()).toEqual(notifications);
  });

  it('begin and end placements, for both sides', async () => {
    const sandbox = await startCompanySandbox();
    const { db, company, as, call } = sandbox;
    const dates = { fechaInicio: '2026-02-12', fechaFin: '2026-02-20' };
    const usuario = 'ona@alumnado.example';
    makePlacement(db, makeStudent(db, { email: usuario }), company, { estado: 'pendiente', ...dates });
    const student = { token: await sandbox.tokenOf({ usuario }) };
    const states = async () => {
      const own = await call('damePracticas', { as });
      const theirs = await call('damePracticasAlumno', { as: student });
      return [own, theirs].map(({ datos }) => datos?.[0]?.estado);
    };
    expect(await states()).toEqual(['pendiente', 'pendiente']);
    await act(sandbox, 'tools/travel', { days: 2 });
    expect(await states()).toEqual(['activa', 'activa']);
    await act(sandbox, 'tools/travel', { days: 8 });
    expect(await states()).toEqual(['activa', 'activa']);
    await act(sandbox, 'tools/travel', { days: 1 });
    expect(await states()).toEqual(['finalizada', 'finalizada']);
  });

  it('happen when the console advances the clock, while sessions stay valid', async () => {
    const sandbox = await startCompanySandbox();
    const { db, company, as, call } = sandbox;
    makeOffer(db, company, { titulo: 'Torno', fechaCaducidad: '2026-02-19' });
    await act(sandbox, 'tools/travel', { days: 30 });
    expect(mails(sandbox, contact)).toEqual(['Tu oferta «Torno» caduca pronto']);
    const { status, datos } = await call('dameProcesosEmpleoYpracticas', { as });
    expect(status).toBe(0);
    expect(datos?.[0]?.Estado).toBe('caducada');
  });
});
