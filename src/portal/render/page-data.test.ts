import { expect, it } from 'vitest';
import { testBrand } from '../../../tests/support/sandbox/sandbox.ts';
import { pageData } from './page-data.ts';
import type { PageRequest } from './page-request.ts';

it.each([
  [true, 'logout', { student: '/Alumno/cierraSesion', company: '/Empresa/cierraSesion' }],
  [true, 'login', undefined],
  [false, 'logout', undefined],
] as const)(
  'has the call that ends a session, where the server has it (%s), only on the page that signs out: %s',
  async (has, route, paths) => {
    const brand = await testBrand({ apiCierreSesion: has });
    const served = { data: { es: '/data.json' }, texts: { es: { login: '/login.json' } } };
    const request = { brand, route, language: 'es', served } as unknown as PageRequest;
    expect(pageData(request).endSession?.paths).toEqual(paths);
  },
);
