import { expect, it } from 'vitest';
import type { RouteId } from '#core/routing/table.ts';
import { testBrand } from '../../../tests/support/sandbox/sandbox.ts';
import { islandTexts, pageData } from './page-data.ts';
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

it('names one file with all texts of its own, which each kind of page has', async () => {
  const brand = await testBrand({});
  const texts = islandTexts(brand, 'es');
  const names = Object.keys(texts);
  const served = {
    data: { es: '/data.json' },
    texts: { es: Object.fromEntries(names.map((name) => [name, `/${name}.json`])) },
  };
  const fileOf = (route: RouteId): string | undefined =>
    pageData({ brand, route, language: 'es', served } as unknown as PageRequest).texts;
  expect(fileOf('legal-notice')).toBeUndefined();
  expect(fileOf('login')).toBe('/login.json');
  expect(fileOf('login-company')).toBe('/login.json');
  const candidates = texts[fileOf('company-offer-candidates')?.slice(1, -'.json'.length) ?? ''] ?? {};
  for (const id of ['candidates.toOffers', 'company.failed', 'cv.index', 'profile.failed'])
    expect(candidates, id).toHaveProperty([id]);
});
