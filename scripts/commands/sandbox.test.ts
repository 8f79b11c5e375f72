import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { freePort } from '../../tests/support/build/free-port.ts';

const brandsDir = join(import.meta.dirname, '../../tests/brands/good');

let data: string;
let port: number;
let child: ChildProcess | undefined;
let output = '';

const script = join(import.meta.dirname, 'sandbox.ts');

/** Starts the command and waits until it is ready or has ended. */
const start = (...options: string[]): Promise<ChildProcess> =>
  startBy(process.execPath, [script, ...placesOf(), ...options]);

const placesOf = (): string[] => ['--brands-dir', brandsDir, '--data', data, '--port', String(port)];

async function startBy(command: string, args: readonly string[]): Promise<ChildProcess> {
  const started = spawn(command, args);
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
  it('answers on this computer, stores its data in a file per brand, and stops on a signal', async () => {
    const started = await start('--brand', 'minimal');
    expect(output).toContain(`http://localhost:${port}/sandbox/`);
    expect(await signIn(examplePassword)).toBeDefined();
    expect(await readdir(data)).toContain('minimal.sqlite');
    await stop('SIGTERM');
    expect(started.exitCode).toBe(0);
    expect(await readdir(data)).toEqual(['minimal.sqlite']);
  });

  it('keeps everything it had confirmed after being killed', async () => {
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

  it('deletes its data with --reset', async () => {
    await start('--brand', 'minimal');
    const token = await signIn(examplePassword);
    await post('editarPassword', { passwordActual: examplePassword, password: 'Nueva1234' }, token);
    await stop('SIGTERM');
    await start('--brand', 'minimal', '--reset');
    expect(await signIn('Nueva1234')).toBeUndefined();
    expect(await signIn(examplePassword)).toBeDefined();
  });

  it('reports that its data cannot be written or read', async () => {
    const kilobytes = 256;
    const limited = `ulimit -f ${kilobytes}; exec "$@"`;
    const all = [process.execPath, script, ...placesOf(), '--brand', 'minimal'];
    const full = await startBy('bash', ['-c', limited, 'bash', ...all]);
    expect(full.exitCode).toBe(1);
    expect(output).toMatch(
      /^The data of the sandbox cannot be kept in `.*minimal\.sqlite`: .+\. Make room on that disk, or .+\n$/,
    );
    await rm(data, { recursive: true });
    await mkdir(data);
    await writeFile(join(data, 'minimal.sqlite'), 'Lorem ipsum '.repeat(500));
    const other = await start('--brand', 'minimal');
    expect(other.exitCode).toBe(1);
    expect(output).toMatch(/^The data of the sandbox cannot be kept .+--reset to make it anew.+\n$/);
  });

  it('reports an unknown brand, an unknown option, and a port in use', async () => {
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
