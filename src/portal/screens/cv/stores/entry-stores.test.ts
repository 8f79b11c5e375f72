import { describe, expect, it } from 'vitest';
import { me, pdf } from '../../../../../tests/support/sandbox/cv-sandbox.ts';
import { shownCv, startCvStore } from '../../../../../tests/support/sandbox/cv-store.ts';
import { createExperienceStore } from './experience-store.ts';
import { createLanguagesStore } from './languages-store.ts';
import { createProfileStore } from './profile-store.ts';
import { areLastStudies, createStudiesStore } from './studies-store.ts';

describe('studies', () => {
  it('of this university and of others are added and removed by different calls', async () => {
    const { cv, sent } = await startCvStore();
    const studies = createStudiesStore(cv);
    await studies.add({ deLaUniversidad: true, titulacion: 101, nota: 3.25 });
    await studies.add({ deLaUniversidad: false, titulacionTexto: 'Història', centro: 'UdG' });
    const [own, other] = shownCv(cv).academicos;
    if (!own || !other) throw new Error('There are no studies');
    expect(own).toMatchObject({ deLaUniversidad: true, nota: 3.25 });
    expect(areLastStudies(shownCv(cv), own)).toBe(false);
    expect(await studies.remove(own)).toMatchObject({ ok: true });
    expect(areLastStudies(shownCv(cv), other)).toBe(true);
    expect(await studies.remove(other)).toMatchObject({ ok: false, code: 62 });
    expect(sent.filter((path) => path !== 'dameCvUsuario')).toEqual([
      'addEstudioUniversidad',
      'addEstudio',
      'bajaEstudioUniversidad',
      'delEstudio',
    ]);
  });

  it('are listed as complementary training by their kind', async () => {
    const { cv } = await startCvStore();
    const studies = createStudiesStore(cv);
    await studies.add({ deLaUniversidad: false, titulacionTexto: 'Excel', tipoFormacion: 6 });
    await cv.load();
    expect(shownCv(cv)).toMatchObject({
      academicos: [],
      formacionComplementaria: [{ titulacionTexto: 'Excel' }],
    });
  });

  it('are not overwritten if they were changed in another tab', async () => {
    const { cv, sandbox } = await startCvStore();
    const studies = createStudiesStore(cv);
    await studies.add({ deLaUniversidad: false, titulacionTexto: 'Història' });
    await cv.load();
    const [opened] = shownCv(cv).academicos;
    if (!opened) throw new Error('There are no studies');
    await sandbox.call('editEstudio', { as: me, body: { id: opened.id, titulacionTexto: 'Geografia' } });
    const values = { deLaUniversidad: false, titulacionTexto: 'Història antiga' };
    expect(await studies.edit(opened, values)).toMatchObject({ ok: false, kind: 'changed' });
    const [current] = shownCv(cv).academicos;
    expect(current).toMatchObject({ titulacionTexto: 'Geografia' });
    if (current) expect(await studies.edit(current, values)).toMatchObject({ ok: true });
    expect(shownCv(cv).academicos).toMatchObject([{ titulacionTexto: 'Història antiga' }]);
  });
});

describe('experience', () => {
  it('keeps its document when other values change', async () => {
    const { cv } = await startCvStore();
    const experience = createExperienceStore(cv);
    await experience.add({
      puesto: 'Camarera',
      fechaInicio: '2024-01-01',
      adjunto: { nombre: 'certificado', ...pdf('uno') },
    });
    await cv.load();
    const [opened] = shownCv(cv).profesional.experiencia;
    if (!opened) throw new Error('There is no experience');
    expect(opened.adjunto).toBeTruthy();
    await experience.edit(opened, { puesto: 'Encargada', fechaInicio: '2024-01-01' });
    expect(shownCv(cv).profesional.experiencia).toMatchObject([
      { puesto: 'Encargada', adjunto: opened.adjunto },
    ]);
  });

  it('is refused if it ends before it starts', async () => {
    const { cv } = await startCvStore();
    const wrong = { puesto: 'Camarera', fechaInicio: '2024-05-01', fechaFin: '2024-01-01' };
    expect(await createExperienceStore(cv).add(wrong)).toMatchObject({ ok: false, code: 27 });
    expect(shownCv(cv).profesional.experiencia).toEqual([]);
  });
});

it('languages are added, changed and removed without duplicates', async () => {
  const { cv } = await startCvStore();
  const languages = createLanguagesStore(cv);
  await languages.add({ idioma: 1, nivel: 3 });
  expect(await languages.add({ idioma: 1, nivel: 5 })).toMatchObject({ ok: false, code: 8 });
  const [entry] = shownCv(cv).idiomas;
  if (!entry) throw new Error('There is no language');
  await languages.edit(entry, { idioma: 1, nivel: 6 });
  expect(shownCv(cv).idiomas).toEqual([{ id: entry.id, idioma: 1, nivel: 6 }]);
  await languages.remove(entry);
  expect(shownCv(cv).idiomas).toEqual([]);
});

it('the searches, the period and the work permit are saved separately', async () => {
  const { cv } = await startCvStore();
  const profile = createProfileStore(cv);
  expect(await profile.switchSearch('empleo', true)).toMatchObject({ ok: false, code: 57 });
  await createStudiesStore(cv).add({ deLaUniversidad: false, titulacionTexto: 'Història' });
  await profile.switchSearch('empleo', true);
  await profile.switchSearch('practicas', false);
  await profile.savePeriod(2);
  await profile.saveWorkPermit(true);
  await cv.load();
  expect(shownCv(cv)).toMatchObject({
    busquedaTrabajoActiva: true,
    busquedaPracticasActiva: false,
    idPeriodoPreferenciaPracticas: 2,
    tienePermisoTrabajo: true,
  });
});
