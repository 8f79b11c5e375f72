import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../src/core/contract/entities/candidate.ts';
import type { CandidateDetail } from '../../src/core/contract/entities/candidate-detail.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { makeCandidacy, makeOffer, makeStudy } from '../../src/sandbox/seed/make-offers.ts';
import { type CompanySandbox, startCompanySandbox } from '../support/sandbox/company-sandbox.ts';

const secret = /Zoë|Roca|Puig|zoe@|6000000|linkedin|portfolio|Me gusta|Carta|Diploma|Motivos|cv\.pdf/;
const sensitive = /2001-02-03|Lleida|Carrer del Riu|Timbre/;

/** Creates an applicant with a value in every field that may be withheld, and a document. */
async function applied(
  vistaCandidato: 'completa' | 'esencial' | 'ciega',
  estado: number,
  settings: { menores?: 'posibles' | 'habituales' } = {},
): Promise<CompanySandbox & { id: number; url: string; read(): Promise<[Candidate, CandidateDetail]> }> {
  const sandbox = await startCompanySandbox({ vistaCandidato, ...settings });
  const { db, company, call, as } = sandbox;
  const student = makeStudent(db, {
    nombre: 'Zoë',
    apellido1: 'Roca',
    apellido2: 'Puig',
    email: 'zoe@alumnado.example',
    fechaNacimiento: '2001-02-03',
    creditosSuperados: 130,
    personales: {
      lugarNacimiento: 'Lleida',
      genero: 1,
      nacionalidades: [1],
      tipoVia: 1,
      direccion: 'Carrer del Riu',
      numero: '7',
      observaciones: 'Timbre roto',
      localidad: 'VIC',
      telefonoMovil: '600000001',
      telefonoFijo: '600000002',
    },
    perfil: { presentacion: 'Me gusta aprender', enlacePortfolio: 'https://portfolio.example' },
    preferencias: { enlaceLinkedin: 'https://www.linkedin.com/in/z' },
  });
  makeStudy(db, student);
  const link = { enlace: 'https://archivo.example/cv.pdf', fecha: '2026-01-01', student };
  db.insert('student_document', { ...link, destino: 'cv', nombre: 'CV' });
  db.insert('student_document', { ...link, destino: 'documentos', nombre: 'Carta' });
  db.insert('student_document', { ...link, destino: 'certificados', nombre: 'Diploma' });
  const experience = { student, puesto: 'Monitora', enlace: 'https://archivo.example/cv.pdf' };
  db.insert('experience', { ...experience, datos: { enlace: 'https://portfolio.example' } });
  const { id: offer, urlAcceso } = makeOffer(db, company, {
    requeridas: [101],
    datos: { edadMaxima: 30, nacionalidades: [1], coche: true },
  });
  const id = makeCandidacy(db, offer, student, { estado: 3 });
  if (estado !== 3) {
    db.update('candidacy', { id }, { estado });
    db.insert('candidacy_step', { candidacy: id, estado, fecha: '2026-02-03T09:00:00', quien: 'empresa' });
  }
  const document = { candidacy: id, idDocumento: 3, nombre: 'Motivos' };
  db.insert('candidacy_document', { ...document, enlace: 'https://archivo.example/motivos.pdf' });
  return {
    ...sandbox,
    id,
    url: urlAcceso,
    read: async () => {
      const list = await call('dameDatosProceso', { as, params: { id: urlAcceso } });
      const detail = await call('dameCandidato', { as, params: { id } });
      const [row] = list.datos?.candidatos ?? [];
      if (!row || !detail.datos) throw new Error('The candidate is not there');
      return [row, detail.datos];
    },
  };
}

