import { expect, it } from 'vitest';
import { screens, screensOf } from './pictures.ts';

const names = (routes: Parameters<typeof screensOf>[1]) =>
  screensOf(screens, routes).map(({ route, follow }) => (follow === undefined ? route : `one of ${route}`));

it('does not count screens that the portal lacks', () => {
  expect(names(new Set(['login', 'cv']))).toEqual(['login', 'cv']);
});

it('takes job offers in a portal without placements', () => {
  expect(names(new Set(['job-offers']))).toEqual(['job-offers', 'one of job-offers']);
  expect(names(new Set(['job-offers', 'placement-offers']))).toEqual([
    'placement-offers',
    'one of placement-offers',
  ]);
});
