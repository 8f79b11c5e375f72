import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BrowserContext, Request } from 'playwright';
import { type RunnerTestCase, TestRunner } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache', 'traces');

/** How many contexts of a test have been kept, by the name of their files. */
const kept = new Map<string, number>();

/** The requests of each context, a line each; traces have them only with snapshots. */
const requests = new WeakMap<BrowserContext, string[]>();

/**
 * Records what happens in the pages of a context: actions, requests and console, and at the second try of a test also
 * snapshots of the document, which cost a test a sixth of its time. {@link keepRecording} writes it down when the test
 * that opened the context has failed by the time the context is closed.
 */
export async function recorded(context: BrowserContext): Promise<BrowserContext> {
  const test = TestRunner.getCurrentTest();
  if (!test) return context;
  await context.tracing.start({ snapshots: isSecondTry(test) });
  requests.set(context, listRequests(context));
  const close = context.close.bind(context);
  context.close = async (options) => {
    if (test.result?.state === 'fail') addToErrors(test, await keepRecording(context, test));
    await close(options);
  };
  return context;
}

function listRequests(context: BrowserContext): string[] {
  const lines: string[] = [];
  const add = (request: Request, end: string | number): void =>
    void lines.push(`${new Date().toISOString().slice(14)} ${request.method()} ${request.url()} ${end}`);
  context.on('response', (it) => add(it.request(), it.status()));
  context.on('requestfailed', (it) => add(it, it.failure()?.errorText ?? 'failed'));
  return lines;
}

const isSecondTry = (test: Readonly<RunnerTestCase>): boolean => (test.result?.retryCount ?? 0) > 0;

/** Says in the failures of a test where its recording is. */
function addToErrors(test: Readonly<RunnerTestCase>, hint: string): void {
  for (const error of test.result?.errors ?? []) {
    if (error.message.includes('show-trace')) continue;
    error.message += `\n${hint}`;
    if (error.stack) error.stack = error.stack.replace(/(\n\s+at |$)/, `\n${hint}$1`);
  }
}

/**
 * Writes the trace and the requests of a test, and picture and accessibility tree of each open page.
 * @returns the sentence that says where
 */
export async function keepRecording(
  context: BrowserContext,
  test: Readonly<RunnerTestCase>,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, fileName(test));
  for (const [index, page] of context.pages().entries()) {
    const file = index === 0 ? path : `${path}-page-${index + 1}`;
    // A page that crashed, or hangs in a dialog, has neither.
    const options = { timeout: 5_000 };
    await page.screenshot({ ...options, path: `${file}.png` }).catch(() => undefined);
    const tree = await page
      .locator('body')
      .ariaSnapshot(options)
      .catch(() => '');
    writeFileSync(`${file}.yml`, `# ${page.url()}\n${tree}\n`);
  }
  writeFileSync(`${path}.requests.txt`, `${(requests.get(context) ?? []).join('\n')}\n`);
  await context.tracing.stop({ path: `${path}.zip` });
  const shown = relative(root, path);
  return `What the browser did: npx playwright show-trace ${shown}.zip (beside it: .requests.txt, .png, .yml)`;
}

/** The name of a test as that of a file: the file's, the suites' and its own; a number tells several of one test apart. */
function fileName(test: Readonly<RunnerTestCase>): string {
  const name = `${test.file.name.replace(/^.*\//, '').replace(/\.e2e\.ts$/, '')} ${test.fullTestName}`
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 120);
  const attempt = isSecondTry(test) ? `${name}-second-try` : name;
  const number = (kept.get(attempt) ?? 0) + 1;
  kept.set(attempt, number);
  return number === 1 ? attempt : `${attempt}-${number}`;
}
