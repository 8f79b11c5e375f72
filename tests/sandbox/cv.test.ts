import { describe, expect, it } from 'vitest';
import { callList } from '../../src/api/calls/index.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { countryId } from '../../src/sandbox/domains/countries.ts';
import { dniOf, makeStudent } from '../../src/sandbox/seed/make.ts';
import { makeStudy } from '../../src/sandbox/seed/make-offers.ts';
import { startSandbox, type TestSandbox } from '../support/sandbox.ts';

const me = { usuario: 'nora@alumnado.example' };
const other = { usuario: 'otro@alumnado.example' };

const pdf = (text: string): { ficheroB64ParaAltas: string; extension_adjunto: string } => ({
  ficheroB64ParaAltas: Buffer.from(`%PDF-1.7\n${text}`).toString('base64'),
  extension_adjunto: 'pdf',
});

/** A PNG of a size; only what its head says. */
function png(width: number, height: number): string {
  const content = Buffer.alloc(40);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(content);
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content.toString('base64');
}

interface Scene extends TestSandbox {
  student: number;
  stranger: number;
}

type Settings = NonNullable<Parameters<typeof startSandbox>[0]>['settings'];

async function scene(settings: Settings = {}): Promise<Scene> {
  const sandbox = await startSandbox({ content: 'empty', settings: { ...settings } });
  const student = makeStudent(sandbox.db, { email: me.usuario });
  const stranger = makeStudent(sandbox.db, {
    email: other.usuario,
    emailEstudiante: 'otro@universidad.example',
  });
  return { ...sandbox, student, stranger };
}

const cvOf = async (sandbox: TestSandbox) => {
  const { datos } = await sandbox.call('dameCvUsuario', { as: me });
  if (!datos) throw new Error('There is no CV');
  return datos;
};

const personal = {
  nombre: 'Nora',
  apellido1: 'Prat',
  email: me.usuario,
  tipoDocumento: 1,
  numeroDocumento: dniOf(99_600_001),
  telefonoMovil: '600 000 001',
  direccion: "Carrer de l'Àngel",
  numero: '3',
  cp: '07001',
  pais: 1,
  provincia: 7,
  localidad: 'Palma',
  nacionalidades: [1],
  iban: 'ES91 2100 0418 4502 0005 1332',
  discapacidad: true,
};

