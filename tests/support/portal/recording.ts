import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BrowserContext, Request } from 'playwright';
import { type RunnerTestCase, TestRunner } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache', 'traces');

/** Number of written recordings of a test, by file name. */
const recordingCounts = new Map<string, number>();

/** Requests of each context, one per line; traces have them only with snapshots. */
const requests = new WeakMap<BrowserContext, string[]>();

/**
 * Records the pages of a context: actions, requests and console, and on the second try of a test also
 * snapshots of the document, which cost a sixth of its time. {@link keepRecording} writes the recording when
 * the test has failed by the time the context closes.
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
  context.on('response', (response) => add(response.request(), response.status()));
  context.on('requestfailed', (request) => add(request, request.failure()?.errorText ?? 'failed'));
  return lines;
}

const isSecondTry = (test: Readonly<RunnerTestCase>): boolean => (test.result?.retryCount ?? 0) > 0;

/** Adds the location of the recording to the failures of a test. */
function addToErrors(test: Readonly<RunnerTestCase>, hint: string): void {
  for (const error of test.result?.errors ?? []) {
    if (error.message.includes('show-trace')) continue;
    error.message += `\n${hint}`;
    if (error.stack) error.stack = error.stack.replace(/(\n\s+at |$)/, `\n${hint}$1`);
  }
}

/**
 * Writes the trace and the requests of a test, and a screenshot and the accessibility tree of each open page.
 * @returns a sentence with the location
 */
export async function keepRecording(
  context: BrowserContext,
  test: Readonly<RunnerTestCase>,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, fileName(test));
  for (const [index, page] of context.pages().entries()) {
    const file = index === 0 ? path : `${path}-page-${index + 1}`;
    // Neither works on a crashed page, or one blocked by a dialog.
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

/** File name of a test's recording: file, suites and test, with a number from the second recording on. */
function fileName(test: Readonly<RunnerTestCase>): string {
  const name = `${test.file.name.replace(/^.*\//, '').replace(/\.e2e\.ts$/, '')} ${test.fullTestName}`
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 120);
  const attempt = isSecondTry(test) ? `${name}-second-try` : name;
  const number = (recordingCounts.get(attempt) ?? 0) + 1;
  recordingCounts.set(attempt, number);
  return number === 1 ? attempt : `${attempt}-${number}`;
}
