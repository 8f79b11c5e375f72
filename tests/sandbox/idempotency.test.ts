import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkServer } from '../../src/generator/conformance/check-server.ts';
import { newFiscalAccount } from '../../src/generator/conformance/values.ts';
import { loadBrands } from '../../src/generator/brands/load-brands.ts';
import { callList, type CallName } from '../../src/core/contract/calls/index.ts';
import type { Envelope } from '../../src/core/contract/envelope.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { responseLifetime } from '../../src/sandbox/http/idempotency.ts';
import { createRouter } from '../../src/sandbox/http/router.ts';
import { type ReceivedRequest, checkOf, startFaultyServer } from '../support/conformance/faulty-server.ts';
import { examplePassword } from '../../src/sandbox/seed/seed-data.ts';
import { personaOf } from '../../src/sandbox/seed/personas.ts';
import {
  type SandboxCaller,
  startSandbox,
  type TestSandbox,
  tokenOfLink,
} from '../support/sandbox/sandbox.ts';

const newKey = (): string => `"${randomUUID()}"`;
const header = 'idempotency-key';

/** Calls that answer with a token, which is never stored: a retry signs in again. */
const signIns: ReadonlySet<string> = new Set<CallName>([
  'logaUsuario',
  'validaRespuestaLoginIntegrado',
  'accesoEncuesta',
  'logaAnonimo',
  'logaUsuarioEncuesta',
  'validaRespuestaLoginIntegradoEncuesta',
]);

/**
 * Excluded: afterwards its token is invalid even for the same answer, and the kit, which signs in once, needs
 * its sessions.
 */
const signOut: CallName = 'cierraSesion';

const writes = callList.filter(
  ({ method, name }) => method === 'POST' && name !== signOut && !signIns.has(name),
);

/** Calls that require a link in a mail; see below. */
const byMail: readonly CallName[] = [
  'restablecerPasswordAlumno',
  'restablecerPasswordEmpresa',
  'establecerPassword',
];

describe('the same request with the same key', () => {
  it('is executed once and answered like the first time, and refused with another body, by every write', async () => {
    const brandsDir = join(import.meta.dirname, '../../brands');
    const { brands } = await loadBrands({ brandsDir, only: ['meridia'] });
    const [brand] = brands;
    if (!brand) throw new Error('The brand cannot be read');
    const server = await startFaultyServer(brand);
    onTestFinished(() => server.close());
    server.rememberSignIns(true);
    const route = createRouter(callList);
    const done = new Map<string, object>();
    const changes = (): number => server.db.value<number>(sql`SELECT total_changes()`) ?? 0;
    const again = async ({ url, headers }: ReceivedRequest, body: string): Promise<string> => {
      const { authorization = '', [header]: key = '' } = headers;
      const sent = { method: 'POST', headers: { authorization, [header]: key, 'x-again': '1' }, body };
      return (await fetch(url, sent)).text();
    };
    server.injectFault({
      request: ({ method, headers }) => {
        if (method === 'POST') headers[header] ??= newKey();
        return undefined;
      },
      answer: async (asked, returned) => {
        const found = asked.method === 'POST' && route('POST', new URL(asked.url).pathname);
        if (!found || !('call' in found) || signIns.has(found.call.name) || 'x-again' in asked.headers)
          return returned;
        const { name, request } = found.call;
        const first = returned.body.toString('utf8');
        if ((JSON.parse(first) as Envelope).status !== 0 || done.has(name)) return returned;
        const before = changes();
        const second = await again(asked, asked.body);
        const other = request
          ? await again(asked, JSON.stringify({ ...(JSON.parse(asked.body) as object), otra: 1 }))
          : undefined;
        done.set(name, {
          answer: second === first,
          changes: changes() - before,
          other: other === undefined ? 48 : (JSON.parse(other) as Envelope).status,
        });
        return returned;
      },
    });
    const only = writes.map(({ name }) => name as CallName);
    const { differences } = await checkServer({ ...checkOf(server, brand), write: true, only });
    expect(differences).toEqual([]);
    const expected = writes.filter(({ name }) => !byMail.includes(name as CallName)).map(({ name }) => name);
    expect(Object.fromEntries(done)).toEqual(
      Object.fromEntries(expected.map((name) => [name, { answer: true, changes: 0, other: 48 }])),
    );
    expect(server.logged).toEqual([]);
  }, 120_000);
});

