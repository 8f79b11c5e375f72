import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { checkContract } from '../../scripts/contract-check.ts';
import { callList } from '../../src/api/calls/index.ts';
import { examplePassword } from '../../src/sandbox/seed/make.ts';
import { personaOf } from '../../src/sandbox/seed/personas.ts';
import { startSandbox } from '../support/sandbox.ts';

const root = join(import.meta.dirname, '../..');
const password = examplePassword;
const personas = {
  alumno: { usuario: personaOf('student').usuario, password },
  empresa: { usuario: personaOf('company').usuario, password },
};

it('finds that the sandbox conforms, call by call, and says so as a command', async () => {
  const sandbox = await startSandbox({ content: 'examples' });
  const folder = mkdtempSync(join(tmpdir(), 'andana-contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'personas.json');
  writeFileSync(file, JSON.stringify(personas));
  const options = ['scripts/contract.ts', '--base', `${sandbox.url}/api`, '--personas', file];
  // A command that fails rejects with what it printed.
  const { stdout } = await promisify(execFile)(process.execPath, options, { cwd: root }).catch(
    (error: unknown) => error as { stdout: string },
  );
  const lines = stdout.trim().split('\n');
  expect(lines.filter((line) => line.startsWith('fails'))).toEqual([]);
  expect(lines.at(-1)).toMatch(/ 0 do not/);
  expect(lines.filter((line) => line.endsWith(' answers')).length).toBeGreaterThan(60);
  for (const { name } of callList) expect(stdout).toContain(` ${name} `);
  expect(sandbox.faults).toEqual([]);
});

it('says what is wrong with a server that answers otherwise', async () => {
  const server = createServer((request, response) => {
    const isText = request.url?.toLowerCase().endsWith('/dametextorgpdactual');
    if (request.url?.endsWith('/noExiste')) response.writeHead(200);
    response.end(isText ? '{"status":0,"datos":7}' : '<html>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const findings = await checkContract(`http://127.0.0.1:${port}`, {});
  const of = (name: string): unknown => findings.find((it) => it.name === name);
  expect(of('an unknown path')).toMatchObject({ outcome: 'fails', detail: 'HTTP status 200 and not 404' });
  expect(of('dameTextoRGPDactual')).toMatchObject({
    outcome: 'fails',
    detail: expect.stringContaining('datos'),
  });
  expect(of('dameEventos')).toMatchObject({ outcome: 'fails', detail: 'the answer is no JSON' });
});
