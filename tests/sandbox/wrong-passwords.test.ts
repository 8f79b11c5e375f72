import { describe, expect, it, onTestFinished } from 'vitest';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { examplePassword } from '../../src/sandbox/seed/seed-data.ts';
import { personaOf } from '../../src/sandbox/seed/personas.ts';
import { startSandbox, testBrand, type TestSandbox } from '../support/sandbox/sandbox.ts';

const { usuario } = personaOf('student');
const params = { tipo: 'Alumno' } as const;

const signIn = (sandbox: TestSandbox, password: string, name: string = usuario) =>
  sandbox.call('logaUsuario', { params, body: { usuario: name, password } });

/** Enters a wrong password several times. */
async function fail(times: number, attempt: () => Promise<{ status: number }>): Promise<void> {
  for (let time = 0; time < times; time += 1) expect(await attempt()).toMatchObject({ status: 3 });
}

const wait = { status: 3, datos: { espera: expect.toSatisfy((it: number) => it > 0 && it <= 10) as number } };

describe('wrong passwords', () => {
  it('delay after the fifth, also with the right one, without effect on others', async () => {
    const sandbox = await startSandbox();
    await fail(4, () => signIn(sandbox, 'equivocada1'));
    expect(await signIn(sandbox, 'equivocada1')).toMatchObject(wait);
    expect(await signIn(sandbox, examplePassword)).toMatchObject(wait);
    const other = await signIn(sandbox, examplePassword, personaOf('empty-student').usuario);
    expect(other).toMatchObject({ status: 0 });
  });

  it('are counted for unknown names too, so that delays reveal nothing', async () => {
    const sandbox = await startSandbox();
    await fail(4, () => signIn(sandbox, 'equivocada1', 'nadie@alumnado.example'));
    expect(await signIn(sandbox, 'equivocada1', ' NADIE@alumnado.example')).toMatchObject(wait);
  });

  it('are forgotten once one was right', async () => {
    const sandbox = await startSandbox();
    for (const _ of [1, 2]) {
      await fail(4, () => signIn(sandbox, 'equivocada1'));
      expect(await signIn(sandbox, examplePassword)).toMatchObject({ status: 0 });
    }
  });

  it('are counted together: changing it, changing the address, signing in', async () => {
    const sandbox = await startSandbox();
    const passwordActual = 'equivocada1';
    const body = { passwordActual, password: 'Nueva1234' };
    await fail(2, () => sandbox.call('editarPassword', { as: 'student', body }));
    const email = 'nueva@alumnado.example';
    await fail(2, () => sandbox.call('editDatosEmail', { as: 'student', body: { email, passwordActual } }));
    expect(await sandbox.call('editarPassword', { as: 'student', body })).toMatchObject(wait);
    expect(await signIn(sandbox, examplePassword)).toMatchObject(wait);
  });

  it('from another address lock nobody out', async () => {
    const brand = await testBrand();
    const sandbox = createSandbox({ brand, data: ':memory:', content: 'people' });
    onTestFinished(() => sandbox.close());
    const from = async (remoteAddress: string, password: string): Promise<unknown> => {
      const body = JSON.stringify({ usuario, password });
      const request = new Request('http://localhost/api/Alumno/logaUsuario', { method: 'POST', body });
      return (await sandbox.fetch(request, { remoteAddress })).json();
    };
    for (const _ of [1, 2, 3, 4, 5]) await from('192.0.2.1', 'equivocada1');
    expect(await from('192.0.2.1', examplePassword)).toMatchObject(wait);
    expect(await from('192.0.2.2', examplePassword)).toMatchObject({ status: 0 });
  });

  it('leave the server free for others: cheap requests are answered first', async () => {
    const sandbox = await startSandbox();
    const answered: string[] = [];
    const tries = Array.from({ length: 12 }, (_, index) =>
      signIn(sandbox, 'equivocada1', `nadie${index}@alumnado.example`).then(() => answered.push('sign-in')),
    );
    const read = sandbox.call('dominios', { params: { language: 'es' } }).then(() => answered.push('read'));
    await Promise.all([...tries, read]);
    expect(answered.indexOf('read')).toBeLessThan(6);
  });
});