interface KeyedSandbox extends TestSandbox {
  /** Posts with a key. */
  post: (
    path: string,
    body: unknown,
    how: { key: string; as?: SandboxCaller; language?: string },
  ) => Promise<Envelope & { http: number }>;
}

async function startKeyedSandbox(): Promise<KeyedSandbox> {
  const sandbox = await startSandbox();
  return {
    ...sandbox,
    post: async (path, body, { key, as, language = 'es' }) => {
      const token = as === undefined ? '' : await sandbox.tokenOf(as);
      const response = await fetch(`${sandbox.url}/api/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'accept-language': language, [header]: key },
        body: JSON.stringify(body),
      });
      return { http: response.status, ...((await response.json()) as Envelope) };
    },
  };
}

const add = 'Alumno/addExperiencia';
const job = { puesto: 'Camarero' };

describe('a key', () => {
  const jobs = ({ db }: TestSandbox): number =>
    db.value<number>(sql`SELECT count(*) FROM experience WHERE puesto = ${job.puesto}`) ?? 0;

  it('of a running request applies to a second one', async () => {
    const sandbox = await startKeyedSandbox();
    const key = newKey();
    const sends = Array.from({ length: 5 }, () => sandbox.post(add, job, { key, as: 'student' }));
    const answers = await Promise.all(sends);
    expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
    expect(jobs(sandbox)).toBe(1);
  });

  it('with another body, or for another call, is 48 with the reason in the language of the reader', async () => {
    const sandbox = await startKeyedSandbox();
    const key = newKey();
    await sandbox.post(add, job, { key, as: 'student' });
    const reasons = [];
    for (const language of ['es', 'ca', 'en'])
      reasons.push(await sandbox.post(add, { puesto: 'Otro' }, { key, as: 'student', language }));
    expect(reasons.map(({ status }) => status)).toEqual([48, 48, 48]);
    const words = reasons.map(({ datos }) => (datos as { motivo: string }).motivo);
    expect(words).toMatchObject([/ya ha llegado/, /ja ha arribat/, /has arrived/]);
    const other = await sandbox.post('Alumno/addEstudio', job, { key, as: 'student' });
    expect(other.status).toBe(48);
    expect(jobs(sandbox)).toBe(1);
  });

  it('is scoped to one account and firm', async () => {
    const sandbox = await startKeyedSandbox();
    const key = newKey();
    const own = await sandbox.post(add, job, { key, as: 'student' });
    const others = await sandbox.post(add, job, { key, as: 'graduate' });
    expect([own.status, others.status, jobs(sandbox)]).toEqual([0, 0, 2]);
    const { usuario } = personaOf('group');
    const { datos: firms } = await sandbox.call('dameEmpresasDelUsuario', {
      body: { usuario, password: examplePassword },
    });
    const account = newFiscalAccount('Pruebas, S. L.');
    const answers = [];
    for (const { idEmpresa } of firms ?? []) {
      const as = { usuario, eidEmpresa: idEmpresa };
      answers.push(await sandbox.post('Empresa/addCuentaFacturacion', account, { key, as }));
    }
    const ids = answers.map(({ datos }) => (datos as { idCuenta: number }).idCuenta);
    expect(new Set(ids).size).toBe(firms?.length);
  });

  it('is forgotten after a day', async () => {
    const sandbox = await startKeyedSandbox();
    const key = newKey();
    await sandbox.post(add, job, { key, as: 'student' });
    sandbox.wait(responseLifetime - 60);
    const token = await signInAgain(sandbox);
    await sandbox.post(add, job, { key, as: { token } });
    expect(jobs(sandbox)).toBe(1);
    sandbox.wait(60);
    await sandbox.post(add, job, { key, as: { token } });
    expect(jobs(sandbox)).toBe(2);
    expect(sandbox.db.value(sql`SELECT count(*) FROM idempotency_key`)).toBe(1);
  });

  it('of a refusal can be used again', async () => {
    const sandbox = await startKeyedSandbox();
    const key = newKey();
    const refused = await sandbox.post(add, { puesto: 'x'.repeat(5000) }, { key, as: 'student' });
    const done = await sandbox.post(add, job, { key, as: 'student' });
    expect([refused.status, done.status, jobs(sandbox)]).toEqual([15, 0, 1]);
  });

  it('without a session is refused like any request without one', async () => {
    const sandbox = await startKeyedSandbox();
    const key = newKey();
    await sandbox.post(add, job, { key, as: 'student' });
    expect(await sandbox.post(add, job, { key })).toEqual({ http: 200, status: 2 });
  });

  it.each(['no-quotes-around-it', '"short"', `"${'x'.repeat(129)}"`, '""', '"one", "two"'])(
    'that is invalid is HTTP 400: %s',
    async (key) => {
      const sandbox = await startKeyedSandbox();
      expect(await sandbox.post(add, job, { key, as: 'student' })).toMatchObject({ http: 400 });
      expect(jobs(sandbox)).toBe(0);
    },
  );

  it('of a sign-in stores no token', async () => {
    const sandbox = await startKeyedSandbox();
    const key = newKey();
    const body = { usuario: personaOf('student').usuario, password: examplePassword };
    const first = await sandbox.post('Alumno/logaUsuario', body, { key });
    const second = await sandbox.post('Alumno/logaUsuario', body, { key });
    expect([first.status, second.status]).toEqual([0, 0]);
    expect(sandbox.db.value(sql`SELECT count(*) FROM idempotency_key`)).toBe(0);
  });

  it.each([
    ['Alumno', 'student', 'solicitarReseteoPassword', 'usuario'],
    ['Empresa', 'company', 'recuerdoPassword', 'nick'],
  ] as const)('of the link of a mail to %s uses it up once', async (side, persona, ask, name) => {
    const sandbox = await startKeyedSandbox();
    await sandbox.post(`${side}/${ask}`, { [name]: personaOf(persona).usuario }, { key: newKey() });
    const body = { token: tokenOfLink(sandbox.links()[0]), password: 'Contraseña9' };
    const key = newKey();
    const answers = [];
    for (const sent of [body, body, { ...body, password: 'Contraseña8' }])
      answers.push((await sandbox.post(`${side}/restablecerPassword`, sent, { key })).status);
    expect(answers).toEqual([0, 0, 48]);
  });

  it('of a body with a password stores nothing to test passwords against', async () => {
    const sandbox = await startKeyedSandbox();
    const body = { passwordActual: examplePassword, password: 'Contraseña9' };
    const { status } = await sandbox.post('Alumno/editarPassword', body, { key: newKey(), as: 'student' });
    expect(status).toBe(0);
    const kept = sandbox.db.value<Uint8Array>(sql`SELECT fingerprint FROM idempotency_key`);
    const text = `editarPassword ${JSON.stringify({})}\n${JSON.stringify(body)}`;
    expect(kept).toHaveLength(32);
    expect(Buffer.from(kept ?? []).toString('hex')).not.toBe(createHash('sha256').update(text).digest('hex'));
  });
});

/** Signs the student in and returns the token. */
async function signInAgain({ url }: TestSandbox): Promise<string> {
  const body = JSON.stringify({ usuario: personaOf('student').usuario, password: examplePassword });
  const answer = await fetch(`${url}/api/Alumno/logaUsuario`, { method: 'POST', body });
  return ((await answer.json()) as { datos: { token: string } }).datos.token;
}
