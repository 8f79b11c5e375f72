import { expect, it } from 'vitest';
import { createCaller } from '#portal/data/server/client/call.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { publicBrand } from '#core/brand/public-brand.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';
import { startSandbox, type TestSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import { acceptNotice, pendingSignIn, letIn, longNotice, signInCompany, signInStudent } from './sign-in.ts';

/** Makes calls as the portal does, and tells which. */
function callerOf({ url }: TestSandbox): { call: Caller; asked: string[] } {
  const asked: string[] = [];
  const call = createCaller({
    base: `${url}/api`,
    language: 'es',
    token: () => undefined,
    report: () => undefined,
    leaving: () => new AbortController().signal,
    fetch: (address, init) => {
      asked.push(new URL(String(address)).pathname.replace(/^.*\//, ''));
      return fetch(address, init);
    },
  });
  return { call, asked };
}

const as = (id: PersonaId, more: { password?: string; recordar?: boolean } = {}) => ({
  usuario: personaOf(id).usuario,
  password: examplePassword,
  recordar: false,
  ...more,
});

it('lets a student in with the own password, and keeps the wish to be remembered', async () => {
  const { call } = callerOf(await startSandbox());
  expect(await signInStudent(call, as('student', { recordar: true }))).toMatchObject({
    state: 'accepted',
    signIn: { side: 'student', recordar: true, datos: { tipoUsuario: 'Alumno', conPracticas: true } },
  });
});

it('refuses a wrong password with the words of the server', async () => {
  const { call } = callerOf(await startSandbox());
  expect(await signInStudent(call, as('student', { password: 'no' }))).toEqual({
    state: 'refused',
    failure: {
      ok: false,
      kind: 'message',
      code: 3,
      message: 'El usuario o la contraseña no son correctos.',
    },
  });
});

it('refuses a graduate of the university itself with 95', async () => {
  const { call } = callerOf(
    await startSandbox({
      settings: { modulos: { sso: true }, sso: { urlInicio: 'https://id.campus.example/' } },
    }),
  );
  expect(await signInStudent(call, as('sso-graduate'))).toMatchObject({
    state: 'refused',
    failure: { code: 95 },
  });
});

it('asks for the firms of a company first, and takes the only one', async () => {
  const { call, asked } = callerOf(await startSandbox());
  expect(await signInCompany(call, as('company'))).toMatchObject({
    state: 'accepted',
    signIn: { side: 'company', datos: { tipoUsuario: 'Empresa' } },
  });
  expect(asked).toEqual(['dameEmpresasDelUsuario', 'logaUsuario']);
});

it('lets someone of several firms choose, and signs in for that one', async () => {
  const sandbox = await startSandbox();
  const { call, asked } = callerOf(sandbox);
  const tried = await signInCompany(call, as('group'));
  if (tried.state !== 'choose') throw new Error(`It came to ${tried.state}`);
  expect(tried.firms.length).toBeGreaterThan(1);
  expect(tried.firms[0]).toMatchObject({ cif: expect.stringMatching(/^\w+$/) as string });
  const [, second] = tried.firms;
  expect(await signInCompany(call, as('group'), second)).toMatchObject({ state: 'accepted' });
  expect(asked).toEqual(['dameEmpresasDelUsuario', 'logaUsuario']);
});

it('refuses someone without any firm as wrong credentials', async () => {
  const none: Caller = () => Promise.resolve({ ok: true, datos: [] as never });
  expect(await signInCompany(none, as('company'))).toEqual({
    state: 'refused',
    failure: { ok: false, kind: 'error', code: 3 },
  });
});

it('refuses a company that is not validated', async () => {
  const { call } = callerOf(await startSandbox());
  expect(await signInCompany(call, as('unvalidated-company'))).toMatchObject({
    state: 'refused',
    failure: { code: 9 },
  });
});

it('holds who has a notice to accept, and asks the server with the token that is held', async () => {
  const sandbox = await startSandbox();
  const { call, asked } = callerOf(sandbox);
  const brand = publicBrand(sandbox.brand, 'es');
  const tried = await signInStudent(call, as('rgpd-student'));
  if (tried.state !== 'accepted') throw new Error(`It came to ${tried.state}`);
  expect(await letIn(tried.signIn, brand)).toEqual({ notice: tried.signIn });
  expect(pendingSignIn()).toEqual(tried.signIn);
  expect(await longNotice(call)).toMatchObject({ ok: true, datos: expect.stringContaining('\n') as string });

  // There is no browser here to keep the session; what the server was told is what counts.
  await acceptNotice(call, tried.signIn, brand).catch(() => undefined);
  expect(asked.at(-1)).toBe('guardaAceptacionRGPD');
  expect(await signInStudent(call, as('rgpd-student'))).toMatchObject({
    signIn: { datos: { textoCortoRGPD: '' } },
  });
  tab.remove(portalKey('tokenRGPD'));
});

it('discards a held token that has run out, and keeps it when the server cannot be reached', async () => {
  const sandbox = await startSandbox();
  const { call } = callerOf(sandbox);
  const brand = publicBrand(sandbox.brand, 'es');
  const tried = await signInStudent(call, as('rgpd-student'));
  if (tried.state !== 'accepted') throw new Error(`It came to ${tried.state}`);
  await letIn(tried.signIn, brand);

  const unreachable: Caller = () =>
    Promise.resolve({ ok: false, kind: 'unavailable', code: 500, reason: 'network' });
  expect(await acceptNotice(unreachable, tried.signIn, brand)).toMatchObject({ failure: { code: 500 } });
  expect(pendingSignIn()).toEqual(tried.signIn);

  sandbox.wait(13 * 3600);
  expect(await acceptNotice(call, tried.signIn, brand)).toMatchObject({ failure: { code: 2 } });
  expect(pendingSignIn() ?? undefined).toBeUndefined();
});
