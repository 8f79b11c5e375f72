import { expect, it } from 'vitest';
import { accessOf, accessProblems, newContactOf, noAccess } from './contact-access.ts';

const formWith = (values: object) => ({ ...noAccess, email: 'ingrid@taller.example', ...values });

it('sends no access without one, even if user name and password were typed', () => {
  const values = formWith({ nick: 'ingrid', password: 'corta' });
  expect(accessProblems(values)).toEqual({});
  expect(accessOf(values)).toEqual({});
});

it('invites with the email as default user name', () => {
  expect(accessOf(formWith({ acceso: 'invitacion', password: 'corta' }))).toEqual({
    nick: 'ingrid@taller.example',
  });
  expect(accessOf(formWith({ acceso: 'invitacion', nick: ' ingrid ' }))).toEqual({ nick: 'ingrid' });
});

it('requires a strong password', () => {
  expect(accessProblems(formWith({ acceso: 'clave' }))).toEqual({ password: 'validation.required' });
  expect(accessProblems(formWith({ acceso: 'clave', password: 'corta' }))).toHaveProperty('password');
  const values = formWith({ acceso: 'clave', password: 'Andana2026' });
  expect(accessProblems(values)).toEqual({});
  expect(accessOf(values)).toEqual({ nick: 'ingrid@taller.example', password: 'Andana2026' });
});

it('adds a contact without a task as a general one, and omits empty fields', () => {
  const typed = { nombre: 'Íngrid', apellidos: 'Çelik', email: 'ingrid@taller.example', telefono2: '' };
  const { telefono2: _, ...filled } = typed;
  expect(newContactOf({ ...typed, tipoContacto: [] }, noAccess)).toEqual({ ...filled, tipoContacto: [9] });
  expect(newContactOf({ ...typed, tipoContacto: [4, 8] }, noAccess)).toMatchObject({ tipoContacto: [4, 8] });
});
