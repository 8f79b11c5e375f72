import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examplePassword } from '#sandbox/seed/make.ts';

const brandsDir = join(import.meta.dirname, '../tests/brands/good');

let data: string;
let port: number;
let child: ChildProcess | undefined;
let output = '';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts the command and waits until it has started or ended. */
async function start(...options: string[]): Promise<ChildProcess> {
  const places = ['--brands-dir', brandsDir, '--data', data, '--port', String(port)];
  const started = spawn(process.execPath, [join(import.meta.dirname, 'sandbox.ts'), ...places, ...options]);
  child = started;
  output = '';
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (text: Buffer) => (output += String(text)));
  }
  while (!output.includes('Stop with Ctrl+C') && started.exitCode === null) {
    await Promise.race([once(started.stdout, 'data'), once(started, 'exit')]);
  }
  return started;
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (child && child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

interface Answer {
  status: number;
  datos?: unknown;
}

async function post(call: string, body: unknown, token?: string): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}/api/Alumno/${call}`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

const usuario = 'lucia@alumnado.example';

async function signIn(password: string): Promise<string | undefined> {
  const { datos } = await post('logaUsuario', { usuario, password });
  return (datos as { token: string } | undefined)?.token;
}

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'andana-sandbox-'));
  port = await freePort();
});

afterEach(async () => {
  await stop('SIGKILL');
  await rm(data, { recursive: true });
});

describe('npm run sandbox', () => {
  it('answers on this computer, keeps its data in a file per brand, and stops when told to', async () => {
    const started = await start('--brand', 'minimal');
    expect(output).toContain(`http://localhost:${port}/sandbox/`);
    expect(await signIn(examplePassword)).toBeDefined();
    expect(await readdir(data)).toContain('minimal.sqlite');
    await stop('SIGTERM');
    expect(started.exitCode).toBe(0);
    expect(await readdir(data)).toEqual(['minimal.sqlite']);
  });

  it('comes back with everything it had answered for when it was killed', async () => {
    await start('--brand', 'minimal');
    const token = await signIn(examplePassword);
    for (let round = 0; round < 3; round += 1) {
      const password = `Contraseña${round}`;
      const present = round === 0 ? examplePassword : `Contraseña${round - 1}`;
      expect(await post('editarPassword', { passwordActual: present, password }, token)).toEqual({
        status: 0,
      });
      const unanswered = post('editarPassword', { passwordActual: 'equivocada1', password }, token);
      unanswered.catch(() => undefined);
      await stop('SIGKILL');
      await start('--brand', 'minimal');
      expect(await signIn(present)).toBeUndefined();
      expect(await signIn(password)).toBeDefined();
    }
  });

  it('forgets everything with --reset', async () => {
    await start('--brand', 'minimal');
    const token = await signIn(examplePassword);
    await post('editarPassword', { passwordActual: examplePassword, password: 'Nueva1234' }, token);
    await stop('SIGTERM');
    await start('--brand', 'minimal', '--reset');
    expect(await signIn('Nueva1234')).toBeUndefined();
    expect(await signIn(examplePassword)).toBeDefined();
  });

  it('says what is wrong: a brand that does not exist, an option, a port that is taken', async () => {
    const unknown = await start('--brand', 'nimial');
    expect(unknown.exitCode).toBe(2);
    expect(output).toContain('There is no brand called `nimial`.');
    const option = await start('--prt', '1');
    expect(option.exitCode).toBe(1);
    expect(output).toContain('Usage: npm run sandbox -- [options]');
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    const taken = await start('--brand', 'minimal');
    expect(taken.exitCode).toBe(1);
    expect(output).toContain(`npm run sandbox -- --port ${port + 1}`);
    server.close();
  });
});
