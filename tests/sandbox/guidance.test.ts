import { describe, expect, it } from 'vitest';
import { makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { startSandbox } from '../support/sandbox/sandbox.ts';

const student = { usuario: 'nora@alumnado.example' };

describe('orientation guides', () => {
  it('are ordered, and their files open', async () => {
    const sandbox = await startSandbox({ content: 'empty' });
    const { db } = sandbox;
    makeStudent(db, { email: student.usuario });
    const file = db.insert('file', {
      nombre: 'Guía',
      extension: 'pdf',
      sha256: '0',
      content: Buffer.from('%PDF-1.4'),
    });
    db.insert('guide', {
      orden: 2,
      titulo: 'Entrevista',
      enlace: 'https://uni.example/guia',
      descripcion: 'Consejos',
    });
    db.insert('guide', { orden: 1, titulo: 'Currículum', file, imagen: file });
    const { datos } = await sandbox.call('dameGuiaOrientacion', { as: student });
    expect(datos?.map(({ titulo }) => titulo)).toEqual(['Currículum', 'Entrevista']);
    expect(datos?.[1]).toMatchObject({ urlFichero: 'https://uni.example/guia', descripcion: 'Consejos' });
    expect(datos?.[1]).not.toHaveProperty('urlImagen');
    for (const url of [datos?.[0]?.urlFichero, datos?.[0]?.urlImagen]) {
      expect(await (await fetch(url ?? '')).text()).toBe('%PDF-1.4');
    }
  });
});

describe('the degrees that a student is studying', () => {
  it('are the unfinished ones of the CV, each once', async () => {
    const sandbox = await startSandbox({ content: 'empty' });
    const id = makeStudent(sandbox.db, { email: student.usuario });
    expect(await sandbox.call('dameTitulacionesActuales', { as: student })).toMatchObject({ status: 26 });
    const study = (values: Record<string, string | number | boolean>) =>
      sandbox.db.insert('study', { student: id, ...values });
    study({ titulacion: 113, complementaria: true, actual: true });
    expect(await sandbox.call('dameTitulacionesActuales', { as: student })).toMatchObject({ status: 26 });
    study({ titulacion: 104, actual: false });
    expect(await sandbox.call('dameTitulacionesActuales', { as: student })).toMatchObject({
      status: 0,
      datos: [],
    });
    study({ titulacion: 202, actual: true });
    study({ titulacion: 202, actual: true });
    study({ actual: true });
    expect(await sandbox.call('dameTitulacionesActuales', { as: student, language: 'en' })).toMatchObject({
      http: 200,
      status: 0,
      datos: [
        {
          idTitulacion: 202,
          descripcion: 'Master of Business Administration (MBA)',
          idAmbito: 1,
          idNivel: 2,
        },
      ],
    });
  });
});
