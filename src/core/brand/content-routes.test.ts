import { expect, it } from 'vitest';
import { routes } from '#core/routing/table.ts';
import { contentPages } from './brand.ts';
import { contentPageOf, contentRoutes } from './content-routes.ts';

it('shows every content page at one route', () => {
  expect(Object.values(contentRoutes).toSorted()).toEqual(contentPages.toSorted());
});

/** The screen of a content page, and the screen with an extra box to accept the page. */
const contentScreens: readonly string[] = ['legal/legal', 'conditions/conditions'];

it('lists exactly the routes whose screens show a content page', () => {
  const rendered = routes.filter((route) => contentScreens.includes(route.page)).map((route) => route.id);
  expect(rendered.toSorted()).toEqual(Object.keys(contentRoutes).toSorted());
});

it('leaves other routes without content', () => {
  expect(contentPageOf('home')).toBeUndefined();
});
