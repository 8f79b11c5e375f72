import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../tests/support/portal/memory-storage.ts';
import { clearSession, clearTab, hasStaleTabData, isSessionExpired } from './sign-out.ts';

const owner = '["Alumno","Lucía","Prats"]';

/** A browser that stores values of the portal `uni`, with a cookie that `Max-Age=0` removes. */
function browser(local: Record<string, string> = {}, tab: Record<string, string> = {}) {
  const named = (values: Record<string, string>) =>
    memoryStorage(
      Object.fromEntries(Object.entries(values).map(([name, value]) => [`portal.uni.${name}`, value])),
    );
  let cookie = 'portal.uni.sesion=1';
  const jar = {
    get cookie() {
      return cookie;
    },
    set cookie(value) {
      if (value.includes('Max-Age=0')) cookie = '';
    },
  };
  return { storage: { brand: 'uni', local: named(local), tab: named(tab) }, jar };
}

describe('signing out', () => {
  it('removes everything of the portal but values that belong to no person', () => {
    const { storage, jar } = browser(
      { token: 'x', recordar: 'true', cookiesAceptadas: '{}' },
      { 'borrador.cv.': '{}', autor: owner, fuentes: '/_brand/font.woff2' },
    );
    storage.local.set('portal.other.token', 'theirs');
    expect(clearSession(storage, jar)).toBe(true);
    expect(storage.local.keys('')).toEqual(['portal.uni.cookiesAceptadas', 'portal.other.token']);
    expect(storage.tab.keys('')).toEqual(['portal.uni.fuentes']);
    expect(jar.cookie).toBe('');
  });

  it('removes the token last, so that no other tab takes it for a session that only ended', () => {
    const { storage, jar } = browser({ token: 'x', recordar: 'x', nombre: 'x' });
    const left: string[] = [];
    const { remove } = storage.local;
    storage.local.remove = (key) => {
      remove(key);
      left.push(storage.local.keys('').length > 0 ? key : `${key}, and nothing is left`);
    };
    clearSession(storage, jar);
    expect(left.at(-1)).toBe('portal.uni.token, and nothing is left');
  });

  it('fails while something is left', () => {
    const { storage, jar } = browser({ token: 'x' });
    storage.local.remove = () => undefined;
    expect(clearSession(storage, jar)).toBe(false);
    const stubborn = {
      get cookie() {
        return 'portal.uni.sesion=1';
      },
      set cookie(_: string) {
        return;
      },
    };
    expect(clearSession(browser().storage, stubborn)).toBe(false);
  });
});

describe('a tab', () => {
  it('has stale data after a sign-out in another tab, but not after the session expired', () => {
    const after = (local: Record<string, string>) => browser(local, { autor: owner }).storage;
    expect(hasStaleTabData(after({}))).toBe(true);
    expect(hasStaleTabData(after({ recordar: 'false' }))).toBe(false);
    expect(isSessionExpired(after({ recordar: 'false' }))).toBe(true);
    expect(hasStaleTabData(after({ recordar: 'false', token: 'x' }))).toBe(false);
    expect(hasStaleTabData(browser({}, { 'borrador.registro.': '{}' }).storage)).toBe(false);
  });

  it('is cleared of a person who has signed out elsewhere', () => {
    const { storage } = browser({}, { autor: owner, fuentes: '/_brand/font.woff2' });
    clearTab(storage);
    expect(storage.tab.keys('')).toEqual(['portal.uni.fuentes']);
  });
});
