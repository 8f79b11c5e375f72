import { describe, expect, it } from 'vitest';
import { TrackedValues } from './track-reads.ts';

const values = {
  brand: { id: 'illes', settings: { menu: true, footer: { note: 'Nota', links: [{ url: '/a' }] } } },
  texts: { 'frame.a/b': 'Texto' } as Record<string, string>,
};

/** Reads of a function with the values found. */
function readsOf(read: (view: typeof values) => unknown): Record<string, string> {
  const reads = new Set<string>();
  const tracked = new TrackedValues(values);
  read(tracked.view(reads));
  return Object.fromEntries([...reads].map((pointer) => [pointer, tracked.found(pointer)]));
}

describe('what a page reads is recorded', () => {
  it('as the properties on the way to a value, and the value', () => {
    expect(readsOf(({ brand }) => brand.settings.menu)).toEqual({
      '/brand': 'object',
      '/brand/settings': 'object',
      '/brand/settings/menu': 'true',
    });
  });

  it('with an array whole, and a long value as its hash', () => {
    expect(readsOf(({ brand }) => brand.settings.footer.links[0])['/brand/settings/footer/links']).toBe(
      '[{"url":"/a"}]',
    );
    const long = new TrackedValues({ text: 'x'.repeat(30) });
    expect(long.found('/text')).toMatch(/^sha256-[\w+/]{22}$/);
  });

  it('also where there is nothing', () => {
    const settings = values.brand.settings as { sso?: unknown };
    expect(settings.sso).toBeUndefined();
    expect(readsOf(({ brand }) => (brand.settings as { sso?: unknown }).sso)).toMatchObject({
      '/brand/settings/sso': 'absent',
    });
    expect(readsOf(({ brand }) => 'sso' in brand.settings)).toMatchObject({
      'has /brand/settings/sso': 'false',
    });
  });

  it('with the names of properties where these are listed', () => {
    const keys = { 'keys /brand/settings/footer': '["note","links"]' };
    expect(readsOf(({ brand }) => Object.keys(brand.settings.footer))).toMatchObject(keys);
    const whole = { ...keys, '/brand/settings/footer/note': '"Nota"' };
    expect(readsOf(({ brand }) => JSON.stringify(brand.settings.footer))).toMatchObject(whole);
    expect(readsOf(({ brand }) => ({ ...brand.settings.footer }))).toMatchObject(whole);
  });

  it('by JSON pointers, so that a slash in a name does not separate names', () => {
    expect(readsOf(({ texts }) => texts['frame.a/b'])['/texts/frame.a~1b']).toBe('"Texto"');
  });
});

it('the view has the values, which a page cannot change', () => {
  const view = new TrackedValues(values).view(new Set());
  expect(view).toEqual(values);
  expect(() => {
    view.brand.settings.menu = false;
  }).toThrow(TypeError);
});

it('values may be frozen', () => {
  const frozen = Object.freeze({ brand: Object.freeze({ id: 'illes' }) });
  const reads = new Set<string>();
  expect({ ...new TrackedValues(frozen).view(reads).brand }).toEqual({ id: 'illes' });
  expect([...reads]).toContain('/brand/id');
});

it('a read below something that has gone finds nothing', () => {
  expect(new TrackedValues({ brand: {} }).found('/brand/settings/menu')).toBe('absent');
  expect(new TrackedValues({ brand: { settings: 'text' } }).found('keys /brand/settings')).toBe('absent');
});

it('values that are neither plain objects nor arrays are refused, since their reads would be missed', () => {
  const view = new TrackedValues({ brand: { dates: new Map() } }).view(new Set());
  expect(() => view.brand.dates).toThrow('Only plain objects');
});