describe('what a company sees of a candidate', () => {
  it('includes everything in the full view, with the documents of the application in list and detail', async () => {
    const { read } = await applied('completa', 3);
    const [row, detail] = await read();
    expect(row).toMatchObject({ nombre: 'Zoë', apellidos: 'Roca Puig', iniciales: 'Z. R.', oculto: [] });
    for (const { documentos } of [row, detail])
      expect(documentos).toMatchObject([
        { nombre: 'Motivos', idTipo: 3, enlace: 'https://archivo.example/motivos.pdf' },
      ]);
    expect(JSON.stringify(detail)).toMatch(sensitive);
    expect(detail.cv.personales).toMatchObject({ fechaNacimiento: '2001-02-03', genero: 1 });
  });

  it('hides birth, gender, nationality and street until selected in the essential one', async () => {
    const { read, db, id } = await applied('esencial', 6);
    const [row, before] = await read();
    expect(row).toMatchObject({ nombre: 'Zoë', documentos: [{ nombre: 'Motivos' }] });
    expect(JSON.stringify(before)).not.toMatch(sensitive);
    expect(before.cv.personales).toMatchObject({
      nombre: 'Zoë',
      telefonoMovil: '600000001',
      localidad: 'VIC',
    });
    for (const key of ['genero', 'nacionalidades', 'numero', 'tipoVia'])
      expect(before.cv.personales).not.toHaveProperty(key);
    expect(before.oculto).toContainEqual({ campo: 'direccion', hastaEstado: 8 });
    db.insert('candidacy_step', { candidacy: id, estado: 8, fecha: '2026-02-04', quien: 'empresa' });
    db.update('candidacy', { id }, { estado: 9 });
    const [, after] = await read();
    expect(after).toMatchObject({ estado: 9, oculto: [] });
    expect(JSON.stringify(after)).toMatch(sensitive);
  });

  it.each([3, 4, 5, 7, 9, 13, 14, 15, 16])(
    'is initials and studies in the blind one in state %i, in list and detail',
    async (estado) => {
      const { read, url, call, as } = await applied('ciega', estado);
      const [row, detail] = await read();
      for (const it of [row, detail]) {
        expect(JSON.stringify(it)).not.toMatch(secret);
        expect(JSON.stringify(it)).not.toMatch(sensitive);
        expect(it).toMatchObject({ iniciales: 'Z. R.', titulacion: 101 });
        for (const key of ['nombre', 'apellidos', 'documentos']) expect(it).not.toHaveProperty(key);
        expect(it.oculto).toContainEqual({ campo: 'nombre', hastaEstado: 6 });
        expect(it.oculto).toContainEqual({ campo: 'genero', hastaEstado: 8 });
      }
      expect(detail.cv).toMatchObject({
        academicos: [{ titulacion: 101 }],
        documentos: [],
        certificados: [],
      });
      expect(JSON.stringify(await call('dameProcesosEmpleoYpracticas', { as }))).not.toMatch(secret);
      expect(url).not.toMatch(secret);
    },
  );

  it('includes the name in the blind one from the interview on, also after its end', async () => {
    const { read, db, id } = await applied('ciega', 6);
    const [, invited] = await read();
    expect(invited).toMatchObject({ nombre: 'Zoë', documentos: [{ nombre: 'Motivos' }] });
    expect(JSON.stringify(invited)).not.toMatch(sensitive);
    db.update('candidacy', { id }, { estado: 9 });
    const [row] = await read();
    expect(row).toMatchObject({ estado: 9, nombre: 'Zoë', apellidos: 'Roca Puig' });
  });

  it.each(['completa', 'esencial', 'ciega'] as const)(
    'is nobody’s photo, contact, files, birth or address in offers open to minors until the selection, in %s',
    async (view) => {
      const { read, db, id } = await applied(view, 6, { menores: 'habituales' });
      const contact =
        /2001-02-03|Carrer del Riu|zoe@|6000000|linkedin|portfolio|Carta|Diploma|Motivos|cv\.pdf/;
      for (const it of await read()) {
        expect(JSON.stringify(it)).not.toMatch(contact);
        expect(it).toMatchObject({ nombre: 'Zoë' });
        expect(it).not.toHaveProperty('menor');
        for (const campo of ['urlImagenPerfil', 'email', 'telefonoMovil', 'fechaNacimiento', 'direccion'])
          expect(it.oculto).toContainEqual({ campo, hastaEstado: 8 });
      }
      db.update('candidacy', { id }, { estado: 8 });
      for (const it of await read()) expect(it).toMatchObject({ oculto: [], menor: false });
    },
  );

  it('tells of a minor with the date of birth, from the day that the sandbox has', async () => {
    const { read, db, id } = await applied('esencial', 3, { menores: 'posibles' });
    const born = (fechaNacimiento: string) =>
      db.run(sql`UPDATE student SET fechaNacimiento = ${fechaNacimiento}`);
    born('2008-02-11');
    // The offer is not open to minors, and protects one all the same.
    const [before] = await read();
    expect(before).not.toHaveProperty('menor');
    expect(before.oculto).toContainEqual({ campo: 'email', hastaEstado: 8 });
    db.update('candidacy', { id }, { estado: 8 });
    expect((await read())[0]).toMatchObject({ menor: true });
    born('2008-02-10');
    expect((await read())[0]).toMatchObject({ menor: false });
  });

  it('does not reveal hidden data by the conditions met', async () => {
    const asked = async (view: 'completa' | 'esencial'): Promise<string[] | undefined> => {
      const [, { requisitos }] = await (await applied(view, 3)).read();
      return requisitos?.lista?.map(({ texto }) => texto);
    };
    const own = ['Tener una de las titulaciones de la oferta.', 'Tener coche propio.'];
    expect(await asked('esencial')).toEqual(own);
    expect(await asked('completa')).toEqual([
      ...own,
      'No superar la edad máxima.',
      'Tener una de las nacionalidades que se piden.',
    ]);
  });
});

