import { afterAll, describe, expect, it } from 'vitest';
import { IsolatedProcess } from './isolated-process.ts';

const program = new URL('../../../tests/support/faults/fragile-process.ts', import.meta.url);
const hasty = new IsolatedProcess<string, unknown>(program, { seconds: 0.2, megabytes: 1024 });
const small = new IsolatedProcess<string, unknown>(program, { seconds: 60, megabytes: 300 });
afterAll(() => {
  hasty.close();
  small.close();
});

describe('work in a process of its own', () => {
  it.each([
    ['loops', 'time'],
    ['waits', 'time'],
    ['fills the heap', 'memory'],
    ['fills the memory', 'memory'],
    ['crashes', 'crash'],
    ['leaves', 'crash'],
  ])('that %s costs one job, and says at which file', async (way, cause) => {
    const fragile = cause === 'time' ? hasty : small;
    const jobs = ['answers', way, 'answers'].map((job) => fragile.ask(job));
    expect(await Promise.allSettled(jobs)).toMatchObject([
      { value: 'done' },
      { reason: { name: 'ProcessDied', cause, at: `/brands/${way}` } },
      { value: 'done' },
    ]);
  });

  it('that throws leaves the process alive', async () => {
    await expect(small.ask('throws')).rejects.toMatchObject({
      name: 'WorkFailed',
      at: '/brands/throws',
      message: expect.stringContaining('no good') as string,
    });
    expect(await small.ask('answers')).toBe('done');
  });

  it('that cannot even begin is nobody’s file’s fault', async () => {
    const none = new IsolatedProcess<string, unknown>(new URL('./no-such-program.ts', import.meta.url));
    await expect(none.ask('answers')).rejects.toThrow('A process could not be started');
  });
});
