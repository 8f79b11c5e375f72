import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/build/free-port.ts';
import type { Engine } from '../../support/journeys/engine.ts';

interface Remote {
  type: string;
  value?: unknown;
  sharedId?: string;
}

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
}

/** Connects to a starting browser, retrying until it listens. */
async function connect(address: string): Promise<WebSocket> {
  for (let tries = 0; tries < 150; tries += 1) {
    const socket = new WebSocket(address);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true), { once: true });
      socket.addEventListener('error', () => resolve(false), { once: true });
    });
    if (isOpen) return socket;
    await wait(200);
  }
  throw new Error(`Nobody answers at ${address}`);
}

/** Starts Firefox, controlled by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine<string>> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'andana-firefox-'));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank'],
    { env: { ...process.env, HOME: profile }, stdio: 'ignore' },
  );
  const socket = await connect(`ws://127.0.0.1:${port}/session`);
  const pending = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) pending.get(answer.id)?.(answer);
  });
  let last = 0;
  const send = async (method: string, params: object): Promise<Record<string, unknown>> => {
    const id = (last += 1);
    const answered = new Promise<Answer>((resolve) => pending.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    pending.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`);
    return answer.result ?? {};
  };
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });

  const run = async (code: string, argument: unknown): Promise<Remote> => {
    const answer = await send('script.callFunction', {
      functionDeclaration: `(json) => (${code})(JSON.parse(json))`,
      arguments: [{ type: 'string', value: JSON.stringify(argument) }],
      target: { context },
      awaitPromise: true,
    });
    if (answer['type'] === 'exception')
      throw new Error(JSON.stringify(answer['exceptionDetails']).slice(0, 300));
    return answer['result'] as Remote;
  };
  const press = async (sharedId: string): Promise<void> => {
    const scroll = 'function (element) { element.scrollIntoView({ block: "center" }) }';
    await send('script.callFunction', {
      functionDeclaration: scroll,
      arguments: [{ sharedId }],
      target: { context },
      awaitPromise: false,
    });
    const origin = { type: 'element', element: { sharedId } };
    await send('input.performActions', {
      context,
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: 0, y: 0, origin },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  };
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (code, argument) => (await run(code, argument)).value,
    find: async (code, argument) => (await run(code, argument)).sharedId,
    click: press,
    type: async (element, text) => {
      await press(element);
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions: keys }] });
    },
    upload: async (sharedId, path) =>
      void (await send('input.setFiles', { context, element: { sharedId }, files: [path] })),
    close: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      await send('browser.close', {}).catch(() => child.kill());
      socket.close();
      await exited;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
