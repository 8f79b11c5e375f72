import { expect, it } from 'vitest';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { me, other } from '../../../../../tests/support/sandbox/cv-sandbox.ts';
import { startCvStore } from '../../../../../tests/support/sandbox/cv-store.ts';
import { createAccountStore } from './account-store.ts';

it('an email is changed with the current password, unless another account has it', async () => {
  const { cv, call, sandbox } = await startCvStore();
  const account = createAccountStore(cv, call);
  const opened = { email: me.usuario };
  expect(await account.saveEmail(opened, { email: other.usuario })).toMatchObject({ code: 16 });
  const email = 'nora.nueva@correo.example';
  const values = { email, comunicacionesEnEmailEstudiante: true };
  expect(await account.saveEmail(opened, values)).toMatchObject({ code: 15 });
  const password = { passwordActual: examplePassword };
  expect(await account.saveEmail(opened, values, password)).toMatchObject({ ok: true });
  expect(cv.$cv.get()).toMatchObject({ datos: { personales: values } });
  expect(await account.saveEmail(opened, opened)).toMatchObject({ kind: 'changed' });
  expect(await sandbox.tokenOf({ usuario: email })).toBeTruthy();
});

it('a password is changed with the current one', async () => {
  const { cv, call, sandbox } = await startCvStore();
  const account = createAccountStore(cv, call);
  expect(await account.changePassword('otra', 'Nueva-clave-7')).toMatchObject({ ok: false, code: 3 });
  expect(await account.changePassword(examplePassword, 'corta')).toMatchObject({ ok: false, code: 28 });
  expect(await account.changePassword(examplePassword, 'Nueva-clave-7')).toMatchObject({ ok: true });
  const signIn = (password: string) =>
    sandbox.call('logaUsuario', { params: { tipo: 'Alumno' }, body: { ...me, password } });
  expect(await signIn('Nueva-clave-7')).toMatchObject({ status: 0 });
  expect(await signIn(examplePassword)).toMatchObject({ status: 3 });
});

it('the language is saved for the next sign-in', async () => {
  const { cv, call, sandbox } = await startCvStore();
  expect(await createAccountStore(cv, call).saveLanguage('ca')).toMatchObject({ ok: true });
  const body = { ...me, password: examplePassword };
  expect(await sandbox.call('logaUsuario', { params: { tipo: 'Alumno' }, body })).toMatchObject({
    datos: { idIdiomaPreferido: 2 },
  });
});
