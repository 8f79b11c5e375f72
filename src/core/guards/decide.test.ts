import { describe, expect, it } from 'vitest';
import { routeById, routes } from '#core/routing/table.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { decide, type GuardedPage, guardPages, type Visitor } from './decide.ts';

const visitors = [undefined, 'Alumno', 'Egresado', 'Empresa'] as const;
const booleans = [false, true];

const pages = routes.map(({ id }) => routeById(id));

/** Yields every combination of page, visitor, brand and state that the guards distinguish. */
function* everyCase() {
  for (const page of pages)
    for (const type of visitors)
      for (const conPracticas of booleans)
        for (const conEmpleo of booleans)
          for (const permitted of page.permission ? booleans : [true])
            for (const inMantenimiento of booleans)
              for (const godmode of booleans)
                for (const pendingNotice of booleans)
                  yield {
                    page,
                    type,
                    conPracticas,
                    conEmpleo,
                    permitted,
                    inMantenimiento,
                    godmode,
                    pendingNotice,
                  };
}

type Case = ReturnType<typeof everyCase> extends Generator<infer C> ? C : never;

function visitorOf({ type, conPracticas, conEmpleo, godmode, pendingNotice }: Case): Visitor {
  const user = type && { company: type === 'Empresa', conPracticas, conEmpleo };
  return { godmode, now: 0, pendingNotice, ...omitUndefined({ user }) };
}

/** The rules of the requirements, in their order, written independently of the code under test. */
function expectedOf(testCase: Case): string {
  const { page, permitted } = testCase;
  const closed = testCase.inMantenimiento && !testCase.godmode;
  if (closed) return page.id === 'maintenance' || page.id === 'godmode' ? 'stay' : 'maintenance';
  const signedIn = testCase.type !== undefined && !testCase.pendingNotice;
  if (!signedIn) {
    if (page.audience !== 'public') return 'login';
    return permitted ? 'stay' : 'login';
  }
  const isCompany = testCase.type === 'Empresa';
  const forOthers = (page.audience === 'company' && !isCompany) || (page.audience === 'student' && isCompany);
  const lacksService =
    (/placement-offers?$/.test(page.id) && !testCase.conPracticas) ||
    (/job-offers?$/.test(page.id) && !testCase.conEmpleo);
  const isSignIn = page.id.startsWith('login');
  return forOthers || lacksService || isSignIn || !permitted ? 'home' : 'stay';
}

describe('the guards', () => {
  it('decide every combination of page, visitor, brand and state as the rules say, in their order', () => {
    let count = 0;
    for (const testCase of everyCase()) {
      const { go = 'stay' } = decide(testCase.page, testCase.permitted, testCase, visitorOf(testCase));
      count += 1;
      if (go !== expectedOf(testCase))
        expect(`${go} for ${JSON.stringify({ ...testCase, page: testCase.page.id })}`).toBe(
          expectedOf(testCase),
        );
    }
    const choices = pages.map(({ permission }) => (permission ? 2 : 1));
    expect(count).toBe(choices.reduce((sum, choice) => sum + choice, 0) * visitors.length * 2 ** 5);
  });

  it('redirect once, to a page that redirects no further', () => {
    for (const testCase of everyCase()) {
      const visitor = visitorOf(testCase);
      const { go } = decide(testCase.page, testCase.permitted, testCase, visitor);
      if (go) expect(decide(guardPages[go], true, testCase, visitor).go).toBeUndefined();
    }
  });

  it('remember a page that requires signing in, and no other', () => {
    for (const testCase of everyCase()) {
      const { page, type, permitted, pendingNotice, inMantenimiento, godmode } = testCase;
      const { remember, go } = decide(page, permitted, testCase, visitorOf(testCase));
      const mustSignIn = page.audience !== 'public' && (type === undefined || pendingNotice);
      const isClosed = inMantenimiento && !godmode;
      expect(remember).toBe(mustSignIn && !isClosed);
      if (remember) expect(go).toBe('login');
    }
  });

  it('agree with the route table about the pages they redirect to', () => {
    const facts = ({ audience, login, open }: GuardedPage): object => ({ audience, login, open });
    for (const [id, page] of Object.entries(guardPages)) {
      expect(facts(page)).toEqual(facts(pages.find((route) => route.id === id) ?? page));
    }
  });
});