describe('personal data', () => {
  it('are stored and read back, numbers without blanks', async () => {
    const sandbox = await scene();
    expect(await sandbox.call('editDatosPersonales', { as: me, body: personal })).toMatchObject({
      status: 0,
    });
    const { personales } = await cvOf(sandbox);
    expect(personales).toMatchObject({ ...personal, iban: 'ES9121000418450200051332' });
    await sandbox.call('editDatosPersonales', { as: me, body: { ...personal, numero: undefined } });
    expect((await cvOf(sandbox)).personales).not.toHaveProperty('numero');
    expect(sandbox.faults).toEqual([]);
  });

  it('have no disability where the brand removes the field, and keep what was stored', async () => {
    const sandbox = await scene({ quitarCampoDiscapacidad: true });
    await sandbox.call('editDatosPersonales', { as: me, body: personal });
    expect((await cvOf(sandbox)).personales).not.toHaveProperty('discapacidad');
    const stored = sandbox.db.value<string>(
      sql`SELECT personales ->> 'discapacidad' FROM student WHERE id = ${sandbox.student}`,
    );
    expect(stored).toBeUndefined();
  });

  it('keep a field that the form of the brand does not let anyone change', async () => {
    const sandbox = await scene({ campos: { personales: { nombre: { editable: false } } } });
    await sandbox.call('editDatosPersonales', { as: me, body: { ...personal, nombre: 'Otra' } });
    expect((await cvOf(sandbox)).personales.nombre).toBe('Nora');
  });

  it.each([
    [15, { localidad: ' ' }],
    [15, { nombre: ' ' }],
    [16, { email: other.usuario }],
    [60, { email: 'otro@universidad.example' }],
    [60, { emailEstudiante: 'otro@universidad.example' }],
    [66, { numeroDocumento: '12345678A' }],
    [69, { email: 'sin-arroba' }],
    [70, { telefonoMovil: '123' }],
    [73, { iban: 'ES0021000418450200051332' }],
  ])('are refused with %i for %o', async (status, wrong) => {
    const sandbox = await scene();
    const answer = await sandbox.call('editDatosPersonales', { as: me, body: { ...personal, ...wrong } });
    expect(answer).toMatchObject({ http: 200, status });
    expect((await cvOf(sandbox)).personales).not.toHaveProperty('telefonoMovil');
  });

  it('are refused with 94 for the document of someone else', async () => {
    const sandbox = await scene();
    const numeroDocumento = sandbox.db.value<string>(
      sql`SELECT numeroDocumento FROM student WHERE id = ${sandbox.stranger}`,
    );
    const body = { ...personal, numeroDocumento };
    expect(await sandbox.call('editDatosPersonales', { as: me, body })).toMatchObject({ status: 94 });
  });

  it('let the user name follow the email address', async () => {
    const sandbox = await scene();
    const email = 'nora.nueva@alumnado.example';
    const body = { email, comunicacionesEnEmailEstudiante: true };
    expect(await sandbox.call('editDatosEmail', { as: me, body })).toMatchObject({ status: 0 });
    expect(await sandbox.tokenOf({ usuario: email })).toBeTruthy();
    expect((await cvOf(sandbox)).personales).toMatchObject(body);
    for (const [status, wrong] of [
      [16, other.usuario],
      [60, 'otro@universidad.example'],
      [69, 'mal'],
    ] as const) {
      expect(await sandbox.call('editDatosEmail', { as: me, body: { email: wrong } })).toMatchObject({
        status,
      });
    }
  });

  it('ask for a work permit by nationality, and remember it', async () => {
    const sandbox = await scene();
    const edit = (nacionalidades: number[]) =>
      sandbox.call('editDatosPersonales', { as: me, body: { ...personal, nacionalidades } });
    await edit([countryId('AR')]);
    expect(await cvOf(sandbox)).toMatchObject({ necesitaPermisoTrabajo: true });
    await sandbox.call('editPermisoTrabajo', { as: me, body: { permiso: 1 } });
    expect(await cvOf(sandbox)).toMatchObject({ tienePermisoTrabajo: true });
    await edit([countryId('AR'), countryId('IT')]);
    expect(await cvOf(sandbox)).toMatchObject({ necesitaPermisoTrabajo: false });
  });
});

