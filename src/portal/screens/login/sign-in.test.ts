import { expect, it } from 'vitest';
import { createCaller } from '#portal/data/server/client/call.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { publicBrand } from '#core/brand/public-brand.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';
import { startSandbox, type TestSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import {
  acceptNotice,
  pendingSignIn,
  completeAcceptedSignIn,
  longNotice,
  signInCompany,
  signInStudent,
} from './sign-in.ts';

/** Makes calls as the portal does, and records their names. */
function callerOf({ url }: TestSandbox): { call: Caller; calls: string[] } {
  const calls: string[] = [];
  const call = createCaller({
    base: `${url}/api`,
    language: 'es',
    token: () => undefined,
    report: () => undefined,
    leaving: () => new AbortController().signal,
    fetch: (address, init) => {
      calls.push(new URL(String(address)).pathname.replace(/^.*\//, ''));
      return fetch(address, init);
    },
  });
  return { call, calls };
}

const credentialsOf = (id: PersonaId, more: { password?: string; recordar?: boolean } = {}) => ({
  usuario: personaOf(id).usuario,
  password: examplePassword,
  recordar: false,
  ...more,
});

it('signs a student in with a password, and passes on "remember me"', async () => {
  const { call } = callerOf(await startSandbox());
  expect(await signInStudent(call, credentialsOf('student', { recordar: true }))).toMatchObject({
    state: 'accepted',
    signIn: { side: 'student', recordar: true, datos: { tipoUsuario: 'Alumno', conPracticas: true } },
  });
});

it('refuses a wrong password with the message of the server', async () => {
  const { call } = callerOf(await startSandbox());
  expect(await signInStudent(call, credentialsOf('student', { password: 'no' }))).toEqual({
    state: 'refused',
    failure: {
      ok: false,
      kind: 'message',
      code: 3,
      message: 'El usuario o la contraseña no son correctos.',
    },
  });
});

it('refuses a graduate who has an account of the university with code 95', async () => {
  const { call } = callerOf(
    await startSandbox({
      settings: { modulos: { sso: true }, sso: { urlInicio: 'https://id.campus.example/' } },
    }),
  );
  expect(await signInStudent(call, credentialsOf('sso-graduate'))).toMatchObject({
    state: 'refused',
    failure: { code: 95 },
  });
});

it('asks for the firms of a company first, and takes the only one', async () => {
  const { call, calls } = callerOf(await startSandbox());
  expect(await signInCompany(call, credentialsOf('company'))).toMatchObject({
    state: 'accepted',
    signIn: { side: 'company', datos: { tipoUsuario: 'Empresa' } },
  });
  expect(calls).toEqual(['dameEmpresasDelUsuario', 'logaUsuario']);
});

it('offers a choice of several firms, and signs in for the chosen one', async () => {
  const sandbox = await startSandbox();
  const { call, calls } = callerOf(sandbox);
  const attempt = await signInCompany(call, credentialsOf('group'));
  if (attempt.state !== 'choose') throw new Error(`It came to ${attempt.state}`);
  expect(attempt.firms.length).toBeGreaterThan(1);
  expect(attempt.firms[0]).toMatchObject({ cif: expect.stringMatching(/^\w+$/) as string });
  const [, second] = attempt.firms;
  expect(await signInCompany(call, credentialsOf('group'), second)).toMatchObject({ state: 'accepted' });
  expect(calls).toEqual(['dameEmpresasDelUsuario', 'logaUsuario']);
});

it('refuses a user without firms as wrong credentials', async () => {
  const none: Caller = () => Promise.resolve({ ok: true, datos: [] as never });
  expect(await signInCompany(none, credentialsOf('company'))).toEqual({
    state: 'refused',
    failure: { ok: false, kind: 'error', code: 3 },
  });
});

it('refuses a company that is not validated', async () => {
  const { call } = callerOf(await startSandbox());
  expect(await signInCompany(call, credentialsOf('unvalidated-company'))).toMatchObject({
    state: 'refused',
    failure: { code: 9 },
  });
});

it('holds a sign-in with a pending notice, and calls the server with its token', async () => {
  const sandbox = await startSandbox();
  const { call, calls } = callerOf(sandbox);
  const brand = publicBrand(sandbox.brand, 'es');
  const attempt = await signInStudent(call, credentialsOf('rgpd-student'));
  if (attempt.state !== 'accepted') throw new Error(`It came to ${attempt.state}`);
  expect(await completeAcceptedSignIn(attempt.signIn, brand)).toEqual({ notice: attempt.signIn });
  expect(pendingSignIn()).toEqual(attempt.signIn);
  expect(await longNotice(call)).toMatchObject({ ok: true, datos: expect.stringContaining('\n') as string });

  // Without a browser the session cannot be stored; the test checks the calls to the server.
  await acceptNotice(call, attempt.signIn, brand).catch(() => undefined);
  expect(calls.at(-1)).toBe('guardaAceptacionRGPD');
  expect(await signInStudent(call, credentialsOf('rgpd-student'))).toMatchObject({
    signIn: { datos: { textoCortoRGPD: '' } },
  });
  tab.remove(portalKey('tokenRGPD'));
});

it('discards a held token that has expired, and keeps it when the server cannot be reached', async () => {
  const sandbox = await startSandbox();
  const { call } = callerOf(sandbox);
  const brand = publicBrand(sandbox.brand, 'es');
  const attempt = await signInStudent(call, credentialsOf('rgpd-student'));
  if (attempt.state !== 'accepted') throw new Error(`It came to ${attempt.state}`);
  await completeAcceptedSignIn(attempt.signIn, brand);

  const unreachable: Caller = () =>
    Promise.resolve({ ok: false, kind: 'unavailable', code: 500, reason: 'network' });
  expect(await acceptNotice(unreachable, attempt.signIn, brand)).toMatchObject({ failure: { code: 500 } });
  expect(pendingSignIn()).toEqual(attempt.signIn);

  sandbox.wait(13 * 3600);
  expect(await acceptNotice(call, attempt.signIn, brand)).toMatchObject({ failure: { code: 2 } });
  expect(pendingSignIn() ?? undefined).toBeUndefined();
});
