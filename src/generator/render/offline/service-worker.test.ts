import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bundleScript } from '../astro/bundle-script.ts';
import { serviceWorker, type WorkerContents } from './service-worker.ts';

const source = '../../../portal/frame/offline/service-worker.ts';
const { code } = await bundleScript(fileURLToPath(new URL(source, import.meta.url)));

const settings: WorkerContents = {
  brand: 'uni',
  defaultLanguage: 'es',
  pages: { es: '/_offline/es/', ca: '/_offline/ca/' },
  files: ['/_brand/theme.css'],
};

interface FetchEvent {
  request: { url: string; method: string; mode: string };
  preloadResponse: Promise<undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

/** Runs the worker with a network and a cache of the test. */
function start(network: (path: string) => Response | undefined) {
  const listeners: Record<string, (event: FetchEvent) => void> = {};
  const names = new Set(['portal.uni.sinconexion.old', 'portal.other.sinconexion.1', 'foreign']);
  runInNewContext(serviceWorker(code, settings, ['a']), {
    self: {
      addEventListener: (name: string, listener: (event: FetchEvent) => void) => (listeners[name] = listener),
      registration: {},
      skipWaiting: () => Promise.resolve(),
    },
    location: { origin: 'https://uni.example' },
    URL,
    Response,
    caches: {
      keys: () => Promise.resolve([...names]),
      delete: (name: string) => Promise.resolve(names.delete(name)),
      open: () => Promise.resolve({ match: (path: string) => Promise.resolve(new Response(`kept ${path}`)) }),
    },
    fetch: ({ url }: FetchEvent['request']) => {
      const answer = network(new URL(url).pathname);
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('No connection'));
    },
  });
  return {
    names,
    activate: async () => {
      let done: Promise<unknown> = Promise.resolve();
      const event = { waitUntil: (it: Promise<unknown>) => (done = it) };
      listeners['activate']?.(event as never);
      await done;
    },
    /** What the worker answers; `undefined` where it leaves a request alone. */
    ask: async (url: string, mode = 'navigate', method = 'GET'): Promise<string | undefined> => {
      let answer: Promise<Response> | undefined;
      listeners['fetch']?.({
        request: { url: new URL(url, 'https://uni.example').href, method, mode },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (it) => (answer = it),
      });
      const response = await answer;
      return response && `${response.status} ${await response.text()}`;
    },
  };
}

describe('the service worker', () => {
  it('takes pages from the network, whatever it answers', async () => {
    const { ask } = start((path) => new Response(path, { status: path === '/x' ? 404 : 200 }));
    expect(await ask('/mi-cv?a=b')).toBe('200 /mi-cv');
    expect(await ask('/x')).toBe('404 /x');
  });

  it('shows the page without a connection in the language of the address', async () => {
    const { ask } = start(() => undefined);
    expect(await ask('/mi-cv')).toBe('503 kept /_offline/es/');
    expect(await ask('/ca/el-meu-cv')).toBe('503 kept /_offline/ca/');
    expect(await ask('/constructor')).toBe('503 kept /_offline/es/');
  });

  it('leaves calls, forms, other files and other hosts alone', async () => {
    const { ask } = start(() => undefined);
    expect(await ask('/api/Alumno/dameCv', 'cors')).toBeUndefined();
    expect(await ask('/api/ficheros/1')).toBeUndefined();
    expect(await ask('/login', 'navigate', 'POST')).toBeUndefined();
    expect(await ask('/_astro/Header.js', 'cors')).toBeUndefined();
    expect(await ask('https://other.example/', 'navigate')).toBeUndefined();
  });

  it('gives what that page needs from its cache', async () => {
    const { ask } = start(() => undefined);
    expect(await ask('/_brand/theme.css', 'no-cors')).toBe('200 kept /_brand/theme.css');
  });

  it('removes its old caches and nobody else’s', async () => {
    const { activate, names } = start(() => undefined);
    await activate();
    expect([...names]).toEqual(['portal.other.sinconexion.1', 'foreign']);
  });

  it('is another one as soon as anything that it keeps is another', () => {
    const one = serviceWorker(code, settings, ['a']);
    expect(serviceWorker(code, settings, ['a'])).toBe(one);
    expect(serviceWorker(code, settings, ['b'])).not.toBe(one);
    expect(serviceWorker(code, { ...settings, files: [] }, ['a'])).not.toBe(one);
  });
});
