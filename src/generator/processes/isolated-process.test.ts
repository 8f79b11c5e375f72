import { afterAll, describe, expect, it } from 'vitest';
import { IsolatedProcess } from './isolated-process.ts';

const program = new URL('../../../tests/support/faults/fragile-process.ts', import.meta.url);
const hasty = new IsolatedProcess<string, unknown>(program, { seconds: 0.2, megabytes: 1024 });
const cramped = new IsolatedProcess<string, unknown>(program, { seconds: 60, megabytes: 300 });
afterAll(() => {
  hasty.close();
  cramped.close();
});

describe('work in a child process', () => {
  it.each([
    ['loops', 'time'],
    ['waits', 'time'],
    ['fills the heap', 'memory'],
    ['fills the memory', 'memory'],
    ['crashes', 'crash'],
    ['leaves', 'crash'],
  ])('that %s costs one job, and names its file', async (fault, cause) => {
    const fragile = cause === 'time' ? hasty : cramped;
    const jobs = ['answers', fault, 'answers'].map((job) => fragile.run(job));
    expect(await Promise.allSettled(jobs)).toMatchObject([
      { value: 'done' },
      { reason: { name: 'ProcessDied', cause, file: `/brands/${fault}` } },
      { value: 'done' },
    ]);
  });

  it('that throws leaves the process alive', async () => {
    await expect(cramped.run('throws')).rejects.toMatchObject({
      name: 'WorkFailed',
      file: '/brands/throws',
      message: expect.stringContaining('no good') as string,
    });
    expect(await cramped.run('answers')).toBe('done');
  });

  it('that cannot begin blames no file', async () => {
    const unstartable = new IsolatedProcess<string, unknown>(
      new URL('./no-such-program.ts', import.meta.url),
    );
    await expect(unstartable.run('answers')).rejects.toThrow('A process could not be started');
  });
});
