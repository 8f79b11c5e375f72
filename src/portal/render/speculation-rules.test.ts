import { expect, it } from 'vitest';
import { testBrand } from '../../../tests/support/sandbox/sandbox.ts';
import { speculationRules } from './speculation-rules.ts';

interface Rules {
  prefetch: { where: { and: { not?: { href_matches?: string[] } }[] } }[];
}

it('excludes signing out, single sign-on and the server, in every language', async () => {
  const { prefetch } = JSON.parse(speculationRules(await testBrand())) as Rules;
  const excluded = prefetch.flatMap(({ where }) => where.and.flatMap(({ not }) => not?.href_matches ?? []));
  for (const address of [
    '/logout',
    '/en/logout',
    '/ca/acces',
    '/api/Alumno/descargaDocumento',
    '/sandbox/outbox',
  ]) {
    const isExcluded = excluded.some((pattern) => address.startsWith(pattern.replace(/\*$/, '')));
    expect([address, isExcluded]).toEqual([address, true]);
  }
  expect(excluded.some((pattern) => '/mis-ofertas'.startsWith(pattern.replace(/\*$/, '')))).toBe(false);
});
