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

/** Runs the worker with a fake network and cache. */
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
      const response = network(new URL(url).pathname);
      return response ? Promise.resolve(response) : Promise.reject(new TypeError('No connection'));
    },
  });
  return {
    names,
    activate: async () => {
      let done: Promise<unknown> = Promise.resolve();
      const event = { waitUntil: (promise: Promise<unknown>) => (done = promise) };
      listeners['activate']?.(event as never);
      await done;
    },
    /** The worker's response; `undefined` where it ignores the request. */
    handleFetch: async (url: string, mode = 'navigate', method = 'GET'): Promise<string | undefined> => {
      let pending: Promise<Response> | undefined;
      listeners['fetch']?.({
        request: { url: new URL(url, 'https://uni.example').href, method, mode },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (promise) => (pending = promise),
      });
      const response = await pending;
      return response && `${response.status} ${await response.text()}`;
    },
  };
}

describe('the service worker', () => {
  it('takes pages from the network, whatever the status', async () => {
    const { handleFetch } = start((path) => new Response(path, { status: path === '/x' ? 404 : 200 }));
    expect(await handleFetch('/mi-cv?a=b')).toBe('200 /mi-cv');
    expect(await handleFetch('/x')).toBe('404 /x');
  });

  it('shows the offline page in the language of the address', async () => {
    const { handleFetch } = start(() => undefined);
    expect(await handleFetch('/mi-cv')).toBe('503 kept /_offline/es/');
    expect(await handleFetch('/ca/el-meu-cv')).toBe('503 kept /_offline/ca/');
    expect(await handleFetch('/constructor')).toBe('503 kept /_offline/es/');
  });

  it('leaves calls, forms, other files and other hosts alone', async () => {
    const { handleFetch } = start(() => undefined);
    expect(await handleFetch('/api/Alumno/dameCv', 'cors')).toBeUndefined();
    expect(await handleFetch('/api/ficheros/1')).toBeUndefined();
    expect(await handleFetch('/login', 'navigate', 'POST')).toBeUndefined();
    expect(await handleFetch('/_astro/Header.js', 'cors')).toBeUndefined();
    expect(await handleFetch('https://other.example/', 'navigate')).toBeUndefined();
  });

  it('serves the files of the offline page from its cache', async () => {
    const { handleFetch } = start(() => undefined);
    expect(await handleFetch('/_brand/theme.css', 'no-cors')).toBe('200 kept /_brand/theme.css');
  });

  it('removes its own old caches only', async () => {
    const { activate, names } = start(() => undefined);
    await activate();
    expect([...names]).toEqual(['portal.other.sinconexion.1', 'foreign']);
  });

  it('changes as soon as anything in its cache changes', () => {
    const one = serviceWorker(code, settings, ['a']);
    expect(serviceWorker(code, settings, ['a'])).toBe(one);
    expect(serviceWorker(code, settings, ['b'])).not.toBe(one);
    expect(serviceWorker(code, { ...settings, files: [] }, ['a'])).not.toBe(one);
  });
});
