import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseFieldLink, fieldLink } from './field-link.ts';

beforeEach(() => vi.stubGlobal('location', { origin: 'https://portal.example' }));
afterEach(() => vi.unstubAllGlobals());

it('leads to a field, and back to the previous page', () => {
  const link = fieldLink('/mi-empresa', 'empresa.iban', '/mis-ofertas/7?estado=8');
  expect(parseFieldLink(link.slice('/mi-empresa'.length))).toEqual({
    field: 'empresa.iban',
    back: '/mis-ofertas/7?estado=8',
  });
});

it('leads to the page alone where the field is unknown', () => {
  const link = fieldLink('/mi-perfil', undefined, '/');
  expect(parseFieldLink(link.slice('/mi-perfil'.length))).toEqual({ field: undefined, back: '/' });
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'does not lead out of the portal to %s',
  (back) => {
    expect(parseFieldLink(`?volver=${encodeURIComponent(back)}`)).toEqual({
      field: undefined,
      back: undefined,
    });
  },
);
