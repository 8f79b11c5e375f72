import { expect, it } from 'vitest';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { $error } from '#portal/data/messages/messages.ts';
import { refusalOf } from './refusal.ts';

const settings = { ownlogin: true, OneLoginForCandidatos: false, modulos: { sso: true } };
const place = {
  brand: { settings, paths: { login: '/login', 'login-company': '/login/empresas', sso: '/acceso' } },
  side: 'student' as const,
  t: (id: string, values?: object) => `${id} ${JSON.stringify(values)}`,
};
const error = (code: number): CallFailure => ({ ok: false, kind: 'error', code });
const fields = { 16: 'email', 28: 'password' } as const;

it('says at the field what a code is about, and where an account that is there is used', () => {
  expect(refusalOf(error(28), fields, place)).toEqual({ problems: { password: 'errors.weakPassword' } });
  expect(refusalOf(error(16), fields, place)).toEqual({
    problems: { email: 'errors.userExists' },
    action: { href: '/login', label: 'actions.signIn' },
  });
  expect(refusalOf(error(16), fields, { ...place, side: 'company' }).action?.href).toBe('/login/empresas');
});

it('sends those with an account of the university there, unless the portal has no such sign-in', () => {
  expect(refusalOf(error(95), fields, place)).toEqual({
    message: 'errors.useSingleSignOn',
    action: { href: '/acceso', label: 'actions.signInWithUniversity' },
  });
  // The signed-in user would be sent home from there.
  expect(refusalOf(error(95), fields, { ...place, isSwitch: true }).action?.href).toBe('/acceso?cuenta=otra');
  expect(refusalOf(error(95), fields, { ...place, brand: { settings, paths: {} } })).toEqual({
    message: 'errors.useSingleSignOn',
  });
});

it('says on top what is about no field, a lost answer and an unknown code included', () => {
  expect(refusalOf(error(48), fields, place)).toEqual({ message: 'errors.actionNotAllowed' });
  const lost: CallFailure = { ok: false, kind: 'unavailable', code: 500, reason: 'timeout' };
  expect(refusalOf(lost, fields, place)).toEqual({ message: 'errors.serviceUnavailable' });
  expect(refusalOf(error(4711), fields, place)).toEqual({
    message: { text: 'errors.unknown {"code":4711}' },
  });
});

it('says why something is not allowed, where the server does', () => {
  const failure: CallFailure = { ok: false, kind: 'error', code: 48, motivo: 'Alguien participa todavía.' };
  const text = 'errors.actionNotAllowed undefined Alguien participa todavía.';
  expect(refusalOf(failure, fields, place)).toEqual({ message: { text } });
  expect(refusalOf(failure, { 48: 'email' }, place)).toEqual({ problems: { email: { text } } });
});

it('prefers the words of the server where a code has them', () => {
  const failure: CallFailure = { ok: false, kind: 'message', code: 3, message: 'Cuenta sin activar.' };
  expect(refusalOf(failure, fields, place)).toEqual({ message: { text: 'Cuenta sin activar.' } });
});

it('says in words how long to wait after many wrong passwords', () => {
  const waiting = (espera: number): CallFailure => ({
    ok: false,
    kind: 'message',
    code: 3,
    message: 'No',
    espera,
  });
  const text = (espera: number) => refusalOf(waiting(espera), fields, place);
  expect(text(45)).toEqual({ message: { text: 'frame.waitSeconds {"count":45}' } });
  expect(text(61)).toEqual({ message: { text: 'frame.waitMinutes {"count":2}' } });
});

it('leaves to the banner what it says already: that the session is over, or the account refused', () => {
  for (const code of [2, 9]) {
    expect(refusalOf(error(code), fields, place)).not.toEqual({});
    $error.set({ code });
    expect(refusalOf(error(code), fields, place)).toEqual({});
    expect(refusalOf(error(48), fields, place)).toEqual({ message: 'errors.actionNotAllowed' });
    $error.set(undefined);
  }
});

it('says nothing when the page was left', () => {
  expect(refusalOf({ ok: false, kind: 'aborted' }, fields, place)).toEqual({});
});
