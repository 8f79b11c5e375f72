import { describe, expect, it } from 'vitest';
import { sql } from '../../src/sandbox/db/sql.ts';
import { cifOf, makeCompany, makeContact, makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { makePlacement } from '../../src/sandbox/seed/make-offers.ts';
import { longMaster, me, startApplicantSandbox } from '../support/sandbox/student-sandbox.ts';

describe('proposing a placement', () => {
  async function proposal(settings: Parameters<typeof startApplicantSandbox>[0] = {}) {
    const made = await startApplicantSandbox(settings);
    const { db, company, call } = made;
    const cif = db.value<string>(sql`SELECT cif FROM company WHERE id = ${company}`) ?? '';
    makeContact(db, company, { email: 'tutora@empresa.example', account: null });
    const body = {
      cif,
      email: 'tutora@empresa.example',
      telefono: '600 000 002',
      titulacion: 101,
      fechaInicio: '2026-05-01',
      fechaFin: '2026-07-01',
      horasAldia: 5,
      tareasAdesarrollar: 'Obrador',
    };
    return {
      ...made,
      cif,
      send: (change: object = {}) =>
        call('solicitudPracticaAlumno', { as: me, body: { ...body, ...change } }),
    };
  }

  it('is stored for a known and an unknown company', async () => {
    const { db, student, company, send } = await proposal();
    const known = await send();
    expect(known).toMatchObject({ status: 0 });
    const unknown = { cif: cifOf(7_000_001), email: 'hola@nueva.example' };
    expect(await send(unknown)).toMatchObject({ status: 15 });
    const named = { ...unknown, nombreEmpresa: 'Nueva', direccion: 'Mayor 1' };
    expect(await send(named)).toMatchObject({
      status: 15,
      datos: { campos: ['nombreContacto'] },
    });
    const contact = { nombreContacto: 'Ana' };
    expect(await send({ ...named, ...contact })).toMatchObject({ status: 0 });
    const rows = db.all(sql`SELECT kind, student, company, estado, fecha FROM placement_request ORDER BY id`);
    const row = { kind: 'propuestaAlumno', student, estado: 'pendiente', fecha: '2026-03-10' };
    expect(rows).toEqual([{ ...row, company }, row]);
  });

  it('is refused like an application, and for invalid data', async () => {
    const { db, student, company, send } = await proposal();
    const other = makeCompany(db);
    makeContact(db, other, { email: 'ajena@otra.example', account: null });
    expect(await send({ cif: 'B00000001' })).toMatchObject({ status: 33 });
    expect(await send({ email: 'mal' })).toMatchObject({ status: 69 });
    expect(await send({ email: 'ajena@otra.example' })).toMatchObject({ status: 44 });
    expect(await send({ telefono: '12' })).toMatchObject({ status: 70 });
    expect(await send({ fechaFin: '2026-04-01' })).toMatchObject({ status: 27 });
    expect(await send({ titulacion: 102 })).toMatchObject({ status: 15 });
    const placement = makePlacement(db, student, company);
    expect(await send()).toMatchObject({ status: 17 });
    db.delete('placement', { id: placement });
    db.update('company', { id: company }, { conProblema: true });
    expect(await send()).toMatchObject({ status: 24 });
    db.update('study', { student }, { titulacion: longMaster });
    db.update('student', { id: student }, { creditosSuperados: 10 });
    expect(await send({ titulacion: longMaster })).toMatchObject({ status: 52 });
    db.delete('study', { student });
    expect(await send()).toMatchObject({ status: 26 });
    db.update('student', { id: student }, { matriculadoPracticas: false });
    expect(await send()).toMatchObject({ status: 23 });
    db.update('student', { id: student }, { conPracticas: false });
    expect(await send()).toMatchObject({ status: 21 });
    expect(db.value(sql`SELECT count(*) FROM placement_request`)).toBe(0);
  });

  it('is listed with its state, also at a centre, for its student only', async () => {
    const { db, company, send, call } = await proposal();
    await send();
    db.update('company', { id: company }, { solicitudesEducacion: 2 });
    db.update('student', {}, { solicitudesEducacion: 2 });
    await send();
    db.update('placement_request', { kind: 'educacion' }, { estado: 'rechazada', motivo: 'Sin plaza' });
    const again = await send();
    expect(again.datos).toEqual({ idSolicitudPractica: 3 });
    expect((await send()).datos).toEqual(again.datos);
    db.delete('placement_request', { id: 3 });
    const { datos } = await call('damePropuestasAlumno', { as: me });
    expect(datos).toMatchObject([
      { idSolicitudPractica: 2, estado: 'rechazada', motivo: 'Sin plaza' },
      { idSolicitudPractica: 1, estado: 'pendiente', fecha: '2026-03-10', fechaFin: expect.any(String) },
    ]);
    db.update('placement_request', {}, { student: makeStudent(db) });
    expect((await call('damePropuestasAlumno', { as: me })).datos).toEqual([]);
  });

  it('needs the conditions of the brand accepted', async () => {
    const { send } = await proposal({ modulos: { condicionesPracticas: true } });
    expect(await send()).toMatchObject({ status: 15 });
    expect(await send({ condicionesAceptadas: true })).toMatchObject({ status: 0 });
  });

  it('respects the working hours of the brand', async () => {
    const { send } = await proposal({ limitesJornada: { horasDia: 5, horasDiaFueraLectivo: 7 } });
    expect(await send({ horasAldia: 6 })).toMatchObject({ status: 15 });
    const summer = { fechaInicio: '2026-07-01', fechaFin: '2026-08-31' };
    expect(await send({ horasAldia: 6, ...summer })).toMatchObject({ status: 0 });
  });

  it('to a centre counts against the limits of centre and student', async () => {
    const { db, student, company, send, call } = await proposal();
    db.update('company', { id: company }, { solicitudesEducacion: 2 });
    const left = async () => (await call('numeroSolicitudPracticasEducacionDisponibles', { as: me })).datos;
    expect(await left()).toBe(0);
    expect(await send()).toMatchObject({ status: 81 });
    db.update('student', { id: student }, { solicitudesEducacion: 3 });
    expect(await send()).toMatchObject({ status: 0 });
    expect(await left()).toBe(2);
    expect(await send({ horasAldia: 4 })).toMatchObject({ status: 0 });
    expect(await send({ horasAldia: 3 })).toMatchObject({ status: 81 });
    db.run(sql`UPDATE placement_request SET estado = 'rechazada' WHERE id = 1`);
    expect(await left()).toBe(2);
    expect(await send({ horasAldia: 3 })).toMatchObject({ status: 0 });
    expect(db.value(sql`SELECT count(*) FROM placement_request WHERE kind = 'educacion'`)).toBe(3);
  });

  it('starts with a lookup of company and contact', async () => {
    const { db, company, cif, call } = await proposal();
    const checkCif = (number: string) => call('compruebaCIF', { as: me, body: { cif: number } });
    expect((await checkCif(cif.toLowerCase())).datos).toEqual({ existe: true, nombre: 'Talleres Sala 1' });
    expect((await checkCif(cifOf(7_000_001))).datos).toEqual({ existe: false });
    expect(await checkCif('no-es-un-cif')).toMatchObject({ status: 33 });
    const checkEmail = (email: string, number = cif) =>
      call('compruebaEmailContactoEmpresa', { as: me, body: { cif: number, email } });
    expect((await checkEmail('tutora@empresa.example')).datos).toEqual({ existe: true });
    expect((await checkEmail('nadie@empresa.example')).datos).toEqual({ existe: false });
    expect(await checkEmail('tutora@empresa.example', cifOf(7_000_001))).toMatchObject({ status: 44 });
    expect(await checkEmail('mal')).toMatchObject({ status: 69 });
    expect(await checkEmail('nadie@empresa.example', 'no-es-un-cif')).toMatchObject({ status: 33 });
    db.update('company', { id: company }, { estado: 'bloqueada' });
    expect(await checkCif(cif)).toMatchObject({ status: 24 });
    expect(await checkEmail('tutora@empresa.example')).toMatchObject({ status: 24 });
  });
});
