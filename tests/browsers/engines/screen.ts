import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a virtual X display, for a browser without headless mode. */
export async function startScreen(program: string): Promise<{ name: string; close: () => void }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, close: () => void child.kill() };
}
