import { join, relative } from 'node:path';
import type { BrowserContext } from 'playwright';
import { type RunnerTestCase, TestRunner } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache', 'traces');

/** Tests whose trace has been kept, with how many of each. */
const kept = new Map<string, number>();

/** Records what happens in the pages of a context; it is kept when the test that opened it has failed by the time it is closed. */
export async function recorded(context: BrowserContext): Promise<BrowserContext> {
  const test = TestRunner.getCurrentTest();
  if (!test) return context;
  await context.tracing.start({ snapshots: true });
  const close = context.close.bind(context);
  context.close = async (options) => {
    if (test.result?.state === 'fail') tell(test, await keepTrace(context, test));
    await close(options);
  };
  return context;
}

/** Says in the failures of a test where what the browser did has been kept. */
function tell(test: Readonly<RunnerTestCase>, kept: string): void {
  for (const error of test.result?.errors ?? []) {
    if (error.message.includes('show-trace')) continue;
    error.message += `\n${kept}`;
    if (error.stack) error.stack = error.stack.replace(/(\n\s+at |$)/, `\n${kept}$1`);
  }
}

/** Keeps what the browser did in a test; gives the sentence that says how to look at it. */
export async function keepTrace(context: BrowserContext, test: Readonly<RunnerTestCase>): Promise<string> {
  const path = join(folder, `${fileName(test)}.zip`);
  await context.tracing.stop({ path });
  return `What the browser did: npx playwright show-trace ${relative(root, path)}`;
}

/** The name of a test as that of a file: the file's, the suites' and its own; a number tells several of one test apart. */
function fileName(test: Readonly<RunnerTestCase>): string {
  const name = `${test.file.name.replace(/^.*\//, '').replace(/\.e2e\.ts$/, '')} ${test.fullTestName}`
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 120);
  const number = (kept.get(name) ?? 0) + 1;
  kept.set(name, number);
  return number === 1 ? name : `${name}-${number}`;
}
