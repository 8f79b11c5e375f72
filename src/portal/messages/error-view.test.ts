import { describe, expect, it } from 'vitest';
import { errorCodes } from '#core/contract/error-codes.ts';
import { errorOf } from '#core/status-messages/errors.ts';
import { errorView } from './error-view.ts';
import type { MessageContext } from './message-context.ts';

const paths: MessageContext['paths'] = {
  home: '/',
  login: '/login',
  'login-company': '/login/empresas',
  logout: '/logout',
  applications: '/mis-candidaturas',
  'placement-offers': '/ofertas-practicas/{type?}',
  'job-offers': '/ofertas-empleo',
  'company-offers': '/mis-ofertas',
  'placement-offer': '/ofertas-practicas/oferta/{id}',
};
const student: MessageContext = { side: 'student', route: 'home', login: 'login', paths, params: {} };
const company: MessageContext = { ...student, side: 'company' };

describe('what the banner makes of an error', () => {
  it.each(errorCodes)('can be closed unless it is important: %s', (code) => {
    const view = errorView({ code }, student);
    expect(view.isImportant).toBe(errorOf(code).category === 'important');
    if (view.isImportant) expect(view.action?.kind).toMatch(/^sign/);
  });

  it('leads to the sign-in page of the half once the session is over', () => {
    expect(errorView({ code: 2 }, student).action).toEqual({
      kind: 'signInAgain',
      label: 'actions.signInAgain',
      href: '/login',
    });
    expect(errorView({ code: 2, side: 'company' }, student).action).toMatchObject({
      href: '/login/empresas',
    });
  });

  it('leads there beside the page where something that was typed would be lost', () => {
    expect(errorView({ code: 2 }, { ...student, hasTyped: true })).toMatchObject({
      text: 'frame.sessionEndedEditing',
      action: { kind: 'signInBeside', href: '/login' },
    });
  });

  it('leads to the sign-in page for another account from a page that is locked', () => {
    const locked = { code: 2, isLocked: true };
    expect(errorView(locked, student)).toMatchObject({
      text: 'frame.lockedText',
      isSmall: true,
      action: { kind: 'signInBeside', href: '/login?cuenta=otra' },
    });
    expect(errorView({ ...locked, retry: () => undefined }, student)).toMatchObject({
      text: 'frame.lockedUnknown',
      action: { kind: 'retry', label: 'frame.continueHere' },
    });
  });

  it('leads to the sign-in page of whoever it was', () => {
    const graduate: MessageContext = {
      ...student,
      login: 'login-graduate',
      paths: { ...paths, 'login-graduate': '/login/antiguos' },
    };
    expect(errorView({ code: 2 }, graduate).action).toMatchObject({ href: '/login/antiguos' });
  });

  it('only mentions the ended session on the page where one signs in again', () => {
    const view = errorView({ code: 2, side: 'student' }, { ...student, route: 'login', isSignIn: true });
    expect(view).toEqual({ isImportant: false, isSmall: true, text: 'errors.sessionEnded' });
  });

  it('leads companies from the sign-in page of the others to theirs', () => {
    const at = (route: MessageContext['route']) =>
      errorView({ code: 2, side: 'company' }, { ...company, route, isSignIn: true });
    expect(at('login').action).toMatchObject({ kind: 'link', href: '/login/empresas' });
    expect(at('login-company').action).toBeUndefined();
  });

  it('leads back by role and by the kind of offer', () => {
    const href = (offer: 'practicas' | 'empleo', from: MessageContext) =>
      errorView({ code: 4, offer }, from).action;
    expect(href('practicas', student)).toMatchObject({ href: '/ofertas-practicas' });
    expect(href('empleo', student)).toMatchObject({ href: '/ofertas-empleo' });
    expect(href('empleo', company)).toMatchObject({ href: '/mis-ofertas' });
  });

  it('leads neither to the page one is on nor to one that the brand lacks', () => {
    expect(errorView({ code: 10 }, { ...student, route: 'applications' }).action).toBeUndefined();
    expect(errorView({ code: 74 }, student).action).toBeUndefined();
  });

  it('signs out of what has been blocked by the page that signs out', () => {
    for (const view of [errorView({ code: 90 }, student), errorView({ code: 9 }, company)])
      expect(view.action).toEqual({ kind: 'signOut', label: 'actions.signOut', href: '/logout' });
  });

  it('offers to ask again for what did not come', () => {
    const retry = (): void => undefined;
    expect(errorView({ code: 500, retry }, student).action?.kind).toBe('retry');
    expect(errorView({ code: 500 }, student).action?.kind).toBe('reload');
  });

  it('lets the server speak where the table has its words', () => {
    expect(errorView({ code: 90, message: 'Bloqueada' }, student).serverMessage).toBe('Bloqueada');
    expect(errorView({ code: 10, message: 'Otra cosa' }, student).serverMessage).toBeUndefined();
  });

  it('says beside its own text why the server refuses the account', () => {
    const view = errorView({ code: 9, message: 'Falta el CIF' }, company);
    expect(view).toMatchObject({ text: 'errors.companyBlocked', reason: 'Falta el CIF' });
    expect(errorView({ code: 90, message: 'Bloqueada' }, student).reason).toBeUndefined();
  });

  it('names the number of a code that nobody knows', () => {
    expect(errorView({ code: 777 }, student)).toMatchObject({
      isImportant: false,
      text: 'errors.unknown',
      values: { code: 777 },
    });
  });
});