describe('a candidate in the list', () => {
  it('has the conditions met, the possible moves, the year and the last step', async () => {
    const [row, detail] = await (await applied('completa', 4)).read();
    expect(row).toMatchObject({
      estadosPosibles: [5, 6, 7, 8, 9],
      curso: 3,
      requisitos: { cumple: 3, total: 4 },
      ultimoPaso: { estado: 4, quien: 'empresa', fecha: '2026-02-03T09:00:00' },
    });
    expect(row).not.toHaveProperty('requisitos.lista');
    expect(detail.historial?.map(({ estado }) => estado)).toEqual([3, 4]);
    expect(row.historial).toEqual(detail.historial);
  });

  it('has the deadline of a pre-enrolment', async () => {
    const { call, as, id, read } = await applied('completa', 3);
    await call('cambiaEstadoCandidatura', { as, body: { idCandidatura: id, idEstado: 16 } });
    const [row, detail] = await read();
    expect([row.fechaLimite, detail.fechaLimite]).toEqual(['2026-02-17', '2026-02-17']);
    expect(row.ultimoPaso).toMatchObject({ estado: 16, quien: 'empresa' });
  });

  it('hides the history before the company received it', async () => {
    const { db, id, read } = await applied('completa', 4);
    const early = { candidacy: id, estado: 2, fecha: '2026-01-20', quien: 'universidad' };
    db.run(sql`UPDATE candidacy_step SET id = id + 10`);
    db.insert('candidacy_step', { id: 1, ...early });
    for (const { historial } of await read()) expect(historial?.map(({ estado }) => estado)).toEqual([3, 4]);
  });

  it('can be marked as unread again, by that company only', async () => {
    const { call, as, other, id, read } = await applied('completa', 3);
    await read();
    const unread = async () =>
      (await call('dameProcesosEmpleoYpracticas', { as })).datos?.[0]?.numCandidatosSinLeer;
    expect(await unread()).toBe(0);
    const body = { idCandidatura: id };
    expect(await call('marcarCandidaturaNoLeida', { as: other.as, body })).toMatchObject({ status: 31 });
    expect(await unread()).toBe(0);
    expect(await call('marcarCandidaturaNoLeida', { as, body })).toMatchObject({ status: 0 });
    expect(await unread()).toBe(1);
  });

  it('has a note of the company, which only that company writes', async () => {
    const { call, as, other, id, read } = await applied('completa', 3);
    const notes = async () => (await read()).map(({ anotacion }) => anotacion);
    const none = { texto: '', estrellas: 0 };
    expect(await notes()).toEqual([none, none]);
    const body = { idCandidatura: id, texto: 'Buena entrevista', estrellas: 4 };
    expect(await call('anotaCandidatura', { as: other.as, body })).toMatchObject({ status: 31 });
    expect(await call('anotaCandidatura', { as, body })).toMatchObject({ status: 0 });
    const kept = { texto: 'Buena entrevista', estrellas: 4 };
    expect(await notes()).toEqual([kept, kept]);
    expect(await call('anotaCandidatura', { as, body: { ...body, estrellas: 6 } })).toMatchObject({
      status: 15,
    });
  });
});
