import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetBrowserGlobals, loadStores } from '../../../../tests/support/portal/browser-globals.ts';

beforeEach(() => void vi.resetModules());
afterEach(resetBrowserGlobals);

function browserWith(values: Record<string, string>) {
  const stored = new Map(Object.entries(values));
  const listeners = new Set<(event: { key: string; newValue: string | null }) => void>();
  vi.stubGlobal('document', { documentElement: { dataset: { brand: 'illes' } } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: never) => void (type === 'storage' && listeners.add(listener)),
    removeEventListener: (_: string, listener: never) => void listeners.delete(listener),
  });
  const otherTab = (key: string, newValue: string) => {
    stored.set(key, newValue);
    for (const listener of listeners) listener({ key, newValue });
  };
  return { stored, otherTab };
}

it('stores the language as its code', async () => {
  const { stored } = browserWith({ 'portal.illes.idioma': 'ca' });
  const { $language } = await loadStores(import('#portal/data/browser/language.ts'));
  expect($language.get()).toBe('ca');
  $language.set('en');
  expect(stored.get('portal.illes.idioma')).toBe('en');
});

it('ignores an unknown language', async () => {
  browserWith({ 'portal.illes.idioma': 'FR' });
  const { $language } = await loadStores(import('#portal/data/browser/language.ts'));
  expect($language.get()).toBeUndefined();
});

it('stores the dark mode as true or false and removes it without a choice', async () => {
  const { stored } = browserWith({ 'portal.illes.modoOscuro': 'false' });
  const { $darkMode } = await loadStores(import('#portal/data/browser/dark-mode.ts'));
  expect($darkMode.get()).toBe(false);
  $darkMode.set(true);
  expect(stored.get('portal.illes.modoOscuro')).toBe('true');
  $darkMode.set(undefined);
  expect(stored.has('portal.illes.modoOscuro')).toBe(false);
});

it('follows another tab', async () => {
  const { otherTab } = browserWith({});
  const { $darkMode } = await loadStores(import('#portal/data/browser/dark-mode.ts'));
  const seen: unknown[] = [];
  $darkMode.listen((dark) => seen.push(dark));
  otherTab('portal.illes.modoOscuro', 'true');
  otherTab('portal.illes.modoOscuro', 'false');
  expect(seen).toEqual([true, false]);
});

it('leaves the choices of another portal on the same host alone', async () => {
  browserWith({ 'portal.ribera.idioma': 'ca' });
  const { $language } = await loadStores(import('#portal/data/browser/language.ts'));
  expect($language.get()).toBeUndefined();
});
