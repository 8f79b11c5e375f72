import { expect, it } from 'vitest';
import { routes } from '#core/routing/table.ts';
import { contentPages } from './brand.ts';
import { contentPageOf, contentRoutes } from './content-routes.ts';

it('shows every content page at one route', () => {
  expect(Object.values(contentRoutes).toSorted()).toEqual(contentPages.toSorted());
});

/** The page that shows a text, and the one that shows it with a box to accept it. */
const contentScreens: readonly string[] = ['legal/legal', 'conditions/conditions'];

it('are the routes whose screens show a text of the brand', () => {
  const rendered = routes.filter((route) => contentScreens.includes(route.page)).map((route) => route.id);
  expect(rendered.toSorted()).toEqual(Object.keys(contentRoutes).toSorted());
});

it('leaves other routes without content', () => {
  expect(contentPageOf('home')).toBeUndefined();
});