describe('studies', () => {
  it('are added, changed and removed, but not all of them', async () => {
    const sandbox = await scene();
    const first = await sandbox.call('addEstudioUniversidad', {
      as: me,
      body: { titulacion: 101, nota: 3.25 },
    });
    const id = first.datos?.idNuevaAlta ?? 0;
    expect((await cvOf(sandbox)).academicos).toMatchObject([
      { id, deLaUniversidad: true, titulacion: 101, nivel: 1, tipoFormacion: 1, nota: 3.25 },
    ]);
    const elsewhere = { titulacionTexto: 'Llicenciatura en Història', centro: 'Universitat de Girona' };
    const second = await sandbox.call('addEstudio', { as: me, body: elsewhere });
    const training = await sandbox.call('addEstudio', {
      as: me,
      body: { titulacionTexto: 'Excel', tipoFormacion: 6 },
    });
    const cv = await cvOf(sandbox);
    expect(cv.academicos).toHaveLength(2);
    expect(cv.formacionComplementaria).toMatchObject([{ titulacionTexto: 'Excel', deLaUniversidad: false }]);

    const other = { id: second.datos?.idNuevaAlta ?? 0, ...elsewhere, nota: 2.5 };
    expect(await sandbox.call('editEstudio', { as: me, body: other })).toMatchObject({ status: 0 });
    expect((await cvOf(sandbox)).academicos[1]).toMatchObject({ nota: 2.5 });

    expect(await sandbox.call('bajaEstudioUniversidad', { as: me, body: { id } })).toMatchObject({
      status: 0,
    });
    expect(await sandbox.call('delEstudio', { as: me, body: { id: other.id } })).toMatchObject({
      status: 62,
    });
    const extra = { id: training.datos?.idNuevaAlta ?? 0 };
    expect(await sandbox.call('delEstudio', { as: me, body: extra })).toMatchObject({ status: 0 });
    expect(await cvOf(sandbox)).toMatchObject({
      academicos: [{ id: other.id }],
      formacionComplementaria: [],
    });
  });

  it('of the university stay when they are the last ones', async () => {
    const sandbox = await scene();
    const id = makeStudy(sandbox.db, sandbox.student);
    expect(await sandbox.call('bajaEstudioUniversidad', { as: me, body: { id } })).toMatchObject({
      status: 62,
    });
  });

  it('are refused when they stand there, have no name, a wrong grade or belong to someone else', async () => {
    const sandbox = await scene();
    const foreign = makeStudy(sandbox.db, sandbox.stranger);
    const own = makeStudy(sandbox.db, sandbox.student);
    makeStudy(sandbox.db, sandbox.student, { titulacion: 102 });
    const add = (body: object) => sandbox.call('addEstudio', { as: me, body });
    const addOwn = (body: object) => sandbox.call('addEstudioUniversidad', { as: me, body });
    expect(await addOwn({ titulacion: 101 })).toMatchObject({ status: 8 });
    expect(await addOwn({ titulacion: 999_999 })).toMatchObject({ status: 41 });
    expect(await add({ titulacionTexto: 'BUP' })).toMatchObject({ status: 0 });
    expect(await add({ titulacionTexto: ' bup ' })).toMatchObject({ status: 8 });
    for (const wrong of [{}, { titulacionTexto: 'X', nota: 4.5 }, { titulacionTexto: 'X', nota: 3.333 }]) {
      expect(await add(wrong)).toMatchObject({ status: 15 });
    }
    const edit = (body: { id: number; titulacion: number }) => sandbox.call('editEstudio', { as: me, body });
    expect(await edit({ id: own, titulacion: 102 })).toMatchObject({ status: 8 });
    expect(await edit({ id: foreign, titulacion: 103 })).toMatchObject({ status: 41 });
    for (const id of [foreign, 999]) {
      expect(await sandbox.call('delEstudio', { as: me, body: { id } })).toMatchObject({ status: 41 });
      expect(await sandbox.call('bajaEstudioUniversidad', { as: me, body: { id } })).toMatchObject({
        status: 41,
      });
    }
    expect(sandbox.db.value(sql`SELECT count(*) FROM study WHERE student = ${sandbox.stranger}`)).toBe(1);
  });

  it('take the grades of the brand', async () => {
    const sandbox = await scene({ rangoNota: { min: 5, max: 10 } });
    const add = (nota: number) =>
      sandbox.call('addEstudio', { as: me, body: { titulacionTexto: `A${nota}`, nota } });
    expect(await add(9.75)).toMatchObject({ status: 0 });
    expect(await add(4)).toMatchObject({ status: 15 });
  });
});

describe('experience', () => {
  it('is added with a document that its owner can open, changed and removed', async () => {
    const sandbox = await scene();
    const body = {
      puesto: 'Camarera',
      empresa: 'Bar «Ca n’Ona»',
      fechaInicio: '2024-06-01',
      fechaFin: '2024-09-01',
    };
    const added = await sandbox.call('addExperiencia', {
      as: me,
      body: { ...body, adjunto: { nombre: 'Certificado', ...pdf('uno') } },
    });
    const { idNuevaAlta: id = 0, enlace = '' } = added.datos ?? {};
    expect(await (await fetch(enlace)).text()).toContain('%PDF-1.7\nuno');
    const edit = { id, ...body, puesto: 'Encargada' };
    const backwards = { ...edit, fechaFin: '2023-01-01' };
    expect(await sandbox.call('editExperiencia', { as: me, body: backwards })).toMatchObject({ status: 27 });
    expect(await sandbox.call('editExperiencia', { as: me, body: edit })).toMatchObject({
      datos: { enlace },
    });
    await sandbox.call('editExperiencia', {
      as: me,
      body: { ...edit, adjunto: { nombre: 'Certificado', enlace: 'https://ejemplo.example/c.pdf' } },
    });
    expect((await cvOf(sandbox)).profesional.experiencia).toEqual([
      { id, ...body, puesto: 'Encargada', adjunto: 'https://ejemplo.example/c.pdf' },
    ]);
    expect((await fetch(enlace)).status).toBe(404);
    await sandbox.call('delExperiencia', { as: me, body: { id } });
    expect((await cvOf(sandbox)).profesional.experiencia).toEqual([]);
  });

  it.each([
    [15, { puesto: '' }],
    [15, { puesto: 'X', enlace: 'nada' }],
    [27, { puesto: 'X', fechaInicio: '2024-09-01', fechaFin: '2024-06-01' }],
    [46, { puesto: 'X', adjunto: { nombre: 'a', ficheroB64ParaAltas: 'QQ==', extension_adjunto: 'exe' } }],
  ])('is refused with %i for %o', async (status, body) => {
    const sandbox = await scene();
    expect(await sandbox.call('addExperiencia', { as: me, body })).toMatchObject({ status });
    expect(await sandbox.call('editExperiencia', { as: me, body: { id: 1, ...body } })).toMatchObject({
      status: status === 27 || 'enlace' in body ? 1 : status,
    });
  });

  it('of someone else cannot be changed or removed', async () => {
    const sandbox = await scene();
    const id = sandbox.db.insert('experience', { student: sandbox.stranger, puesto: 'Suyo' });
    expect(await sandbox.call('editExperiencia', { as: me, body: { id, puesto: 'Mío' } })).toMatchObject({
      status: 1,
    });
    await sandbox.call('delExperiencia', { as: me, body: { id } });
    expect(sandbox.db.value(sql`SELECT puesto FROM experience WHERE id = ${id}`)).toBe('Suyo');
  });
});

