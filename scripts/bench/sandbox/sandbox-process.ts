import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { brandsDir } from './sandbox-data.ts';

const root = resolve(import.meta.dirname, '../../..');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A sandbox in a separate process. */
export interface RunningSandbox {
  /** Base address of the calls, including `/api`. */
  base: string;
  /** Signs in as the persona of a side and returns the token. */
  signIn(side: 'Alumno' | 'Empresa'): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the sandbox command on a free port, with the data of a folder, and waits for its first answer. */
export async function startSandboxProcess(data: string): Promise<RunningSandbox> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}/api`;
  const options = ['--brands-dir', brandsDir, '--brand', 'minimal', '--data', data, '--port', `${port}`];
  const child: ChildProcess = spawn(process.execPath, ['scripts/commands/sandbox.ts', ...options], {
    cwd: root,
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  for (let tries = 0; tries < 200; tries += 1) {
    const response = await fetch(`${base}/Alumno/dameTextoRGPDactual`).catch(() => undefined);
    if (response?.ok) return { base, signIn: (side) => signIn(base, side), stop };
    await new Promise((wait) => setTimeout(wait, 100));
  }
  await stop();
  throw new Error('The sandbox does not start');
}

/** Signs in as the student or company persona, or as another account, and returns the token. */
export async function signIn(
  base: string,
  side: 'Alumno' | 'Empresa',
  usuario: string = personaOf(side === 'Alumno' ? 'student' : 'company').usuario,
): Promise<string> {
  const body = JSON.stringify({ usuario, password: examplePassword });
  const response = await fetch(`${base}/${side}/logaUsuario`, { method: 'POST', body });
  return ((await response.json()) as { datos: { token: string } }).datos.token;
}
