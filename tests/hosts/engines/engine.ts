import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requestRaw } from '../../support/faults/raw-request.ts';
import type { Bundle, HostAnswer } from '../probes.ts';
import { programPath } from './program.ts';

/** A host that serves a bundle. */
export interface Host {
  ask: (path: string, headers?: Record<string, string>) => Promise<HostAnswer>;
  stop: () => Promise<void>;
}

export type StartHost = (bundle: Bundle) => Promise<Host>;

const folder = join(import.meta.dirname, '../../../.cache/host-engines');

/** Loads an engine from npm; see scripts/commands/test-hosts.ts. */
export function loadEngine<Module>(name: string): Module {
  return createRequire(join(folder, 'package.json'))(name) as Module;
}

/** Path of a file of an engine from npm. */
export const engineFile = (path: string): string => join(folder, 'node_modules', path);

/** Path of a program of the system; throws where it is missing. */
export function program(name: string): string {
  const path = programPath(name);
  if (path === undefined) throw new Error(`${name} is not there: npm run test:hosts says how to get it`);
  return path;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Starts a server program and waits until it listens. */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Host> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}:\n${output}`);
    await wait(50);
  }
  return { ask: (path, headers = {}) => requestRaw(port, path, { headers }), stop: () => end(child) };
}

/** Ends a program and its child processes. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  process.kill(-child.pid, 'SIGTERM');
  await closed;
}
