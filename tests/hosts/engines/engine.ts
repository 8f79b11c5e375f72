import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requestRaw } from '../../support/faults/raw-request.ts';
import type { Bundle, HostAnswer } from '../probes.ts';
import { programPath } from './program.ts';

/** A host that answers from a bundle. */
export interface Host {
  ask: (path: string, headers?: Record<string, string>) => Promise<HostAnswer>;
  stop: () => Promise<void>;
}

export type StartHost = (bundle: Bundle) => Promise<Host>;

const folder = join(import.meta.dirname, '../../../.cache/host-engines');

/** Loads an engine that comes from npm; see scripts/commands/test-hosts.ts. */
export function loadEngine<Module>(name: string): Module {
  return createRequire(join(folder, 'package.json'))(name) as Module;
}

/** Path of a file of an engine that comes from npm. */
export const engineFile = (path: string): string => join(folder, 'node_modules', path);

/** A program of the system. */
export function program(name: string): string {
  const found = programPath(name);
  if (found === undefined) throw new Error(`${name} is not there: npm run test:hosts says how to get it`);
  return found;
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

/**
 * Starts a server as a program and waits until it takes requests.
 * @param stop ends it in its own way where a signal does not
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  port: number,
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Host> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}:\n${said}`);
    await wait(50);
  }
  return { ask: (path, headers = {}) => requestRaw(port, path, { headers }), stop: () => end(child) };
}

/** Ends a program and what it started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  process.kill(-child.pid, 'SIGTERM');
  await closed;
}
