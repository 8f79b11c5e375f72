import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readWayToField, wayToField } from './way-to-field.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://portal.example' }));
afterEach(() => vi.unstubAllGlobals());

it('leads to a field, and back to where someone came from', () => {
  const way = wayToField('/mi-empresa', 'empresa.iban', '/mis-ofertas/7?estado=8');
  expect(readWayToField(way.slice('/mi-empresa'.length))).toEqual({
    field: 'empresa.iban',
    back: '/mis-ofertas/7?estado=8',
  });
});

it('leads to a page where nobody knows the field', () => {
  const way = wayToField('/mi-perfil', undefined, '/');
  expect(readWayToField(way.slice('/mi-perfil'.length))).toEqual({ field: undefined, back: '/' });
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'does not lead out of the portal to %s',
  (back) => {
    expect(readWayToField(`?volver=${encodeURIComponent(back)}`)).toEqual({
      field: undefined,
      back: undefined,
    });
  },
);
