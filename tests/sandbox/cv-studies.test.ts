import { describe, expect, it } from 'vitest';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makeStudy } from '../../src/sandbox/seed/make-offers.ts';
import { cvOf, me, pdf, startCvSandbox } from '../support/sandbox/cv-sandbox.ts';

describe('studies', () => {
  it('are added, changed and removed, but not all of them', async () => {
    const sandbox = await startCvSandbox();
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
    const sandbox = await startCvSandbox();
    const id = makeStudy(sandbox.db, sandbox.student);
    expect(await sandbox.call('bajaEstudioUniversidad', { as: me, body: { id } })).toMatchObject({
      status: 62,
    });
  });

  it('are refused if they exist, have no name, an invalid grade or duration, or another owner', async () => {
    const sandbox = await startCvSandbox();
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
    for (const duracion of ['-3', 'mucho', '1998']) {
      const refused = { status: 15, datos: { campos: ['duracion'] } };
      expect(await add({ titulacionTexto: 'X', duracion })).toMatchObject(refused);
    }
    expect(await add({ titulacionTexto: 'Esgrima', duracion: '20 h' })).toMatchObject({ status: 0 });
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
    const sandbox = await startCvSandbox({ rangoNota: { min: 5, max: 10 } });
    const add = (nota: number) =>
      sandbox.call('addEstudio', { as: me, body: { titulacionTexto: `A${nota}`, nota } });
    expect(await add(9.75)).toMatchObject({ status: 0 });
    expect(await add(4)).toMatchObject({ status: 15 });
  });
});

describe('experience', () => {
  it('is added with a document that its owner can open, changed and removed', async () => {
    const sandbox = await startCvSandbox();
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
    const sandbox = await startCvSandbox();
    expect(await sandbox.call('addExperiencia', { as: me, body })).toMatchObject({ status });
    expect(await sandbox.call('editExperiencia', { as: me, body: { id: 1, ...body } })).toMatchObject({
      status: status === 27 || 'enlace' in body ? 48 : status,
    });
  });

  it('of someone else cannot be changed or removed', async () => {
    const sandbox = await startCvSandbox();
    const id = sandbox.db.insert('experience', { student: sandbox.stranger, puesto: 'Suyo' });
    expect(await sandbox.call('editExperiencia', { as: me, body: { id, puesto: 'Mío' } })).toMatchObject({
      status: 48,
    });
    await sandbox.call('delExperiencia', { as: me, body: { id } });
    expect(sandbox.db.value(sql`SELECT puesto FROM experience WHERE id = ${id}`)).toBe('Suyo');
  });
});
