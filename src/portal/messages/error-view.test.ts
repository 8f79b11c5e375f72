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

describe('the view of an error', () => {
  it.each(errorCodes)('can be closed unless it is important: %s', (code) => {
    const view = errorView({ code }, student);
    expect(view.isImportant).toBe(errorOf(code).category === 'important');
    if (view.isImportant) expect(view.action?.kind).toMatch(/^sign/);
  });

  it('leads to the sign-in page of the side once the session has ended', () => {
    expect(errorView({ code: 2 }, student).action).toEqual({
      kind: 'signInAgain',
      label: 'actions.signInAgain',
      href: '/login',
    });
    expect(errorView({ code: 2, side: 'company' }, student).action).toMatchObject({
      href: '/login/empresas',
    });
  });

  it('leads there in a new tab where unsaved input would be lost', () => {
    expect(errorView({ code: 2 }, { ...student, hasUnsavedInput: true })).toMatchObject({
      text: 'frame.sessionEndedEditing',
      action: { kind: 'signInInNewTab', href: '/login' },
    });
  });

  it('leads from a locked page to the sign-in page for another account', () => {
    const locked = { code: 2, isLocked: true };
    expect(errorView(locked, student)).toMatchObject({
      text: 'frame.lockedText',
      isSmall: true,
      action: { kind: 'signInInNewTab', href: '/login?cuenta=otra' },
    });
    expect(errorView({ ...locked, retry: () => undefined }, student)).toMatchObject({
      text: 'frame.lockedUnknown',
      action: { kind: 'retry', label: 'frame.continueHere' },
    });
  });

  it('leads to the sign-in page of the last user type', () => {
    const graduate: MessageContext = {
      ...student,
      login: 'login-graduate',
      paths: { ...paths, 'login-graduate': '/login/antiguos' },
    };
    expect(errorView({ code: 2 }, graduate).action).toMatchObject({ href: '/login/antiguos' });
  });

  it('only mentions the ended session on a sign-in page', () => {
    const view = errorView({ code: 2, side: 'student' }, { ...student, route: 'login', isSignIn: true });
    expect(view).toEqual({ isImportant: false, isSmall: true, text: 'errors.sessionEnded' });
  });

  it('leads companies from the sign-in page of students to theirs', () => {
    const at = (route: MessageContext['route']) =>
      errorView({ code: 2, side: 'company' }, { ...company, route, isSignIn: true });
    expect(at('login').action).toMatchObject({ kind: 'link', href: '/login/empresas' });
    expect(at('login-company').action).toBeUndefined();
  });

  it('leads back by role and by the kind of offer', () => {
    const action = (offer: 'practicas' | 'empleo', context: MessageContext) =>
      errorView({ code: 4, offer }, context).action;
    expect(action('practicas', student)).toMatchObject({ href: '/ofertas-practicas' });
    expect(action('empleo', student)).toMatchObject({ href: '/ofertas-empleo' });
    expect(action('empleo', company)).toMatchObject({ href: '/mis-ofertas' });
  });

  it('links neither to the current page nor to one that the brand lacks', () => {
    expect(errorView({ code: 10 }, { ...student, route: 'applications' }).action).toBeUndefined();
    expect(errorView({ code: 74 }, student).action).toBeUndefined();
  });

  it('leads a blocked account to the page that signs out', () => {
    for (const view of [errorView({ code: 90 }, student), errorView({ code: 9 }, company)])
      expect(view.action).toEqual({ kind: 'signOut', label: 'actions.signOut', href: '/logout' });
  });

  it('offers a retry, else a reload, after a lost answer', () => {
    const retry = (): void => undefined;
    expect(errorView({ code: 500, retry }, student).action?.kind).toBe('retry');
    expect(errorView({ code: 500 }, student).action?.kind).toBe('reload');
  });

  it('has the message of the server where the table allows it', () => {
    expect(errorView({ code: 90, message: 'Bloqueada' }, student).serverMessage).toBe('Bloqueada');
    expect(errorView({ code: 10, message: 'Otra cosa' }, student).serverMessage).toBeUndefined();
  });

  it('has the reason of the server beside the text where the account is refused', () => {
    const view = errorView({ code: 9, message: 'Falta el CIF' }, company);
    expect(view).toMatchObject({ text: 'errors.companyBlocked', reason: 'Falta el CIF' });
    expect(errorView({ code: 90, message: 'Bloqueada' }, student).reason).toBeUndefined();
  });

  it('has the number of an unknown code', () => {
    expect(errorView({ code: 777 }, student)).toMatchObject({
      isImportant: false,
      text: 'errors.unknown',
      values: { code: 777 },
    });
  });
});
