import { expect, it } from 'vitest';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { $error } from '#portal/data/messages/messages.ts';
import { refusalOf } from './refusal.ts';
import type { RefusalContext } from './refusal-context.ts';

const settings = { ownlogin: true, OneLoginForCandidatos: false, modulos: { sso: true } };
const context = {
  brand: { settings, paths: { login: '/login', 'login-company': '/login/empresas', sso: '/acceso' } },
  side: 'student' as const,
  t: ((id: string, values?: object) => `${id} ${JSON.stringify(values)}`) as RefusalContext['t'],
};
const error = (code: number): CallFailure => ({ ok: false, kind: 'error', code });
const fields = { 16: 'email', 28: 'password' } as const;

it('shows a code at its field, with a link to sign in if the account exists', () => {
  expect(refusalOf(error(28), fields, context)).toEqual({ problems: { password: 'errors.weakPassword' } });
  expect(refusalOf(error(16), fields, context)).toEqual({
    problems: { email: 'errors.userExists' },
    action: { href: '/login', label: 'actions.signIn' },
  });
  expect(refusalOf(error(16), fields, { ...context, side: 'company' }).action?.href).toBe('/login/empresas');
});

it('links to single sign-on for accounts of the university, unless the portal has none', () => {
  expect(refusalOf(error(95), fields, context)).toEqual({
    message: 'errors.useSingleSignOn',
    action: { href: '/acceso', label: 'actions.signInWithUniversity' },
  });
  // Without the switch the page would redirect a signed-in user to the home page.
  expect(refusalOf(error(95), fields, { ...context, isSwitch: true }).action?.href).toBe(
    '/acceso?cuenta=otra',
  );
  expect(refusalOf(error(95), fields, { ...context, brand: { settings, paths: {} } })).toEqual({
    message: 'errors.useSingleSignOn',
  });
});

it('shows a code without a field on top, including lost answers and unknown codes', () => {
  expect(refusalOf(error(48), fields, context)).toEqual({ message: 'errors.actionNotAllowed' });
  const lost: CallFailure = { ok: false, kind: 'unavailable', code: 500, reason: 'timeout' };
  expect(refusalOf(lost, fields, context)).toEqual({ message: 'errors.serviceUnavailable' });
  expect(refusalOf(error(4711), fields, context)).toEqual({
    message: { text: 'errors.unknown {"code":4711}' },
  });
});

it('appends the reason of the server why something is not allowed', () => {
  const failure: CallFailure = { ok: false, kind: 'error', code: 48, motivo: 'Alguien participa todavía.' };
  const text = 'errors.actionNotAllowed undefined Alguien participa todavía.';
  expect(refusalOf(failure, fields, context)).toEqual({ message: { text } });
  expect(refusalOf(failure, { 48: 'email' }, context)).toEqual({ problems: { email: { text } } });
});

it('prefers the message of the server', () => {
  const failure: CallFailure = { ok: false, kind: 'message', code: 3, message: 'Cuenta sin activar.' };
  expect(refusalOf(failure, fields, context)).toEqual({ message: { text: 'Cuenta sin activar.' } });
});

it('shows how long to wait after many wrong passwords', () => {
  const waiting = (espera: number): CallFailure => ({
    ok: false,
    kind: 'message',
    code: 3,
    message: 'No',
    espera,
  });
  const text = (espera: number) => refusalOf(waiting(espera), fields, context);
  expect(text(45)).toEqual({ message: { text: 'frame.waitSeconds {"count":45}' } });
  expect(text(61)).toEqual({ message: { text: 'frame.waitMinutes {"count":2}' } });
});

it('is empty if the banner already shows the code: session over or account refused', () => {
  for (const code of [2, 9]) {
    expect(refusalOf(error(code), fields, context)).not.toEqual({});
    $error.set({ code });
    expect(refusalOf(error(code), fields, context)).toEqual({});
    expect(refusalOf(error(48), fields, context)).toEqual({ message: 'errors.actionNotAllowed' });
    $error.set(undefined);
  }
});

it('is empty when the page was left', () => {
  expect(refusalOf({ ok: false, kind: 'aborted' }, fields, context)).toEqual({});
});
