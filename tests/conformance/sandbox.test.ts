import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkServer, journeyCalls } from '#generator/conformance/check-server.ts';
import { reports } from '#generator/conformance/report/reports.ts';
import { summaryOf } from '#generator/conformance/report/summary.ts';
import { rules } from '#generator/conformance/rules.ts';
import { newDni } from '#generator/conformance/values.ts';
import type { Brand } from '#core/brand/brand.ts';
import { callList } from '#core/contract/calls/index.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { name, sql } from '#sandbox/db/sql.ts';
import { checkOf, type FaultyServer, startFaultyServer } from '../support/conformance/faulty-server.ts';
import { http } from '../support/conformance/faults.ts';

const root = join(import.meta.dirname, '../..');

let brand: Brand;
let server: FaultyServer;
const folder = mkdtempSync(join(tmpdir(), 'andana-contract-'));

beforeAll(async () => {
  const { brands } = await loadBrands({ brandsDir: join(root, 'brands'), only: ['meridia'] });
  const [found] = brands;
  if (!found) throw new Error('The brand cannot be read');
  brand = found;
  server = await startFaultyServer(brand);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Every row of every table, as text. */
function everything(): string {
  const tables = server.db.column<string>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`,
  );
  return JSON.stringify(tables.map((table) => [table, server.db.all(sql`SELECT * FROM ${name(table)}`)]));
}

/** Runs the command; `code` is its exit code. */
async function contract(...options: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const run = promisify(execFile)(process.execPath, ['scripts/commands/contract.ts', ...options], {
    cwd: root,
  });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  );
}

function accountsFile(accounts: object): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(accounts));
  return file;
}

describe('the sandbox', () => {
  it('conforms in a run without writes', async () => {
    const before = everything();
    const result = await checkServer(checkOf(server, brand));
    expect(result.differences).toEqual([]);
    expect(everything()).toBe(before);
    expect(summaryOf(result).conform).toBeGreaterThan(70);
    const reasons = result.rows.filter(({ outcome }) => outcome === 'not tried').map(({ detail }) => detail);
    expect(new Set(reasons)).toEqual(new Set(['changes data: --write tries it']));
  });

  it('conforms in at least 150 calls in a run with writes', async () => {
    const result = await checkServer({ ...checkOf(server, brand), write: true });
    expect(result.differences).toEqual([]);
    expect(summaryOf(result)).toMatchObject({ differ: 0, calls: callList.length });
    expect(summaryOf(result).conform).toBeGreaterThanOrEqual(150);
    const timed = result.rows.filter(({ answers }) => answers > 0);
    expect(timed.length).toBeGreaterThan(150);
    expect(timed.every(({ median = -1, slowest = -1 }) => median >= 0 && slowest >= median)).toBe(true);
    expect(server.logged).toEqual([]);
  });

  it('conforms also after the daily limit of identity number lookups', async () => {
    const { accounts = {} } = checkOf(server, brand);
    const [company] = accounts.empresas ?? [];
    const post = async (path: string, body: object, token = ''): Promise<Envelope<unknown>> => {
      const headers = { authorization: `Bearer ${token}` };
      const request = { method: 'POST', body: JSON.stringify(body), headers };
      return (await fetch(`${server.url}/api/Empresa/${path}`, request)).json() as Promise<Envelope<unknown>>;
    };
    const firms = (await post('dameEmpresasDelUsuario', company ?? {})).datos as { idEmpresa: number }[];
    const signedIn = await post('logaUsuario', { ...company, eidEmpresa: firms[0]?.idEmpresa });
    const { token } = signedIn.datos as { token: string };
    let status = 0;
    for (let number = 1; number < 100 && status === 0; number += 1)
      ({ status } = await post('compruebaDNIalumno', { dni: newDni() }, token));
    expect(status).toBe(48);
    const result = await checkServer({ ...checkOf(server, brand), only: ['compruebaDNIalumno'] });
    expect(result.differences).toEqual([]);
  });

  it('is reached by host names below localhost', async () => {
    const base = server.url.replace('127.0.0.1', 'meridia.localhost');
    const { differences } = await checkServer({ base: `${base}/api`, only: ['titulaciones'] });
    expect(differences).toEqual([]);
    expect([...server.hosts].some((host) => host.startsWith('meridia.localhost:'))).toBe(true);
  });
});

describe('the kit', () => {
  it('has a journey to every call of the contract', () => {
    expect(callList.map(({ name: call }) => call).filter((call) => !journeyCalls.has(call as never))).toEqual(
      [],
    );
  });

  it('explains each of its rules', () => {
    const page = readFileSync(join(root, 'docs/server/conformance.md'), 'utf8');
    const headings = [...page.matchAll(/^### (\S+)$/gm)].map(([, rule]) => rule);
    expect(headings).toEqual(Object.keys(rules));
  });
});

describe('npm run contract', () => {
  it('exits with 0 and a row per call if nothing differs', async () => {
    const { code, stdout } = await contract(
      '--server',
      `${server.url}/sandbox/`,
      '--only',
      'titulaciones,dominios',
    );
    expect(stdout).toMatch(/^conforms +titulaciones +\d+ ms +\d+ ms +answers$/m);
    expect(stdout).toContain('0 differences in all.');
    expect(code).toBe(0);
  });

  it('uses the fixed key of a brand, and reports for each side why it was skipped', async () => {
    const { accounts: { alumnos, empresas } = {} } = checkOf(server, brand);
    const personas = accountsFile({ alumnos: alumnos?.slice(0, 1), empresas: empresas?.slice(0, 1) });

    const accountOf = (usuario = ''): number =>
      server.db.value<number>(sql`SELECT id FROM account WHERE usuario = ${usuario}`) ?? 0;
    server.db.delete('notification', { account: accountOf(alumnos?.[0]?.usuario) });
    const notification = { fecha: '2026-01-10T09:00:00', leida: false, titulo: 'Aviso' };
    server.db.insert('notification', { account: accountOf(empresas?.[0]?.usuario), ...notification });
    const { code, stdout } = await contract(
      ...['--server', server.url, '--brand', 'meridia', '--personas', personas, '--write'],
      ...['--only', 'existeCIF,eliminaNotificacion'],
    );
    expect(stdout).toMatch(/^conforms +existeCIF /m);
    expect(stdout).toMatch(/^not tried +eliminaNotificacion \(Alumno\) .*of Alumno has no notification$/m);
    expect(stdout).toMatch(/^conforms +eliminaNotificacion \(Empresa\) /m);
    expect(code).toBe(0);
  });

  it('exits with 1 and reports request, response and rule if something differs', async () => {
    server.injectFault(http('/titulaciones/es', 201));
    const { code, stdout } = await contract(
      '--server',
      server.url,
      '--brand',
      'meridia',
      '--only',
      'titulaciones',
      '--format',
      'json',
    );
    server.injectFault({});
    expect(code).toBe(1);
    const { rows } = JSON.parse(stdout) as { rows: { name: string; differences: unknown[] }[] };
    expect(rows.find((row) => row.name === 'titulaciones')?.differences).toMatchObject([
      {
        rule: 'http-200',
        text: rules['http-200'],
        expected: 'HTTP 200',
        came: 'HTTP 201',
        request: `curl -H 'Origin: https://talento.meridiana.example' '${server.url}/api/Dominios/titulaciones/es'`,
        written: [
          'docs/server/conformance.md#http-200',
          'schemas/openapi.json#/paths/~1api~1Dominios~1titulaciones~1{language}/get',
        ],
      },
    ]);
  });

  it('lists missing calls in one line, and fails only if all are required', async () => {
    // Signing in is quick again, and nobody has another password.
    server.reset();
    server.injectFault(http('/dameNotificaciones', 404));
    const asked = ['--server', server.url, '--personas', accountsFile(checkOf(server, brand).accounts ?? {})];
    const building = await contract(...asked, '--only', 'dameNotificaciones,dameEventos');
    expect(building.stdout).toMatch(/^not there yet +dameNotificaciones \(Alumno\) .*HTTP 404$/m);
    expect(building.stdout).toContain('1 of 2 calls built: 1 conform, 0 differ');
    expect(building.code).toBe(0);
    const stage = await contract(...asked, '--stage', '1');
    expect(stage.stdout).toContain('9 of 10 calls built:');
    expect(stage.stdout).toContain('0 differences in all.');
    expect(stage.code).toBe(1);
    server.injectFault({});
  });

  it('says which call a read-back needs, and nothing against the call that wrote', async () => {
    server.injectFault(http('/dameCandidaturas', 404));
    const { rows, differences } = await checkServer({
      ...checkOf(server, brand),
      write: true,
      only: ['inscribirse'],
    });
    server.injectFault({});
    expect(differences).toEqual([]);
    expect(rows.find(({ name: call }) => call === 'inscribirse')?.detail).toMatch(
      /^answers; kept not tried: needs dameCandidaturas\w+ \(HTTP 404\)$/,
    );
    // The grouped list stands in for the plain one.
    const plain = '/dameCandidaturasPracticasUsuario';
    server.injectFault({
      answer: ({ url }, response) => (url.endsWith(plain) ? { ...response, http: 404 } : response),
    });
    const second = await checkServer({ ...checkOf(server, brand), write: true, only: ['inscribirse'] });
    server.injectFault({});
    expect(second.differences).toEqual([]);
    expect(second.rows.find(({ name: call }) => call === 'inscribirse')?.detail).toBe('answers');
  });

  it.each([
    [
      'an invalid stage',
      ['--server', 'localhost:1', '--stage', '7'],
      /^--stage is the number of a stage \(1\)/,
    ],
    [
      'a server that is not there',
      ['--server', 'http://127.0.0.1:1'],
      /^http:\/\/127\.0\.0\.1:1\/api cannot be reached: nothing listens at this address\.$/,
    ],
    ['an invalid address', ['--server', 'ftp://x'], /^--server is the address of a server/],
    ['an unknown call', ['--server', 'localhost:1', '--only', 'dameNada'], /dameNada is not one\.$/],
    [
      'an invalid report',
      ['--server', 'localhost:1', '--format', 'toString'],
      /^--format is one of: text, json, junit, html; not "toString"\.$/,
    ],
  ])('ends with 2 and one sentence for %s', async (_, options, sentence) => {
    const { code, stdout, stderr } = await contract(...options);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.trim()).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('exits with 2 and one sentence if a sign-in fails or the file is invalid', async () => {
    const wrong = accountsFile({ alumnos: [{ usuario: 'nadie@alumnado.example', password: 'Nada12345' }] });
    const refused = await contract('--server', server.url, '--personas', wrong);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr.trim()).toMatch(
      /^Signing in as nadie@alumnado\.example \(Alumno\) is refused with status 3 \(.+\)\.$/,
    );
    const unreadable = await contract('--server', server.url, '--personas', accountsFile({ alumno: {} }));
    expect(unreadable).toMatchObject({ code: 2, stdout: '' });
    expect(unreadable.stderr).toContain('alumno is not what it should be');
    const misspelt = accountsFile({ params: { existeCif: { fixedKey: 'x' } } });
    const { stderr } = await contract('--server', server.url, '--personas', misspelt);
    expect(stderr).toContain('existeCif is not what it should be');
  });
});

describe('a report', () => {
  it('names every call in both formats, and escapes text of the server', async () => {
    server.injectFault(http('/titulaciones/es', 500));
    const result = await checkServer({
      ...checkOf(server, brand),
      accounts: {},
      only: ['titulaciones', 'dominios'],
    });
    server.injectFault({});
    const [difference] = result.rows.flatMap(({ differences }) => differences);
    if (difference) difference.came = '<script>alert(1)</script>\u0000';
    for (const format of ['junit', 'html']) {
      const text = reports[format]?.(result) ?? '';
      expect(text).toContain('titulaciones');
      expect(text).toContain('&lt;script&gt;');
      expect(text).not.toMatch(/<script>|\u0000/);
    }
    expect(reports['junit']?.(result)).toMatch(/^<\?xml[^]*<testsuite [^>]*failures="1"/);
  });
});
