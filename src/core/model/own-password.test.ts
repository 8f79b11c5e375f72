import { expect, it } from 'vitest';
import { hasOwnPassword, hasUniversityAccount } from './own-password.ts';

const settings = (ownlogin: boolean, sso: boolean, OneLoginForCandidatos = true) => ({
  ownlogin,
  OneLoginForCandidatos,
  modulos: { sso },
});

it('people who sign in only with the university have no password of the portal', () => {
  expect(hasOwnPassword(settings(false, true), 'Alumno')).toBe(false);
  expect(hasOwnPassword(settings(false, true), 'Egresado')).toBe(false);
  expect(hasOwnPassword(settings(false, true, false), 'Egresado')).toBe(true);
  expect(hasOwnPassword(settings(true, true), 'Alumno')).toBe(true);
  expect(hasOwnPassword(settings(false, false), 'Alumno')).toBe(true);
  expect(hasOwnPassword(settings(false, true), 'Empresa')).toBe(true);
});

it('the account of the university is for students, and for graduates who share their sign-in', () => {
  expect(hasUniversityAccount(settings(true, true), 'Alumno')).toBe(true);
  expect(hasUniversityAccount(settings(true, true), 'Egresado')).toBe(true);
  expect(hasUniversityAccount(settings(true, true, false), 'Egresado')).toBe(false);
  expect(hasUniversityAccount(settings(true, false), 'Alumno')).toBe(false);
  expect(hasUniversityAccount(settings(true, true), 'Empresa')).toBe(false);
});
