import { expect, it } from 'vitest';
import { signInMethods } from './sign-in-methods.ts';

type Settings = Parameters<typeof signInMethods>[0];

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
])("for students are the brand's (own %s, university %s)", (ownlogin, sso, expected) => {
  expect(signInMethods(settings(ownlogin, sso), 'login')).toEqual({ side: 'student', ...expected });
  expect(signInMethods(settings(ownlogin, sso), 'login-specific', 'ciclos')).toMatchObject(expected);
});

it('always include one method', () => {
  expect(signInMethods(settings(false, false), 'login')).toMatchObject(own);
});

it('for graduates are a password, unless they sign in where students do', () => {
  expect(signInMethods(settings(false, true), 'login-graduate')).toEqual({ side: 'student', ...own });
  expect(signInMethods(settings(false, true), 'login-specific', 'doctorado')).toMatchObject(own);
  expect(signInMethods(settings(true, true, true), 'login-specific', 'doctorado')).toMatchObject(both);
});

it('for companies are a password, on a page of their own too', () => {
  expect(signInMethods(settings(false, true, true), 'login-company')).toEqual({ side: 'company', ...own });
  expect(signInMethods(settings(true, true), 'login-specific', 'fundaciones')).toEqual({
    side: 'company',
    ...own,
  });
});
