import { describe, expect, it } from 'vitest';
import * as codes from '../../src/core/contract/codes.ts';
import { makeCompany, makeContact, makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { makeEvent } from '../../src/sandbox/seed/make-university.ts';
import { startSandbox, type TestSandbox } from '../support/sandbox/sandbox.ts';

const student = { usuario: 'nora@alumnado.example' };
const graduate = { usuario: 'joan@egresados.example' };
const contact = { usuario: 'pau@empresa.example' };

/** Starts a sandbox on 10 March with a student, a graduate and a company. */
async function start(): Promise<TestSandbox> {
  const sandbox = await startSandbox({
    content: 'empty',
    clock: () => new Date('2026-03-10T12:00:00+01:00'),
  });
  makeStudent(sandbox.db, { email: student.usuario });
  makeStudent(sandbox.db, { email: graduate.usuario, egresado: true });
  makeContact(sandbox.db, makeCompany(sandbox.db), { email: contact.usuario });
  return sandbox;
}

type Event = ReturnType<typeof makeEvent>;

const enrol = (sandbox: TestSandbox, as: { usuario: string }, { id, urlAcceso }: Event) =>
  sandbox.call('inscribirseEnEvento', { as, body: { idEvento: id, urlEvento: urlAcceso } });

describe('the list of events', () => {
  it('has past and future ones by date for students and companies, without unpublished ones', async () => {
    const sandbox = await start();
    const datos = { lugar: 'Aula Magna', entradilla: 'Ven a conocer <b>empresas</b>' };
    const later = makeEvent(sandbox.db, { fecha: '2026-05-01', titulo: 'Feria', categoria: 'ferias', datos });
    const past = makeEvent(sandbox.db, { fecha: '2026-01-01', titulo: 'Año nuevo' });
    makeEvent(sandbox.db, { titulo: 'En preparación', publicado: false });
    await enrol(sandbox, student, later);
    const { datos: found = [] } = await sandbox.call('dameEventos', { as: student, language: 'ca' });
    expect(found.map(({ inscrito }) => inscrito)).toEqual([false, true]);
    expect(found.map(({ urlAcceso }) => urlAcceso)).toEqual([past.urlAcceso, later.urlAcceso]);
    expect(found[1]).toEqual({
      inscrito: true,
      idEvento: later.id,
      urlAcceso: later.urlAcceso,
      titulo: 'Feria',
      fecha: '2026-05-01',
      destacado: false,
      categoria: { slug: 'ferias', descripcion: 'Fires i fòrums' },
      ...datos,
    });
    expect((await sandbox.call('dameEventosEmpresa', { as: contact, language: 'ca' })).datos).toEqual(
      found.map(({ inscrito: _, ...event }) => event),
    );
  });

  it('needs a session, on each side', async () => {
    const sandbox = await start();
    expect(await sandbox.call('dameEventos')).toMatchObject({ status: codes.sessionEnded });
    expect(await sandbox.call('dameEventosEmpresa')).toMatchObject({ status: codes.sessionEnded });
    expect(await sandbox.call('dameEventosEmpresa', { as: student })).toMatchObject({
      status: codes.noPermission,
    });
  });
});

describe('the sheet of an event', () => {
  it('shows a student the enrolment, and anyone the event', async () => {
    const sandbox = await start();
    const event = makeEvent(sandbox.db, { plazas: 20, categoria: 'nueva' });
    const params = { id: event.urlAcceso };
    expect(await sandbox.call('dameFichaEvento', { as: student, params })).toMatchObject({
      status: 0,
      datos: { idEvento: event.id, inscrito: false, conInscripcion: true, plazas: 20, dirigidoA: 'todos' },
    });
    await enrol(sandbox, student, event);
    expect(await sandbox.call('dameFichaEvento', { as: student, params })).toMatchObject({
      datos: { inscrito: true, plazas: 20, plazasLibres: 19 },
    });
    expect(await sandbox.call('dameFichaEvento', { as: graduate, params })).toMatchObject({
      datos: { inscrito: false },
    });
    const open = await sandbox.call('dameFichaEventoPublico', { params });
    expect(open).toMatchObject({ status: 0, datos: { categoria: { slug: 'nueva', descripcion: 'nueva' } } });
    expect(open.datos).not.toHaveProperty('inscrito');
  });

  it('tells whether the reader belongs to its audience', async () => {
    const sandbox = await start();
    const students = makeEvent(sandbox.db, { dirigidoA: 'alumnos' });
    const graduates = makeEvent(sandbox.db, { dirigidoA: 'egresados' });
    for (const [as, event, puedeInscribirse] of [
      [student, students, true],
      [student, graduates, false],
      [graduate, students, false],
      [graduate, graduates, true],
    ] as const)
      expect(await sandbox.call('dameFichaEvento', { as, params: { id: event.urlAcceso } })).toMatchObject({
        datos: { puedeInscribirse },
      });
  });

  it('is refused for an unknown or unpublished one', async () => {
    const sandbox = await start();
    const hidden = makeEvent(sandbox.db, { publicado: false });
    for (const id of [hidden.urlAcceso, "' OR 1=1 --"]) {
      expect(await sandbox.call('dameFichaEventoPublico', { params: { id } })).toMatchObject({
        status: codes.eventUnavailable,
      });
      expect(await sandbox.call('dameFichaEvento', { as: student, params: { id } })).toMatchObject({
        status: codes.eventUnavailable,
      });
    }
  });
});

describe('enrolling in an event', () => {
  it('accepts everybody once until there is no place left', async () => {
    const sandbox = await start();
    const event = makeEvent(sandbox.db, { plazas: 1 });
    expect(await enrol(sandbox, student, event)).toMatchObject({ http: 200, status: 0 });
    expect(await enrol(sandbox, student, event)).toMatchObject({ status: codes.eventAlreadyEnrolled });
    expect(await enrol(sandbox, graduate, event)).toMatchObject({ status: codes.eventWithoutEnrolment });
  });

  it('is possible until the end of the day', async () => {
    const sandbox = await start();
    const today = makeEvent(sandbox.db, { fecha: '2026-03-10T09:00' });
    const yesterday = makeEvent(sandbox.db, { fecha: '2026-03-09T20:00' });
    expect(await enrol(sandbox, student, today)).toMatchObject({ status: 0 });
    expect(await enrol(sandbox, student, yesterday)).toMatchObject({ status: codes.eventUnavailable });
  });

  it('is refused without enrolment, for other audiences, and if id and address differ', async () => {
    const sandbox = await start();
    const event = makeEvent(sandbox.db);
    const free = makeEvent(sandbox.db, { conInscripcion: false });
    const students = makeEvent(sandbox.db, { dirigidoA: 'alumnos' });
    const graduates = makeEvent(sandbox.db, { dirigidoA: 'egresados' });
    expect(await enrol(sandbox, student, free)).toMatchObject({ status: codes.eventWithoutEnrolment });
    expect(await enrol(sandbox, graduate, students)).toMatchObject({ status: codes.eventForStudents });
    expect(await enrol(sandbox, student, graduates)).toMatchObject({ status: codes.eventForGraduates });
    expect(await enrol(sandbox, student, { ...event, id: free.id })).toMatchObject({
      status: codes.eventUnavailable,
    });
    const path = '/api/Alumno/inscribirseEnEvento';
    expect(await sandbox.send('POST', path, { as: student, body: {} })).toMatchObject({
      status: codes.dataMissing,
    });
    expect(await sandbox.send('POST', path, { as: contact, body: {} })).toMatchObject({
      status: codes.noPermission,
    });
  });
});
