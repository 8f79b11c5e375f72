import { expect, it } from 'vitest';
import type { Portal } from '#generator/compare/compare-brands.ts';
import { reachedScreens, screens, screensOf } from './screens.ts';

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

it('takes only the opening screens of a portal that closes for maintenance', () => {
  const side = (inMantenimiento: boolean): Portal['before'] =>
    ({
      record: { routes: ['login', 'home', 'cv', 'company-offers'], settings: { inMantenimiento } },
    }) as unknown as NonNullable<Portal['before']>;
  const reached = (before: boolean, after: boolean): string[] =>
    reachedScreens(screens, { brand: 'x', before: side(before), after: side(after) } as Portal, {
      before: '',
      after: '',
    }).map(({ route, persona }) => `${route} ${persona ?? 'visitor'}`);
  const opening = ['login visitor', 'home student', 'home company'];
  expect(reached(false, true)).toEqual(opening);
  expect(reached(true, false)).toEqual(opening);
});

it('takes every screen of a new portal', () => {
  const after = { record: { routes: ['login', 'cv'], settings: {} } } as unknown as NonNullable<
    Portal['after']
  >;
  expect(reachedScreens(screens, { brand: 'x', after }, { before: '', after: '' })).toHaveLength(2);
});
