import { expect, it } from 'vitest';
import { routes } from '#routing/table.ts';
import { contentPages } from './brand.ts';
import { contentPageOf, contentRoutes } from './content-routes.ts';

it('shows every content page at one route', () => {
  expect(Object.values(contentRoutes).toSorted()).toEqual(contentPages.toSorted());
});

it('are the routes that the content screen renders', () => {
  const rendered = routes
    .filter((route) => 'page' in route && route.page === 'legal/legal')
    .map((route) => route.id);
  expect(rendered.toSorted()).toEqual(Object.keys(contentRoutes).toSorted());
});

it('leaves other routes without content', () => {
  expect(contentPageOf('home')).toBeUndefined();
});
