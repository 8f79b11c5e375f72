import { describe, expect, it } from 'vitest';
import { examplePassword } from '../../src/sandbox/seed/seed-data.ts';
import { type PersonaId, personaOf } from '../../src/sandbox/seed/personas.ts';
import { startSandbox, type TestSandbox } from '../support/sandbox/sandbox.ts';

describe('the identity provider', () => {
  /** Chooses a persona there and returns the parameters that the portal would find after the # of its address. */
  async function choose(
    sandbox: TestSandbox,
    persona: PersonaId,
    more: Record<string, string> = {},
  ): Promise<Partial<Record<'path' | 'respuesta' | 'scope' | 'estado', string>>> {
    const origin = sandbox.url.replace('127.0.0.1', 'localhost');
    const response = await fetch(`${origin}/sandbox/idp`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ persona, estado: 'e-1', ...more }),
    });
    const [path, fragment = ''] = (response.headers.get('location') ?? '').split('#');
    return { path: path ?? '', ...Object.fromEntries(new URLSearchParams(fragment)) };
  }

  it('leads back to the portal with a code that signs in once', async () => {
    const sandbox = await startSandbox({ settings: { modulos: { sso: true } } });
    const back = await choose(sandbox, 'sso-graduate');
    expect(back).toMatchObject({ path: '/acceso', scope: 'student', estado: 'e-1' });
    const body = { respuesta: back.respuesta ?? '' };
    expect(await sandbox.call('validaRespuestaLoginIntegrado', { body })).toMatchObject({
      status: 0,
      datos: { tipoUsuario: 'Egresado' },
    });
    expect(await sandbox.call('validaRespuestaLoginIntegrado', { body })).toMatchObject({ status: 3 });
  });

  it('signs a company in for the firm that was chosen', async () => {
    const sandbox = await startSandbox();
    const body = { usuario: personaOf('group').usuario, password: examplePassword };
    const firm = (await sandbox.call('dameEmpresasDelUsuario', { body })).datos?.[1]?.idEmpresa;
    const back = await choose(sandbox, 'group', { idEmpresa: String(firm) });
    expect(back).toMatchObject({ scope: 'private-company' });
    const respuesta = back.respuesta ?? '';
    const answer = await sandbox.call('validaRespuestaLoginIntegrado', { body: { respuesta } });
    expect(answer).toMatchObject({ status: 0, datos: { tipoUsuario: 'Empresa' } });
  });

  it('gives codes that expire after two minutes, and refuses accounts that a password sign-in refuses', async () => {
    const sandbox = await startSandbox();
    const late = await choose(sandbox, 'student');
    sandbox.wait(121);
    const answerOf = (back: { respuesta?: string }) =>
      sandbox.call('validaRespuestaLoginIntegrado', {
        body: { respuesta: back.respuesta ?? '' },
      });
    expect(await answerOf(late)).toMatchObject({ status: 3 });
    expect(await answerOf(await choose(sandbox, 'blocked-student'))).toMatchObject({ status: 90 });
    expect(await answerOf(await choose(sandbox, 'unvalidated-company'))).toMatchObject({ status: 9 });
  });
});
