import { expect, it } from 'vitest';
import { routes } from '#core/routing/table.ts';
import { trailOf } from './trail.ts';

it('names home and the section of a page', () => {
  expect(trailOf('event')).toEqual(['home', 'events']);
  expect(trailOf('privacy-policy')).toEqual(['home']);
});

it('is absent on home, the sign-in pages, maintenance and the page for unknown addresses', () => {
  const bare = routes.filter(({ id }) => trailOf(id) === undefined).map(({ id }) => id);
  expect(bare).toEqual([
    'login',
    'login-specific',
    'login-company',
    'login-graduate',
    'maintenance',
    'not-found',
    'home',
  ]);
});

it('never names a page that needs an id', () => {
  for (const { id } of routes) {
    for (const step of trailOf(id) ?? [])
      expect(routes.find((route) => route.id === step)?.paths.es).not.toContain('{');
  }
});
