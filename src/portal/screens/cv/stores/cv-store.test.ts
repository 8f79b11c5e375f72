import { describe, expect, it } from 'vitest';
import { me } from '../../../../../tests/support/sandbox/cv-sandbox.ts';
import { shownCv, startCvStore } from '../../../../../tests/support/sandbox/cv-store.ts';
import { isSame } from '#core/shared/is-same.ts';
import { createLanguagesStore } from './languages-store.ts';
import { createPersonalStore } from './personal-store.ts';
import { createProfileStore, preferencesOf } from './profile-store.ts';

describe('the CV', () => {
  it('is loaded', async () => {
    const { cv } = await startCvStore();
    expect(shownCv(cv).personales.email).toBe(me.usuario);
  });

  it('stays ready when a reload fails', async () => {
    const { cv, interfere } = await startCvStore();
    interfere(() => new Response('<html>', { status: 200 }));
    await cv.load();
    // The loaded CV stays.
    expect(cv.$cv.get().state).toBe('ready');
  });

  it('is changed by one call at a time, each based on the result of the previous one', async () => {
    const { cv, sent } = await startCvStore();
    const languages = createLanguagesStore(cv);
    const profile = createProfileStore(cv);
    const results = await Promise.all([
      languages.add({ idioma: 1, nivel: 3 }),
      profile.savePresentation(undefined, 'Hola'),
      languages.add({ idioma: 2, nivel: 4 }),
    ]);
    expect(results.every(({ ok }) => ok)).toBe(true);
    const writes = sent.filter((path) => path !== 'dameCvUsuario');
    expect(writes).toEqual(['addIdioma', 'editPresentacion', 'addIdioma']);
    expect(shownCv(cv).idiomas).toHaveLength(2);
    expect(shownCv(cv).presentacion).toBe('Hola');
  });

  it('is not overwritten if the same part was changed elsewhere', async () => {
    const { cv, sandbox, sent } = await startCvStore();
    const profile = createProfileStore(cv);
    await sandbox.call('editPresentacion', { as: me, body: { texto: 'De otra pestaña' } });
    expect(await profile.savePresentation(undefined, 'Mía')).toMatchObject({ ok: false, kind: 'changed' });
    expect(sent).not.toContain('editPresentacion');
    // The other value is shown, and can be replaced once it has been seen.
    expect(shownCv(cv).presentacion).toBe('De otra pestaña');
    expect(await profile.savePresentation('De otra pestaña', 'Mía')).toMatchObject({ ok: true });
    expect(shownCv(cv).presentacion).toBe('Mía');
  });

  it('counts as changed if an earlier attempt succeeded and only its answer was lost', async () => {
    const { cv, sandbox, sent } = await startCvStore();
    const profile = createProfileStore(cv);
    await sandbox.call('editPresentacion', { as: me, body: { texto: 'Mía' } });
    expect(await profile.savePresentation(undefined, 'Mía')).toMatchObject({ ok: true });
    expect(sent).not.toContain('editPresentacion');
  });

  it('reports a conflict if the edited entry was removed', async () => {
    const { cv, sandbox } = await startCvStore();
    const languages = createLanguagesStore(cv);
    await languages.add({ idioma: 1, nivel: 3 });
    const [opened] = shownCv(cv).idiomas;
    if (!opened) throw new Error('There is no language');
    await sandbox.call('delIdioma', { as: me, body: { id: opened.id } });
    const edited = await languages.edit(opened, { idioma: 1, nivel: 4 });
    expect(edited).toMatchObject({ ok: false, kind: 'changed' });
    expect(shownCv(cv).idiomas).toEqual([]);
  });

  it('keeps concurrent changes of other parts', async () => {
    const { cv, sandbox } = await startCvStore();
    const personal = createPersonalStore(cv);
    const opened = shownCv(cv).personales;
    await sandbox.call('addIdioma', { as: me, body: { idioma: 5, nivel: 2 } });
    const { ok } = await personal.save(opened, {
      telefonoMovil: '600 111 222',
      direccion: 'Calle Mayor',
      cp: '25001',
      pais: 1,
      provincia: 25,
      localidad: 'LLEIDA',
    });
    expect(ok).toBe(true);
    expect(shownCv(cv)).toMatchObject({
      personales: { telefonoMovil: '600 111 222', localidad: 'LLEIDA' },
      idiomas: [{ idioma: 5, nivel: 2 }],
    });
  });

  it('sends preferences that the form does not show unchanged', async () => {
    const { cv, sandbox } = await startCvStore();
    const profile = createProfileStore(cv);
    const stays = [{ pais: 250, meses: 6 }];
    await sandbox.call('editProfesionales', { as: me, body: { estanciasExtranjero: stays, coche: true } });
    await cv.load();
    await profile.savePreferences(preferencesOf(shownCv(cv)), { coche: false, aniosExperiencia: 2 });
    const { datos } = await sandbox.call('dameCvUsuario', { as: me });
    expect(datos?.profesional).toMatchObject({
      estanciasExtranjero: stays,
      coche: false,
      aniosExperiencia: 2,
    });
  });

  it('stays unchanged when saving fails, and can be changed afterwards', async () => {
    const { cv, interfere } = await startCvStore();
    const languages = createLanguagesStore(cv);
    interfere((path) => (path === 'addIdioma' ? new Response('{"status":0', { status: 200 }) : undefined));
    expect(await languages.add({ idioma: 1, nivel: 3 })).toMatchObject({ ok: false, code: 500 });
    expect(shownCv(cv).idiomas).toEqual([]);
    interfere(undefined);
    expect(await languages.add({ idioma: 1, nivel: 4 })).toMatchObject({ ok: true });
    expect(shownCv(cv).idiomas).toHaveLength(1);
  });

  it('is reloaded after a lost answer, since the change may have been made', async () => {
    const { cv, sandbox, interfere } = await startCvStore();
    const before = shownCv(cv);
    const read = new Promise<void>((done) => {
      cv.$cv.listen((state) => {
        if (state.state === 'ready' && state.datos !== before) done();
      });
    });
    await sandbox.call('addIdioma', { as: me, body: { idioma: 1, nivel: 3 } });
    interfere((path) => (path === 'addIdioma' ? new Response('', { status: 502 }) : undefined));
    expect(await createLanguagesStore(cv).add({ idioma: 1, nivel: 3 })).toMatchObject({ code: 500 });
    await read;
    expect(shownCv(cv).idiomas).toHaveLength(1);
  });
});

it('two parts are the same in any order of their keys', () => {
  expect(isSame({ a: 1, b: { c: [1, 2], d: 2 } }, { b: { d: 2, c: [1, 2] }, a: 1 })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSame(undefined, undefined)).toBe(true);
});
