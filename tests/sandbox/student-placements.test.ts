import { describe, expect, it } from 'vitest';
import { makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { makeCandidacy, makeOffer, makePlacement } from '../../src/sandbox/seed/make-offers.ts';
import { me, startStudentSandbox } from '../support/sandbox/student-sandbox.ts';

const pdf = (text: string) => ({
  nombre: text,
  ficheroB64ParaAltas: Buffer.from(`%PDF-1.7\n${text}`).toString('base64'),
  extension_adjunto: 'pdf',
});

describe('my placements', () => {
  it('come with their documents, and with any weekly sheets', async () => {
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

  it('accept files until their end, each once, and only from their student', async () => {
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

describe('a weekly sheet', () => {
  it('is accepted once, and again only after a rejection', async () => {
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

describe('missing data', () => {
  it('follows the settings of the brand, with iban the account and the social security number', async () => {
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
