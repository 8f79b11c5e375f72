import { expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import type { Job, WorkerSetup } from './messages.ts';
import { runJobs } from './pool.ts';

const program = new URL('../../../../tests/support/faults/fragile-worker.ts', import.meta.url);
const setup: WorkerSetup = {
  renderer: { folder: '', hash: '' },
  ownWords: new Map(),
  outDir: '',
  imageCache: '',
  compressedCache: '',
  extras: { compress: false, keep: 0, environment: { tools: {}, lock: '' } },
  reuse: false,
};

it('a dying worker fails its own brand only, and the others are built', async () => {
  const ids = ['one', 'throws', 'two', 'leaves', 'three', 'fills', 'four'];
  const jobs = ids.map((id): Job => ({ brand: { id } as Brand, inputs: '' }));
  const results: Record<string, unknown> = {};
  await runJobs(
    setup,
    jobs,
    ({ brand }, result) => (results[brand.id] = 'error' in result && result.error.en),
    { program },
  );
  expect(results).toEqual({
    one: 'answer for one',
    two: 'answer for two',
    three: 'answer for three',
    four: 'answer for four',
    throws: 'The worker that built it has ended: no good',
    leaves: 'The worker that built it has ended: exit code 3',
    fills: expect.stringMatching(/has ended: .*memory/) as string,
  });
});