describe('languages', () => {
  it('stand there once each', async () => {
    const sandbox = await scene();
    const add = (idioma: number) => sandbox.call('addIdioma', { as: me, body: { idioma, nivel: 3 } });
    const id = (await add(3)).datos?.idNuevaAlta ?? 0;
    await add(4);
    expect(await add(3)).toMatchObject({ status: 8 });
    const edit = (idioma: number, row = id) =>
      sandbox.call('editIdioma', { as: me, body: { id: row, idioma, nivel: 5 } });
    expect(await edit(4)).toMatchObject({ status: 8 });
    expect(await edit(3)).toMatchObject({ status: 0 });
    expect(await edit(9, 999)).toMatchObject({ status: 1 });
    expect((await cvOf(sandbox)).idiomas).toMatchObject([{ id, idioma: 3, nivel: 5 }, { idioma: 4 }]);
    await sandbox.call('delIdioma', { as: me, body: { id } });
    expect((await cvOf(sandbox)).idiomas).toMatchObject([{ idioma: 4 }]);
  });
});

describe('documents', () => {
  it('go where they belong; the own CV is one', async () => {
    const sandbox = await scene();
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

  it('for a process are those that were asked for', async () => {
    const sandbox = await scene();
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
    const sandbox = await scene();
    const body = { destino: 'documentos', nombre: 'x', ...file } as const;
    expect(await sandbox.call('addDoc', { as: me, body })).toMatchObject({ status });
  });

  it('of someone else cannot be removed', async () => {
    const sandbox = await scene();
    const row = { destino: 'cv', nombre: 'CV', fecha: '2026-01-01', enlace: 'https://ejemplo.example/cv' };
    const id = sandbox.db.insert('student_document', { student: sandbox.stranger, ...row });
    expect(await sandbox.call('delDoc', { as: me, body: { id } })).toMatchObject({ status: 0 });
    expect(sandbox.db.value(sql`SELECT id FROM student_document WHERE id = ${id}`)).toBe(id);
  });

  it('as profile picture are a PNG of at most 1000 px', async () => {
    const sandbox = await scene();
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

it('takes no body of another shape in any call of students', async () => {
  const sandbox = await scene();
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
    const sandbox = await scene();
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

  it('are refused with 15 when a link is none', async () => {
    const sandbox = await scene();
    const portfolio = await sandbox.call('editEnlacePortfolio', { as: me, body: { enlace: 'ftp://nora' } });
    const linkedin = await sandbox.call('editProfesionales', {
      as: me,
      body: { enlaceLinkedin: 'https://nora.example' },
    });
    expect([portfolio.status, linkedin.status]).toEqual([15, 15]);
  });

  it('of the search need studies, the service and, for placements, an enrolment', async () => {
    const sandbox = await scene();
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
