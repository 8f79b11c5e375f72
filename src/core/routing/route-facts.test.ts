import { expect, it } from 'vitest';
import { routeFacts } from './route-facts.ts';
import { routes } from './table.ts';

it('a page is of the company side by its audience or its entry', () => {
  const side = (id: Parameters<typeof routeFacts>[0]) => routeFacts(id).side;
  expect(routes.filter(({ audience }) => audience === 'company').map(({ id }) => side(id))).not.toContain(
    'student',
  );
  expect(['login-company', 'account-request', 'reset-login', 'set-login'] as const).toSatisfy(
    (ids: readonly Parameters<typeof routeFacts>[0][]) => ids.every((id) => side(id) === 'company'),
  );
  expect([side('login'), side('registration'), side('cv'), side('home')]).toEqual(Array(4).fill('student'));
});

it('a page with links in messages has the parameter of their token', () => {
  const facts = (['survey', 'reset-login', 'reset-candidate', 'set-login'] as const).map(routeFacts);
  expect(facts.map(({ token }) => token)).toEqual(['t', 'token', 'token', 'token']);
});
