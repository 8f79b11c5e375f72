import { beforeEach, describe, expect, it } from 'vitest';
import { safeStorage } from '#core/shared/storage.ts';
import { memoryStorage } from '../../../../tests/support/portal/memory-storage.ts';
import { claimTab, lastUserType } from './tab-owner.ts';

const lucia = '["Alumno","a"]';
const draft = 'portal.uni.borrador.cv.';

describe('drafts of forms', () => {
  // Outside of a browser the storage is in memory.
  let tab = safeStorage('sessionStorage');
  beforeEach(() => {
    tab = safeStorage('sessionStorage');
  });
  const signIn = (owner: string): void => claimTab({ brand: 'uni', tab }, owner);

  it('stay when the same person signs in again', () => {
    signIn(lucia);
    tab.set(draft, '{"a":1}');
    signIn(lucia);
    expect(tab.get(draft)).toBe('{"a":1}');
  });

  it.each(['["Alumno","b"]', '["Empresa","a"]', JSON.stringify(['Alumno', 'Noa', 'Prats'])])(
    'are removed for another person: %s',
    (other) => {
      signIn(lucia);
      tab.set(draft, '{}');
      tab.set('portal.other.borrador.cv.', '{}');
      signIn(other);
      expect(tab.get(draft)).toBeUndefined();
      expect(tab.get('portal.other.borrador.cv.')).toBe('{}');
    },
  );

  it('are removed with all values of the previous person, but those of the sign-in in progress stay', () => {
    signIn(lucia);
    for (const name of ['cache.x.es.dameCV', 'tokenEncuesta.a', 'rutaRetorno', 'token'] as const)
      tab.set(`portal.uni.${name}`, 'x');
    signIn('["Alumno","b"]');
    expect(tab.keys('portal.uni.').toSorted()).toEqual([
      'portal.uni.autor',
      'portal.uni.rutaRetorno',
      'portal.uni.token',
    ]);
  });

  it('of an unknown account stay for the next sign-in, which may claim them', () => {
    const anonymous = `${draft}@Alumno?a1`;
    signIn('["Alumno","?a1"]');
    for (const key of [anonymous, `${anonymous}#claves`, draft] as const) tab.set(key, '{}');
    signIn('["Alumno","?b2"]');
    signIn(lucia);
    expect(tab.keys(draft).toSorted()).toEqual([anonymous, `${anonymous}#claves`]);
  });

  it('written before anyone signed in stay', () => {
    tab.set(draft, '{}');
    signIn(lucia);
    expect(tab.get(draft)).toBe('{}');
  });
});

it('derives the last user type from the stored one, else from the side of the portal', () => {
  const userTypeIn = (local: Record<string, string>, tab: Record<string, string>) =>
    lastUserType({ brand: 'uni', local: memoryStorage(local), tab: memoryStorage(tab) });
  const stored = { 'portal.uni.tipoUsuario': 'Egresado' };
  expect(userTypeIn(stored, { 'portal.uni.autor': lucia })).toBe('Egresado');
  expect(userTypeIn({}, { 'portal.uni.autor': '["Empresa","",""]' })).toBe('Empresa');
  expect(userTypeIn({}, {})).toBeUndefined();
});
