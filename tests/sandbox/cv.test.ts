import { describe, expect, it } from 'vitest';
import { callList } from '../../src/core/contract/calls/index.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { countryId } from '../../src/sandbox/areas/domains/countries.ts';
import { makeStudy } from '../../src/sandbox/seed/make-offers.ts';
import { cvOf, me, pdf, png, startCvSandbox } from '../support/sandbox/cv-sandbox.ts';

describe('languages', () => {
  it('are listed once each', async () => {
    const sandbox = await startCvSandbox();
    const add = (idioma: number) => sandbox.call('addIdioma', { as: me, body: { idioma, nivel: 3 } });
    const id = (await add(3)).datos?.idNuevaAlta ?? 0;
    await add(4);
    expect(await add(3)).toMatchObject({ status: 8 });
    const edit = (idioma: number, row = id) =>
      sandbox.call('editIdioma', { as: me, body: { id: row, idioma, nivel: 5 } });
    expect(await edit(4)).toMatchObject({ status: 8 });
    expect(await edit(3)).toMatchObject({ status: 0 });
    expect(await edit(9, 999)).toMatchObject({ status: 48 });
    expect((await cvOf(sandbox)).idiomas).toMatchObject([{ id, idioma: 3, nivel: 5 }, { idioma: 4 }]);
    await sandbox.call('delIdioma', { as: me, body: { id } });
    expect((await cvOf(sandbox)).idiomas).toMatchObject([{ idioma: 4 }]);
  });
});

describe('documents', () => {
  it('are stored by kind, the CV document included', async () => {
    const sandbox = await startCvSandbox();
    const add = (destino: 'cv' | 'documentos' | 'documentosPrivados' | 'certificados', text: string) =>
      sandbox.call('addDoc', { as: me, body: { destino, nombre: text, ...pdf(text) } });
    await add('documentos', 'público');
    await add('documentosPrivados', 'privado');
    await add('certificados', 'certificado');
    const first = await add('cv', 'CV antiguo');
    const second = await add('cv', 'CV nuevo');
    const cv = await cvOf(sandbox);
    expect(cv).toMatchObject({
      documentos: [{ nombre: 'público', extension_adjunto: 'pdf' }],
      documentosPrivados: [{ nombre: 'privado' }],
      certificados: [{ nombre: 'certificado' }],
      urlCV: second.datos?.enlace,
    });
    expect((await fetch(first.datos?.enlace ?? '')).status).toBe(404);
    expect(await (await fetch(cv.urlCV ?? '')).text()).toContain('CV nuevo');
    expect(await add('cv', 'CV nuevo')).toMatchObject({ status: 56 });
    await sandbox.call('delDoc', { as: me, body: { id: cv.documentos[0]?.id ?? 0 } });
    expect((await cvOf(sandbox)).documentos).toEqual([]);
  });

  it('for a process are the requested ones', async () => {
    const sandbox = await startCvSandbox();
    const idDocumento = sandbox.db.insert('process_document', { student: sandbox.student, nombre: 'DNI' });
    const foreign = sandbox.db.insert('process_document', { student: sandbox.stranger, nombre: 'NIE' });
    const asked = () => sandbox.call('documentacionDeProcesosSolicitada', { as: me });
    expect(await asked()).toMatchObject({ datos: [{ idDocumento, nombre: 'DNI', entregado: false }] });
    const add = (id: number) =>
      sandbox.call('addDoc', {
        as: me,
        body: {
          destino: 'documentosProcesos',
          nombre: 'DNI',
          idDocumento: id,
          enlace: 'https://ejemplo.example/dni',
        },
      });
    expect(await add(foreign)).toMatchObject({ status: 15 });
    expect(await add(idDocumento)).toMatchObject({ status: 0 });
    expect(await add(idDocumento)).toMatchObject({ status: 56 });
    expect((await cvOf(sandbox)).documentosProcesos).toMatchObject([{ idDocumento, entregado: true }]);
  });

  it.each([
    [46, { ficheroB64ParaAltas: Buffer.from('hola').toString('base64'), extension_adjunto: 'pdf' }],
    [46, { ficheroB64ParaAltas: Buffer.from('MZ').toString('base64'), extension_adjunto: 'exe' }],
    [15, { ficheroB64ParaAltas: '***', extension_adjunto: 'pdf' }],
    [15, { enlace: 'javascript:alert(1)' }],
    [15, {}],
  ])('are refused with %i for %o', async (status, file) => {
    const sandbox = await startCvSandbox();
    const body = { destino: 'documentos', nombre: 'x', ...file } as const;
    expect(await sandbox.call('addDoc', { as: me, body })).toMatchObject({ status });
  });

  it('of someone else cannot be removed', async () => {
    const sandbox = await startCvSandbox();
    const row = { destino: 'cv', nombre: 'CV', fecha: '2026-01-01', enlace: 'https://ejemplo.example/cv' };
    const id = sandbox.db.insert('student_document', { student: sandbox.stranger, ...row });
    expect(await sandbox.call('delDoc', { as: me, body: { id } })).toMatchObject({ status: 0 });
    expect(sandbox.db.value(sql`SELECT id FROM student_document WHERE id = ${id}`)).toBe(id);
  });

  it('as profile picture are a PNG of at most 1000 px', async () => {
    const sandbox = await startCvSandbox();
    const send = (ficheroB64: string, extension = 'png') =>
      sandbox.call('editImagenPerfil', { as: me, body: { extension, ficheroB64 } });
    const { datos } = await send(png(1000, 1000));
    expect((await fetch(datos?.urlImagenPerfil ?? '')).headers.get('content-type')).toBe('image/png');
    expect((await cvOf(sandbox)).urlImagenPerfil).toBe(datos?.urlImagenPerfil);
    expect(await send(png(1001, 10))).toMatchObject({ status: 15 });
    expect(await send(png(10, 10), 'jpg')).toMatchObject({ status: 46 });
    expect(await send(Buffer.from('GIF89a').toString('base64'))).toMatchObject({ status: 46 });
  });
});

