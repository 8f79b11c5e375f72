import { describe, expect, it } from 'vitest';
import { sql } from '../../src/sandbox/db/sql.ts';
import { cifOf, makeCompany, makeContact, makeStudent } from '../../src/sandbox/seed/make.ts';
import { makeCandidacy, makeOffer, makePlacement } from '../../src/sandbox/seed/make-offers.ts';
import {
  longMaster,
  me,
  startApplicantSandbox,
  startStudentSandbox,
} from '../support/sandbox/student-sandbox.ts';

const pdf = (text: string) => ({
  nombre: text,
  ficheroB64ParaAltas: Buffer.from(`%PDF-1.7\n${text}`).toString('base64'),
  extension_adjunto: 'pdf',
});

describe('my placements', () => {
  it('come with their documents, and with weekly sheets where there are some', async () => {
    const { db, student, company, call } = await startStudentSandbox();
    makePlacement(db, makeStudent(db), company, { titulo: 'De otra persona' });
    const offer = makeOffer(db, company);
    const idPractica = makePlacement(db, student, company, {
      offer: offer.id,
      conServicio: true,
      datos: { horasAldia: 5, nombreTutorEmpresa: 'Pau' },
    });
    db.insert('weekly_sheet', { placement: idPractica, semana: '2026-03-02' });
    makePlacement(db, student, company, {
      estado: 'finalizada',
      fechaInicio: '2025-01-01',
      fechaFin: '2025-02-01',
    });
    const added = await call('addFicheroPractica', {
      as: me,
      body: { idPractica, idTipo: 3, ...pdf('Memoria') },
    });
    expect(await (await fetch(added.datos?.enlace ?? '')).text()).toContain('Memoria');
    const { datos } = await call('damePracticasAlumno', { as: me });
    expect(datos).toMatchObject([
      {
        id: idPractica,
        empresa: 'Talleres Sala 1',
        urlOferta: offer.urlAcceso,
        estado: 'activa',
        conServicio: true,
        fechaInicio: '2026-02-02',
        horasAldia: 5,
        documentos: [{ nombre: 'Memoria', idTipo: 3, extension_adjunto: 'pdf', enlace: added.datos?.enlace }],
        hojas: [{ semana: '2026-03-02' }],
      },
      { estado: 'finalizada', documentos: [] },
    ]);
    expect(datos?.[0]?.hojas?.[0]).not.toHaveProperty('estado');
    expect(datos?.[1]).not.toHaveProperty('hojas');
    db.update('student', { id: student }, { conPracticas: false });
    expect(await call('damePracticasAlumno', { as: me })).toMatchObject({ status: 21 });
  });

  it('take files until they have finished, each once, and only from their student', async () => {
    const { db, student, company, call } = await startStudentSandbox();
    const open = makePlacement(db, student, company);
    const finished = makePlacement(db, student, company, { estado: 'finalizada' });
    const foreign = makePlacement(db, makeStudent(db), company);
    const add = (idPractica: number, file: object = pdf('uno')) =>
      call('addFicheroPractica', { as: me, body: { idPractica, nombre: 'x', ...file } });
    expect(await add(open)).toMatchObject({ status: 0 });
    expect(await add(open)).toMatchObject({ status: 56 });
    expect(await add(finished)).toMatchObject({ status: 48 });
    expect(await add(foreign)).toMatchObject({ status: 45 });
    expect(await add(999)).toMatchObject({ status: 45 });
    expect(await add(open, { ...pdf('dos'), extension_adjunto: 'zip' })).toMatchObject({ status: 46 });
    expect(await add(open, {})).toMatchObject({ status: 15 });
  });
});

describe('the sheet of a week', () => {
  it('is sent once, and again only after it was rejected', async () => {
    const { db, student, company, call } = await startStudentSandbox();
    const idPractica = makePlacement(db, student, company);
    const sheet = (semana: string): number => db.insert('weekly_sheet', { placement: idPractica, semana });
    const idHoja = sheet('2026-03-02');
    const next = sheet('2026-03-09');
    const send = (id: number, text: string, placement = idPractica) =>
      call('addDocumentoPractica', { as: me, body: { idPractica: placement, idHoja: id, ...pdf(text) } });
    const correct = (id: number, text: string, placement = idPractica) =>
      call('editDocumentoSeguimientoCF', {
        as: me,
        body: { idPractica: placement, idHoja: id, ...pdf(text) },
      });

    expect(await correct(idHoja, 'antes de tiempo')).toMatchObject({ status: 48 });
    const sent = await send(idHoja, 'semana 1');
    expect(sent).toMatchObject({ status: 0, datos: { idHoja, estado: 'Enviado', fechaEnvio: '2026-03-10' } });
    expect(await send(idHoja, 'otra vez')).toMatchObject({ status: 48 });
    expect(await correct(idHoja, 'sin rechazo')).toMatchObject({ status: 49 });
    expect(await send(next, 'semana 1')).toMatchObject({ status: 56 });

    db.update('weekly_sheet', { id: idHoja }, { estado: 'rechazado', observaciones: 'Falta la firma' });
    const corrected = await correct(idHoja, 'semana 1 firmada');
    expect(corrected).toMatchObject({ status: 0, datos: { estado: 'Enviado' } });
    expect(corrected.datos).not.toHaveProperty('observaciones');
    expect(await (await fetch(corrected.datos?.enlace ?? '')).text()).toContain('semana 1 firmada');
    expect((await fetch(sent.datos?.enlace ?? '')).status).toBe(404);
    db.update('weekly_sheet', { id: idHoja }, { estado: 'validado' });
    expect(await correct(idHoja, 'tarde')).toMatchObject({ status: 49 });

    const foreign = makePlacement(db, makeStudent(db), company);
    expect(await send(next, 'x', foreign)).toMatchObject({ status: 45 });
    expect(await correct(next, 'x', foreign)).toMatchObject({ status: 45 });
    const ofOthers = db.insert('weekly_sheet', { placement: foreign, semana: '2026-03-02' });
    expect(await send(ofOthers, 'x')).toMatchObject({ status: 48 });
    const word = {
      idPractica,
      idHoja: next,
      nombre: 'x',
      ficheroB64ParaAltas: 'QQ==',
      extension_adjunto: 'docx',
    };
    expect(await call('addDocumentoPractica', { as: me, body: word })).toMatchObject({ status: 46 });
    expect(await call('editDocumentoSeguimientoCF', { as: me, body: word })).toMatchObject({ status: 46 });
  });
});

