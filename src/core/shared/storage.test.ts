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

const key = storageKey('uni', 'idioma');

it('has a key per portal of one host', () => {
  expect(storageKey('illes', 'idioma')).toBe('portal.illes.idioma');
});

it('keeps values in the storage of the browser', () => {
  const fake = fakeStorage();
  vi.stubGlobal('localStorage', fake);
  const storage = safeStorage('localStorage');
  storage.set(key, '1');
  expect(fake.values.get(key)).toBe('1');
  expect(storage.get(key)).toBe('1');
  storage.remove(key);
  expect(storage.get(key)).toBeUndefined();
  expect(fake.values.has(key)).toBe(false);
});

it('keeps values in memory where storage is full', () => {
  vi.stubGlobal('sessionStorage', fakeStorage(0));
  const storage = safeStorage('sessionStorage');
  storage.set(key, '1');
  expect(storage.get(key)).toBe('1');
  storage.remove(key);
  expect(storage.get(key)).toBeUndefined();
});

it('keeps values in memory where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  const storage = safeStorage('localStorage');
  expect(storage.get(key)).toBeUndefined();
  storage.set(key, '1');
  expect(storage.get(key)).toBe('1');
});

it('shows the stored value again once storage takes it', () => {
  const fake = fakeStorage(0);
  vi.stubGlobal('localStorage', fake);
  const storage = safeStorage('localStorage');
  storage.set(key, 'old');
  const roomy = fakeStorage();
  vi.stubGlobal('localStorage', roomy);
  storage.set(key, 'fresh');
  roomy.values.set(key, 'from another tab');
  expect(storage.get(key)).toBe('from another tab');
});

it('accepts declared names only', () => {
  const fake = fakeStorage();
  vi.stubGlobal('localStorage', fake);
  const storage = safeStorage('localStorage');
  storage.set(storageKey('uni', 'borrador.cv.7'), '1');
  // @ts-expect-error The name is not declared.
  storageKey('uni', 'huella');
  // @ts-expect-error The key has no portal prefix.
  storage.get('huella');
  expect([...fake.values.keys()]).toEqual(['portal.uni.borrador.cv.7']);
});
