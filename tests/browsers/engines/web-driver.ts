import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/build/free-port.ts';
import type { Engine } from '../../support/journeys/engine.ts';

/** Key of element references in WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

interface ElementName {
  [elementKey]: string;
}

/** Starts a browser controlled by W3C WebDriver, with one request per command. */
export async function startWebDriver(
  program: string,
  capabilities: Readonly<Record<string, unknown>>,
  environment: NodeJS.ProcessEnv = {},
): Promise<Engine<ElementName>> {
  const port = await freePort();
  const child: ChildProcess = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(base + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
  for (let tries = 0; ; tries += 1) {
    const isReady = await fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (tries > 100) throw new Error(`${program} does not answer`);
    await wait(100);
  }
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });
  const run = (code: string, argument: unknown): Promise<unknown> =>
    send('POST', `${session}/execute/sync`, {
      script: `return (${code})(arguments[0])`,
      args: [argument],
    });
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    evaluate: run,
    find: async (code, argument) => ((await run(code, argument)) as ElementName | null) ?? undefined,
    click: async (element) => {
      // WebKit's driver clicks at the position before scrolling.
      const scroll = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
      await send('POST', `${session}/execute/sync`, { script: scroll, args: [element] });
      await send('POST', `${session}/element/${element[elementKey]}/click`, {});
    },
    type: async (element, text) =>
      void (await send('POST', `${session}/element/${element[elementKey]}/value`, { text })),
    upload: async (element, path) =>
      void (await send('POST', `${session}/element/${element[elementKey]}/value`, { text: path })),
    close: async () => {
      await send('DELETE', session).catch(() => undefined);
      child.kill();
    },
  };
}
