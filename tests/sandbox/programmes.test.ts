import { describe, expect, it } from 'vitest';
import { makeCompany, makeContact, makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { makeProgramme } from '../../src/sandbox/seed/make-university.ts';
import { startSandbox, type TestSandbox } from '../support/sandbox/sandbox.ts';

const student = { usuario: 'nora@alumnado.example' };
const classmate = { usuario: 'aina@alumnado.example' };
const contact = { usuario: 'pau@empresa.example' };
const colleague = { usuario: 'rosa@empresa.example' };

async function start(): Promise<TestSandbox> {
  const sandbox = await startSandbox({ content: 'empty' });
  const { db } = sandbox;
  makeStudent(db, { email: student.usuario });
  makeStudent(db, { email: classmate.usuario });
  const company = makeCompany(db);
  makeContact(db, company, { email: contact.usuario });
  makeContact(db, company, { email: colleague.usuario });
  return sandbox;
}

/** Requests to join for each side of the portal, with a caller who shares the membership and one who does not. */
const sides = [
  ['Alumno', 'solicitaAdhesionPrograma', student, undefined, classmate],
  ['Empresa', 'solicitaAdhesionProgramaEmpresa', contact, colleague, student],
] as const;

describe('the list of programmes', () => {
  it('has the active ones for anyone', async () => {
    const sandbox = await start();
    const datos = {
      descripcion: 'Prácticas con «residencia»',
      fechaInicio: '2026-02-01',
      fechaFin: '2027-01-31',
    };
    const second = makeProgramme(sandbox.db, {
      titulo: 'Talento',
      meses: 12,
      tiempoDedicacionJornada: 80,
      datos,
    });
    const first = makeProgramme(sandbox.db, { titulo: 'Arraigo' });
    makeProgramme(sandbox.db, { titulo: 'Acabado', activo: false });
    expect(await sandbox.call('programasPracticasActivos')).toEqual({
      http: 200,
      status: 0,
      datos: [
        { idPrograma: first.id, titulo: 'Arraigo', urlAcceso: first.urlAcceso },
        { idPrograma: second.id, titulo: 'Talento', urlAcceso: second.urlAcceso, ...datos },
      ],
    });
  });
});

describe.each(sides)('a programme for an %s', (tipo, join, as, partner, other) => {
  it('has the state of joining, and accepts a request once', async () => {
    const sandbox = await start();
    const { urlAcceso } = makeProgramme(sandbox.db, { meses: 12, tiempoDedicacionJornada: 80 });
    const params = { tipo, id: urlAcceso };
    expect(await sandbox.call('detallePrograma', { as, params })).toMatchObject({
      http: 200,
      status: 0,
      datos: {
        urlAcceso,
        necesitaAdhesion: true,
        estadoAdhesion: 'ninguna',
        meses: 12,
        tiempoDedicacionJornada: 80,
      },
    });
    expect(await sandbox.call(join, { as, params })).toMatchObject({ http: 200, status: 0 });
    expect(await sandbox.call(join, { as, params })).toMatchObject({ status: 64 });
    for (const member of partner ? [as, partner] : [as]) {
      const detail = await sandbox.call('detallePrograma', { as: member, params });
      expect(detail).toMatchObject({ datos: { estadoAdhesion: 'solicitada' } });
    }
    const theirs = await sandbox.call('detallePrograma', {
      as: other,
      params: { tipo: 'Alumno', id: urlAcceso },
    });
    expect(theirs).toMatchObject({ datos: { estadoAdhesion: 'ninguna' } });
  });

  it('is refused again after the institution has answered', async () => {
    const sandbox = await start();
    const { id, urlAcceso } = makeProgramme(sandbox.db);
    const params = { tipo, id: urlAcceso };
    await sandbox.call(join, { as, params });
    sandbox.db.update('adhesion', { programme: id }, { estado: 'rechazada' });
    expect(await sandbox.call('detallePrograma', { as, params })).toMatchObject({
      datos: { estadoAdhesion: 'rechazada' },
    });
    expect(await sandbox.call(join, { as, params })).toMatchObject({ status: 64 });
  });

  it('is refused if it is unknown, has ended, or is open to all', async () => {
    const sandbox = await start();
    const ended = makeProgramme(sandbox.db, { activo: false });
    const open = makeProgramme(sandbox.db, { necesitaAdhesion: false });
    for (const id of [ended.urlAcceso, 'nada']) {
      expect(await sandbox.call('detallePrograma', { as, params: { tipo, id } })).toMatchObject({
        status: 63,
      });
      expect(await sandbox.call(join, { as, params: { id } })).toMatchObject({ status: 63 });
    }
    expect(await sandbox.call(join, { as, params: { id: open.urlAcceso } })).toMatchObject({ status: 65 });
    expect(await sandbox.call('detallePrograma', { params: { tipo, id: open.urlAcceso } })).toMatchObject({
      status: 2,
    });
  });
});