it('refuses malformed bodies in every call of students', async () => {
  const sandbox = await startCvSandbox();
  const writing = callList.filter(
    ({ area, method }) => ['cv', 'student'].includes(area) && method === 'POST',
  );
  expect(writing.length).toBeGreaterThan(30);
  for (const { name, path } of writing) {
    expect(await sandbox.send('POST', path, { as: me, body: [] }), name).toMatchObject({
      http: 200,
      status: 15,
    });
  }
});

describe('choices, texts and switches', () => {
  it('are read back as they were sent', async () => {
    const sandbox = await startCvSandbox();
    await sandbox.call('editInteres', { as: me, body: { tags: [3, 1, 3] } });
    await sandbox.call('editSectoresInteres', { as: me, body: { sectoresInteres: [2] } });
    await sandbox.call('editCompetencias', { as: me, body: { competencias: [5] } });
    await sandbox.call('editConocimientosInformaticos', {
      as: me,
      body: {
        programasInformaticos: [
          { programa: 1, nivel: 1 },
          { programa: 1, nivel: 2 },
        ],
      },
    });
    await sandbox.call('editPresentacion', { as: me, body: { texto: 'Hola\n<b>mundo</b>' } });
    await sandbox.call('editEnlacePortfolio', { as: me, body: { enlace: 'https://nora.example' } });
    await sandbox.call('editDatosPreferenciaPracticas', { as: me, body: { idPeriodoPreferencia: 2 } });
    await sandbox.call('editarNivelFormativoSNE', { as: me, body: { id: 8 } });
    const preferences = {
      estanciasExtranjero: [{ pais: countryId('FR'), meses: 6 }],
      enlaceLinkedin: 'https://www.linkedin.com/in/nora',
      coche: true,
      permisosConducir: [1],
      salarioMinimo: 18_000,
    };
    await sandbox.call('editProfesionales', { as: me, body: preferences });
    expect(await cvOf(sandbox)).toMatchObject({
      interes: { tags: [3, 1], programasInformaticos: [{ programa: 1, nivel: 2 }] },
      sectoresInteres: [2],
      competencias: [5],
      presentacion: 'Hola\n<b>mundo</b>',
      enlacePortfolio: 'https://nora.example',
      idPeriodoPreferenciaPracticas: 2,
      idNivelFormativoSNE: 8,
      profesional: { ...preferences, experiencia: [] },
    });
    await sandbox.call('editEnlacePortfolio', { as: me, body: { enlace: '' } });
    await sandbox.call('editPresentacion', { as: me, body: { texto: ' ' } });
    await sandbox.call('editProfesionales', { as: me, body: {} });
    const emptied = await cvOf(sandbox);
    expect(emptied).not.toHaveProperty('enlacePortfolio');
    expect(emptied).not.toHaveProperty('presentacion');
    expect(emptied.profesional).toEqual({ experiencia: [] });
  });

  it('are refused with 15 for an invalid link', async () => {
    const sandbox = await startCvSandbox();
    const portfolio = await sandbox.call('editEnlacePortfolio', { as: me, body: { enlace: 'ftp://nora' } });
    const linkedin = await sandbox.call('editProfesionales', {
      as: me,
      body: { enlaceLinkedin: 'https://nora.example' },
    });
    expect([portfolio.status, linkedin.status]).toEqual([15, 15]);
  });

  it('for the search need studies, the service and, for placements, an enrolment', async () => {
    const sandbox = await startCvSandbox();
    const { db, student } = sandbox;
    db.update('student', { id: student }, { busquedaPracticasActiva: false, busquedaTrabajoActiva: false });
    const placements = (activa = true) =>
      sandbox.call('editDatosBusquedaActivaPracticas', { as: me, body: { activa } });
    const jobs = (activa = true) =>
      sandbox.call('editDatosBusquedaActivaTrabajo', { as: me, body: { activa } });
    expect(await placements()).toMatchObject({ status: 57 });
    expect(await jobs()).toMatchObject({ status: 57 });
    makeStudy(db, student);
    expect([await placements(), await jobs()]).toMatchObject([{ status: 0 }, { status: 0 }]);
    expect(await cvOf(sandbox)).toMatchObject({ busquedaPracticasActiva: true, busquedaTrabajoActiva: true });
    db.update('student', { id: student }, { matriculadoPracticas: false });
    expect(await placements()).toMatchObject({ status: 23 });
    db.update('student', { id: student }, { conPracticas: false });
    expect(await placements()).toMatchObject({ status: 21 });
    expect(await placements(false)).toMatchObject({ status: 0 });
    db.update('student', { id: student }, { conPracticas: true, conEmpleo: false });
    expect(await jobs()).toMatchObject({ status: 20 });
    expect(await jobs(false)).toMatchObject({ status: 0 });
  });
});
