import { expect, it } from 'vitest';
import { cvOf, me } from '../../../../../tests/support/sandbox/cv-sandbox.ts';
import { shownCv, startCvStore } from '../../../../../tests/support/sandbox/cv-store.ts';
import type { CvStore } from './cv-store.ts';
import { createProfileStore, preferencesOf } from './profile-store.ts';
import { createStaysStore, type Stay, staysOf } from './stays-store.ts';

const stayAt = (cv: CvStore, index: number): Stay => {
  const stay = staysOf(shownCv(cv))[index];
  if (!stay) throw new Error(`There is no stay ${index}`);
  return stay;
};

it('stays are added, changed and removed individually', async () => {
  const { cv, sandbox } = await startCvStore();
  const stays = createStaysStore(cv);
  await stays.add({ pais: 276, motivo: 1, meses: 6 });
  await stays.add({ pais: 250 });
  await stays.add({ pais: 250 });
  const ids = staysOf(shownCv(cv)).map(({ id }) => id);
  expect(new Set(ids).size, 'ids of equal stays differ').toBe(3);
  expect(await stays.edit(staysOf(shownCv(cv)), stayAt(cv, 1).id, { pais: 4, meses: 0 })).toMatchObject({
    ok: true,
  });
  expect(await stays.remove(stayAt(cv, 0))).toMatchObject({ ok: true });
  expect((await cvOf(sandbox)).profesional.estanciasExtranjero).toEqual([
    { pais: 4, meses: 0 },
    { pais: 250 },
  ]);
});

it('stays and preferences do not overwrite each other', async () => {
  const { cv, sandbox } = await startCvStore();
  const stays = createStaysStore(cv);
  const profile = createProfileStore(cv);
  const opened = preferencesOf(shownCv(cv));
  await sandbox.call('editProfesionales', { as: me, body: { coche: true, idiomaComunicaciones: 2 } });
  // The CV here is stale.
  await stays.add({ pais: 276, meses: 12 });
  expect((await cvOf(sandbox)).profesional).toMatchObject({
    coche: true,
    idiomaComunicaciones: 2,
    estanciasExtranjero: [{ pais: 276, meses: 12 }],
  });
  expect(await profile.savePreferences(opened, { moto: true })).toMatchObject({ kind: 'changed' });
  // A concurrently added stay is not a conflict of the preferences.
  const current = preferencesOf(shownCv(cv));
  const more = [{ pais: 276, meses: 12 }, { pais: 28 }];
  await sandbox.call('editProfesionales', { as: me, body: { ...current, estanciasExtranjero: more } });
  expect(await profile.savePreferences(current, { moto: true })).toMatchObject({ ok: true });
  expect((await cvOf(sandbox)).profesional).toMatchObject({
    coche: true,
    moto: true,
    idiomaComunicaciones: 2,
    estanciasExtranjero: more,
  });
});

it('a stay is not overwritten if it was changed in another tab', async () => {
  const { cv, sandbox } = await startCvStore();
  const stays = createStaysStore(cv);
  await stays.add({ pais: 276, meses: 6 });
  const opened = staysOf(shownCv(cv));
  const stay = stayAt(cv, 0);
  const changed = [{ pais: 276, meses: 9 }];
  await sandbox.call('editProfesionales', { as: me, body: { estanciasExtranjero: changed } });
  expect(await stays.edit(opened, stay.id, { pais: 276, meses: 3 })).toMatchObject({ kind: 'changed' });
  expect((await cvOf(sandbox)).profesional.estanciasExtranjero).toEqual(changed);
  // After the reload it can be saved; a stay that was removed is added again.
  expect(await stays.edit(staysOf(shownCv(cv)), stay.id, { pais: 276, meses: 3 })).toMatchObject({
    ok: true,
  });
  expect((await cvOf(sandbox)).profesional.estanciasExtranjero).toEqual([
    ...changed,
    { pais: 276, meses: 3 },
  ]);
  await sandbox.call('editProfesionales', { as: me, body: { estanciasExtranjero: changed } });
  expect(await stays.remove(stayAt(cv, 0))).toMatchObject({ kind: 'changed' });
});
