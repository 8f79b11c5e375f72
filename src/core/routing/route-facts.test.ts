import { expect, it } from 'vitest';
import { routeFacts } from './route-facts.ts';
import { routes } from './table.ts';

it('a page speaks to companies if it is theirs, or says so', () => {
  const half = (id: Parameters<typeof routeFacts>[0]) => routeFacts(id).half;
  expect(routes.filter(({ audience }) => audience === 'company').map(({ id }) => half(id))).not.toContain(
    'student',
  );
  expect(['login-company', 'account-request', 'reset-login', 'set-login'] as const).toSatisfy(
    (ids: readonly Parameters<typeof routeFacts>[0][]) => ids.every((id) => half(id) === 'company'),
  );
  expect([half('login'), half('registration'), half('cv'), half('home')]).toEqual(Array(4).fill('student'));
});

it('a page that links of messages lead to knows the parameter with their token', () => {
  const facts = (['survey', 'reset-login', 'reset-candidate', 'set-login'] as const).map(routeFacts);
  expect(facts.map(({ token }) => token)).toEqual(['t', 'token', 'token', 'token']);
});
