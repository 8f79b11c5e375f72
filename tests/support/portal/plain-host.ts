import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../build/free-port.ts';

const require = createRequire(import.meta.url);
const program = require.resolve('http-server/bin/http-server');

export interface PlainHost {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves a folder with http-server, which knows no host rules: files, and 404.html for other paths. */
export async function startPlainHost(folder: string): Promise<PlainHost> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [program, folder, '-a', '127.0.0.1', '-p', String(port), '--silent'],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const answers = (): Promise<boolean> =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The plain server ended with code ${child.exitCode}`);
    await wait(50);
  }
  return {
    origin,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
