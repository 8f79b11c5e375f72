import { expect, it } from 'vitest';
import { accessOf, accessProblems, newContactOf, noAccess } from './contact-access.ts';

const at = (values: object) => ({ ...noAccess, email: 'ingrid@taller.example', ...values });

it('sends no access where none is given, whatever was typed before', () => {
  const values = at({ nick: 'ingrid', password: 'corta' });
  expect(accessProblems(values)).toEqual({});
  expect(accessOf(values)).toEqual({});
});

it('invites with the address as user name where no other is typed', () => {
  expect(accessOf(at({ acceso: 'invitacion', password: 'corta' }))).toEqual({
    nick: 'ingrid@taller.example',
  });
  expect(accessOf(at({ acceso: 'invitacion', nick: ' ingrid ' }))).toEqual({ nick: 'ingrid' });
});

it('gives a password that is good enough', () => {
  expect(accessProblems(at({ acceso: 'clave' }))).toEqual({ password: 'validation.required' });
  expect(accessProblems(at({ acceso: 'clave', password: 'corta' }))).toHaveProperty('password');
  const values = at({ acceso: 'clave', password: 'Andana2026' });
  expect(accessProblems(values)).toEqual({});
  expect(accessOf(values)).toEqual({ nick: 'ingrid@taller.example', password: 'Andana2026' });
});

it('adds a contact as a general one where no task was chosen, and nothing that was left empty', () => {
  const typed = { nombre: 'Íngrid', apellidos: 'Çelik', email: 'ingrid@taller.example', telefono2: '' };
  const { telefono2: _, ...said } = typed;
  expect(newContactOf({ ...typed, tipoContacto: [] }, noAccess)).toEqual({ ...said, tipoContacto: [9] });
  expect(newContactOf({ ...typed, tipoContacto: [4, 8] }, noAccess)).toMatchObject({ tipoContacto: [4, 8] });
});
