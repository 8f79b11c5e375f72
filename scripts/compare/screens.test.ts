import { expect, it } from 'vitest';
import type { Portal } from '#generator/compare/compare-brands.ts';
import type { Moment } from './moments.ts';
import { touchedScreens, screens, screensOf } from './screens.ts';

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

const side = (): Portal['before'] =>
  ({ record: { routes: ['login', 'home', 'cv', 'company-offers'] } }) as unknown as NonNullable<
    Portal['before']
  >;

const touchedOf = (portal: Portal, moment: Partial<Moment>): string[] =>
  touchedScreens(screens, portal, {
    at: new Date(),
    isNow: true,
    isDatedDifferent: false,
    isClosing: false,
    ...moment,
  }).map(({ route, persona }) => `${route} ${persona ?? 'visitor'}`);

const opening = ['login visitor', 'home student', 'home company'];

it('takes only the opening screens of a portal that closes for maintenance, or on a later day', () => {
  const portal = { brand: 'x', before: side(), after: side() } as Portal;
  expect(touchedOf(portal, { isClosing: true, isDatedDifferent: true })).toEqual(opening);
  expect(touchedOf(portal, { isNow: false, isDatedDifferent: true })).toEqual(opening);
});

it('takes every screen of a new portal', () => {
  const portal = { brand: 'x', after: side() } as Portal;
  expect(touchedOf(portal, {})).toEqual([
    ...opening.slice(0, 2),
    'cv student',
    'home company',
    'company-offers company',
  ]);
});
