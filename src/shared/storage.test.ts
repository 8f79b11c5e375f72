import { afterEach, expect, it, vi } from 'vitest';
import { safeStorage, storageKey } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

function fakeStorage(limit = Infinity) {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (values.size >= limit) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
}

it('keeps the portals of one host apart', () => {
  expect(storageKey('illes', 'idioma')).toBe('portal.illes.idioma');
});

it('keeps values in the storage of the browser', () => {
  const fake = fakeStorage();
  vi.stubGlobal('localStorage', fake);
  const storage = safeStorage('localStorage');
  storage.set('a', '1');
  expect(fake.values.get('a')).toBe('1');
  expect(storage.get('a')).toBe('1');
  storage.remove('a');
  expect(storage.get('a')).toBeUndefined();
  expect(fake.values.has('a')).toBe(false);
});

it('keeps values in memory where storage is full', () => {
  vi.stubGlobal('sessionStorage', fakeStorage(0));
  const storage = safeStorage('sessionStorage');
  storage.set('a', '1');
  expect(storage.get('a')).toBe('1');
  storage.remove('a');
  expect(storage.get('a')).toBeUndefined();
});

it('keeps values in memory where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  const storage = safeStorage('localStorage');
  expect(storage.get('a')).toBeUndefined();
  storage.set('a', '1');
  expect(storage.get('a')).toBe('1');
});

it('shows the stored value again once storage takes it', () => {
  const fake = fakeStorage(0);
  vi.stubGlobal('localStorage', fake);
  const storage = safeStorage('localStorage');
  storage.set('a', 'old');
  const roomy = fakeStorage();
  vi.stubGlobal('localStorage', roomy);
  storage.set('a', 'fresh');
  roomy.values.set('a', 'from another tab');
  expect(storage.get('a')).toBe('from another tab');
});
