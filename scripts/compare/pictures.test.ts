import { expect, it } from 'vitest';
import { screens, screensOf } from './pictures.ts';

const names = (routes: Parameters<typeof screensOf>[1]) =>
  screensOf(screens, routes).map(({ route, follow }) => (follow === undefined ? route : `one of ${route}`));

it('screens that neither side of a portal has are not counted as looked at', () => {
  expect(names(new Set(['login', 'cv']))).toEqual(['login', 'cv']);
});

it('the offers of a portal without placements are those of jobs', () => {
  expect(names(new Set(['job-offers']))).toEqual(['job-offers', 'one of job-offers']);
  expect(names(new Set(['job-offers', 'placement-offers']))).toEqual([
    'placement-offers',
    'one of placement-offers',
  ]);
});
