import { expect, it } from 'vitest';
import { loginWays } from './sign-in-methods.ts';

type Settings = Parameters<typeof loginWays>[0];

const settings = (ownlogin: boolean, sso: boolean, OneLoginForCandidatos = false): Settings => ({
  ownlogin,
  OneLoginForCandidatos,
  modulos: { sso },
  loginsEspecificos: {
    ciclos: { tipoUsuario: 'Alumno' },
    doctorado: { tipoUsuario: 'Egresado' },
    fundaciones: { tipoUsuario: 'Empresa' },
  },
});

const own = { ownForm: true, universityAccount: false };
const university = { ownForm: false, universityAccount: true };
const both = { ownForm: true, universityAccount: true };

it.each([
  [true, false, own],
  [false, true, university],
  [true, true, both],
])('for students are those of the brand (own %s, university %s)', (ownlogin, sso, expected) => {
  expect(loginWays(settings(ownlogin, sso), 'login')).toEqual({ side: 'student', ...expected });
  expect(loginWays(settings(ownlogin, sso), 'login-specific', 'ciclos')).toMatchObject(expected);
});

it('always leave a way in', () => {
  expect(loginWays(settings(false, false), 'login')).toMatchObject(own);
});

it('for graduates are a password, unless they sign in where students do', () => {
  expect(loginWays(settings(false, true), 'login-graduate')).toEqual({ side: 'student', ...own });
  expect(loginWays(settings(false, true), 'login-specific', 'doctorado')).toMatchObject(own);
  expect(loginWays(settings(true, true, true), 'login-specific', 'doctorado')).toMatchObject(both);
});

it('for companies are a password, on a page of their own too', () => {
  expect(loginWays(settings(false, true, true), 'login-company')).toEqual({ side: 'company', ...own });
  expect(loginWays(settings(true, true), 'login-specific', 'fundaciones')).toEqual({
    side: 'company',
    ...own,
  });
});
