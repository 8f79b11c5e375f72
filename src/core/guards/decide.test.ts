import { describe, expect, it } from 'vitest';
import { routeById, routes } from '#core/routing/table.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { decide, type GuardedPage, guardPages, type Visitor } from './decide.ts';

const visitors = [undefined, 'Alumno', 'Egresado', 'Empresa'] as const;
const booleans = [false, true];

const pages = routes.map(({ id }) => routeById(id));

/** Every page of the portal with every visitor, brand and state that the guards tell apart. */
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
  return { godmode, pendingNotice, ...omitUndefined({ user }) };
}

/** The rules in the words of the requirements, in their order, one after the other as separate facts. */
function expectedOf(it: Case): string {
  const { page, permitted } = it;
  const closed = it.inMantenimiento && !it.godmode;
  if (closed) return page.id === 'maintenance' || page.id === 'godmode' ? 'stay' : 'maintenance';
  const signedIn = it.type !== undefined && !it.pendingNotice;
  if (!signedIn) {
    if (page.audience !== 'public') return 'login';
    return permitted ? 'stay' : 'login';
  }
  const isCompany = it.type === 'Empresa';
  const forOthers = (page.audience === 'company' && !isCompany) || (page.audience === 'student' && isCompany);
  const lacksService =
    (/placement-offers?$/.test(page.id) && !it.conPracticas) ||
    (/job-offers?$/.test(page.id) && !it.conEmpleo);
  const isSignIn = page.id.startsWith('login');
  return forOthers || lacksService || isSignIn || !permitted ? 'home' : 'stay';
}

describe('the guards', () => {
  it('decide every combination of page, visitor, brand and state as the rules say, in their order', () => {
    let count = 0;
    for (const it of everyCase()) {
      const { go = 'stay' } = decide(it.page, it.permitted, it, visitorOf(it));
      count += 1;
      if (go !== expectedOf(it))
        expect(`${go} for ${JSON.stringify({ ...it, page: it.page.id })}`).toBe(expectedOf(it));
    }
    const choices = pages.map(({ permission }) => (permission ? 2 : 1));
    expect(count).toBe(choices.reduce((sum, it) => sum + it, 0) * visitors.length * 2 ** 5);
  });

  it('lead to a page from which they lead nowhere else', () => {
    for (const it of everyCase()) {
      const visitor = visitorOf(it);
      const { go } = decide(it.page, it.permitted, it, visitor);
      if (go) expect(decide(guardPages[go], true, it, visitor).go).toBeUndefined();
    }
  });

  it('remember the page that someone must sign in for, and no other', () => {
    for (const it of everyCase()) {
      const { remember, go } = decide(it.page, it.permitted, it, visitorOf(it));
      const mustSignIn = it.page.audience !== 'public' && (it.type === undefined || it.pendingNotice);
      const isClosed = it.inMantenimiento && !it.godmode;
      expect(remember).toBe(mustSignIn && !isClosed);
      if (remember) expect(go).toBe('login');
    }
  });

  it('know the pages they lead to as the table does', () => {
    const facts = ({ audience, login, open }: GuardedPage): object => ({ audience, login, open });
    for (const [id, page] of Object.entries(guardPages)) {
      expect(facts(page)).toEqual(facts(pages.find((route) => route.id === id) ?? page));
    }
  });
});
