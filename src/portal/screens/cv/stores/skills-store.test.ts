import { expect, it } from 'vitest';
import { cvOf, me } from '../../../../../tests/support/sandbox/cv-sandbox.ts';
import { shownCv, startCvStore } from '../../../../../tests/support/sandbox/cv-store.ts';
import { createProfileStore } from './profile-store.ts';
import { createSkillsStore } from './skills-store.ts';

it('interests, sectors, competences and programs are saved separately', async () => {
  const { cv, sandbox, sent } = await startCvStore();
  const skills = createSkillsStore(cv);
  const programs = [{ programa: 2, nivel: 3 }, { programa: 5 }];
  const results = await Promise.all([
    skills.saveInterests([], [4, 1]),
    skills.saveSectors([], [7]),
    skills.saveCompetences([], [2, 9]),
    skills.savePrograms([], programs),
  ]);
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(sent.filter((path) => path !== 'dameCvUsuario')).toEqual([
    'editInteres',
    'editSectoresInteres',
    'editCompetencias',
    'editConocimientosInformaticos',
  ]);
  const expected = {
    interes: { tags: [4, 1], programasInformaticos: programs },
    sectoresInteres: [7],
    competencias: [2, 9],
  };
  expect(shownCv(cv)).toMatchObject(expected);
  expect(await cvOf(sandbox)).toMatchObject(expected);
});

it('a list is not overwritten if it was changed in another tab', async () => {
  const { cv, sandbox, sent } = await startCvStore();
  const skills = createSkillsStore(cv);
  await sandbox.call('editCompetencias', { as: me, body: { competencias: [1, 2] } });
  expect(await skills.saveCompetences([], [3])).toMatchObject({ ok: false, kind: 'changed' });
  expect(sent).not.toContain('editCompetencias');
  expect(shownCv(cv).competencias).toEqual([1, 2]);
  // Other lists are not affected.
  expect(await skills.saveInterests([], [3])).toMatchObject({ ok: true });
  expect(await skills.saveCompetences([1, 2], [])).toMatchObject({ ok: true });
  expect(shownCv(cv).competencias).toEqual([]);
});

it('a portfolio has to be a web address, and an empty one removes it', async () => {
  const { cv } = await startCvStore();
  const profile = createProfileStore(cv);
  const address = 'https://portafolio.example/nora';
  expect(await profile.savePortfolio(undefined, 'javascript:alert(1)')).toMatchObject({
    ok: false,
    code: 15,
  });
  expect(await profile.savePortfolio(undefined, address)).toMatchObject({ ok: true });
  await cv.load();
  expect(shownCv(cv).enlacePortfolio).toBe(address);
  expect(await profile.savePortfolio(undefined, 'https://otro.example')).toMatchObject({ kind: 'changed' });
  expect(await profile.savePortfolio(address, '')).toMatchObject({ ok: true });
  await cv.load();
  expect(shownCv(cv)).not.toHaveProperty('enlacePortfolio');
});

it('the level of education is saved', async () => {
  const { cv } = await startCvStore();
  await createProfileStore(cv).saveEmploymentLevel(4);
  await cv.load();
  expect(shownCv(cv).idNivelFormativoSNE).toBe(4);
});
