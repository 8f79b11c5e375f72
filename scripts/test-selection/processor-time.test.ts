import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { countProcessorTime } from './processor-time.ts';

/** A program that keeps a processor busy for half a second of its own time. */
const busy = 'const start = process.cpuUsage(); while (process.cpuUsage(start).user < 500_000);';

it('counts the processor time of child processes, where the system reports it', async () => {
  const stop = countProcessorTime();
  const child = spawn(process.execPath, ['--eval', busy], { stdio: 'ignore' });
  await once(child, 'exit');
  const seconds = stop();
  if (process.platform === 'linux') expect(seconds).toBeGreaterThanOrEqual(0.5);
  else expect(seconds).toBeUndefined();
});