describe('what is missing', () => {
  it('is what the brand requires, and with iban the account and the social security number', async () => {
    const { db, student, call } = await startStudentSandbox({
      campos: { personales: { cp: { visible: false, required: false } } },
    });
    const missing = async (query: { iban?: '1' } = {}) =>
      (await call('faltanDatosPersonalesObligatorios', { as: me, query })).datos;
    const before = await missing();
    expect(before).toMatchObject({ faltanDatos: true });
    expect(before?.campos).toContain('telefonoMovil');
    expect(before?.campos).not.toContain('cp');
    const personales = {
      telefonoMovil: '600000001',
      direccion: 'Sol',
      pais: 1,
      provincia: 7,
      localidad: 'Palma',
    };
    db.update('student', { id: student }, { personales });
    expect(await missing()).toEqual({ faltanDatos: false, campos: [] });
    expect(await missing({ iban: '1' })).toEqual({
      faltanDatos: true,
      campos: ['iban', 'numeroSeguridadSocial'],
    });
    const payment = { iban: 'ES9121000418450200051332', numeroSeguridadSocial: '070000000001' };
    db.update('student', { id: student }, { personales: { ...personales, ...payment } });
    expect(await missing({ iban: '1' })).toMatchObject({ faltanDatos: false });
    db.update('student', { id: student }, { personales: { ...personales, pais: 250, provincia: undefined } });
    expect(await missing()).toEqual({ faltanDatos: true, campos: ['provincia'] });
    db.update(
      'student',
      { id: student },
      {
        personales: { ...personales, pais: 250, provincia: undefined, provinciaTexto: 'Occitania' },
      },
    );
    expect(await missing()).toMatchObject({ faltanDatos: false });
  });

  it('for a placement counts once there is one', async () => {
    const { db, student, company, call } = await startStudentSandbox();
    const missing = async () => (await call('faltaDatosNecesariosPorPractica', { as: me })).datos;
    expect(await missing()).toEqual({ faltanDatos: false, campos: [] });
    const candidacy = makeCandidacy(db, makeOffer(db, company).id, student, { estado: 11 });
    expect((await missing())?.campos).toContain('numeroSeguridadSocial');
    db.delete('candidacy', { id: candidacy });
    makePlacement(db, student, company, { estado: 'pendiente' });
    expect(await missing()).toMatchObject({ faltanDatos: true });
  });
});

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

  it('is stored for a company that is known and for one that is not', async () => {
    const { db, student, company, send } = await proposal();
    const known = await send();
    expect(known).toMatchObject({ status: 0 });
    const unknown = { cif: cifOf(7_000_001), email: 'hola@nueva.example' };
    expect(await send(unknown)).toMatchObject({ status: 15 });
    expect(await send({ ...unknown, nombreEmpresa: 'Nueva', direccion: 'Mayor 1' })).toMatchObject({
      status: 0,
    });
    const rows = db.all(sql`SELECT kind, student, company, estado, fecha FROM placement_request ORDER BY id`);
    const row = { kind: 'propuestaAlumno', student, estado: 'pendiente', fecha: '2026-03-10' };
    expect(rows).toEqual([{ ...row, company }, row]);
  });

  it('is refused for what an application is refused, and for wrong data', async () => {
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

  it('is listed with how it stands, those at a centre too, and nobody else sees it', async () => {
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

  it('needs the conditions accepted where the brand has some', async () => {
    const { send } = await proposal({ modulos: { condicionesPracticas: true } });
    expect(await send()).toMatchObject({ status: 15 });
    expect(await send({ condicionesAceptadas: true })).toMatchObject({ status: 0 });
  });

  it('keeps the hours that the brand allows', async () => {
    const { send } = await proposal({ limitesJornada: { horasDia: 5, horasDiaFueraLectivo: 7 } });
    expect(await send({ horasAldia: 6 })).toMatchObject({ status: 15 });
    const summer = { fechaInicio: '2026-07-01', fechaFin: '2026-08-31' };
    expect(await send({ horasAldia: 6, ...summer })).toMatchObject({ status: 0 });
  });

  it('to a centre counts against what the centre takes and what the student may ask for', async () => {
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

  it('starts with a look whether company and contact are known', async () => {
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
