import { webcrypto as crypto } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bundleScript } from '../astro/bundle-script.ts';
import { factsOf } from '../bundle/site-writer.ts';
import { serviceWorker, type WorkerContents } from './service-worker.ts';

const source = '../../../portal/frame/offline/service-worker.ts';
const { code } = await bundleScript(fileURLToPath(new URL(source, import.meta.url)));

const settings: WorkerContents = {
  brand: 'uni',
  defaultLanguage: 'es',
  pages: { es: '/_offline/es/', ca: '/_offline/ca/' },
  files: ['/_brand/theme.css'],
  site: new Map(
    ['_astro/Header.js', '_brand/theme.css', 'ca/index.html'].map((file) => [file, factsOf(`/${file}`)]),
  ),
};

const fileCache = 'portal.uni.ficheros';

interface Rule {
  condition: object;
  source: string;
}

/** A fake cache storage: contents by path, by the name of the cache. */
function fakeCaches(stored: Record<string, Record<string, string>>) {
  const contents = new Map(
    Object.entries(stored).map(([name, files]) => [name, new Map(Object.entries(files))]),
  );
  const pathOf = (key: string | { url: string }): string =>
    new URL(typeof key === 'string' ? key : key.url, 'https://uni.example').pathname;
  const found = (content: string | undefined): Response | undefined =>
    content === undefined ? undefined : new Response(content);
  const open = (name: string) => {
    const files = contents.get(name) ?? new Map<string, string>();
    contents.set(name, files);
    return Promise.resolve({
      match: (key: string | { url: string }) => Promise.resolve(found(files.get(pathOf(key)))),
      keys: () => Promise.resolve([...files.keys()].map((path) => ({ url: `https://uni.example${path}` }))),
      put: async (path: string, response: Response) => void files.set(path, await response.text()),
      delete: (key: { url: string }) => Promise.resolve(files.delete(pathOf(key))),
      addAll: (requests: { url: string }[]) => {
        for (const request of requests) files.set(pathOf(request), `kept ${pathOf(request)}`);
        return Promise.resolve();
      },
    });
  };
  return {
    contents,
    caches: {
      open,
      keys: () => Promise.resolve([...contents.keys()]),
      delete: (name: string) => Promise.resolve(contents.delete(name)),
      match: (key: string) =>
        Promise.resolve(found([...contents.values()].map((files) => files.get(pathOf(key))).find(Boolean))),
    },
  };
}

interface Surroundings {
  /** Contents of caches, by path, by the name of the cache. */
  stored?: Record<string, Record<string, string>>;
  /** Whether the browser refuses to store anything. */
  isFull?: boolean;
}

/** Runs the worker with a fake network and caches. */
function start(network: (path: string) => Response | undefined, { stored = {}, isFull }: Surroundings = {}) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const { caches, contents } = fakeCaches(stored);
  const refuse = (): Promise<never> => Promise.reject(new Error('Full'));
  const full = { ...caches, open: refuse, match: refuse };
  const asked: { path: string; cache?: string }[] = [];
  const rules: Rule[] = [];
  const addressOf = (target: string | { url: string }): string =>
    new URL(typeof target === 'string' ? target : target.url, 'https://uni.example').pathname;
  runInNewContext(serviceWorker(code, settings, ['a']), {
    self: {
      addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
      registration: {},
      skipWaiting: () => Promise.resolve(),
    },
    location: { origin: 'https://uni.example' },
    URL,
    Response,
    Request: class {
      url: string;
      constructor(path: string) {
        this.url = `https://uni.example${path}`;
      }
    },
    Uint8Array,
    btoa,
    crypto,
    caches: isFull ? full : caches,
    fetch: (target: string | { url: string }, options?: { cache: string }) => {
      asked.push({ path: addressOf(target), ...options });
      const response = network(addressOf(target));
      return response ? Promise.resolve(response) : Promise.reject(new TypeError('No connection'));
    },
  });
  const dispatch = async (name: string, event: object = {}): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    listeners[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  };
  return {
    asked,
    rules,
    /** Names of the caches. */
    names: () => [...contents.keys()],
    /** Paths of the cached files. */
    cached: () => [...(contents.get(fileCache)?.keys() ?? [])],
    activate: () => dispatch('activate'),
    /** @param addRoutes of the browser, if it has static routes */
    install: (addRoutes?: (added: Rule[]) => Promise<void>) =>
      dispatch(
        'install',
        addRoutes && {
          addRoutes: (added: Rule[]) => {
            rules.push(...added);
            return addRoutes(added);
          },
        },
      ),
    /** A page names files that it has loaded. */
    name: (...data: string[]) => dispatch('message', { data }),
    /** The worker's response; `undefined` where it ignores the request. */
    handleFetch: async (url: string, mode = 'navigate', method = 'GET'): Promise<string | undefined> => {
      let pending: Promise<Response> | undefined;
      listeners['fetch']?.({
        request: { url: new URL(url, 'https://uni.example').href, method, mode },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (promise: Promise<Response>) => (pending = promise),
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
    const { handleFetch, install } = start(() => undefined);
    await install();
    expect(await handleFetch('/mi-cv')).toBe('503 kept /_offline/es/');
    expect(await handleFetch('/ca/el-meu-cv')).toBe('503 kept /_offline/ca/');
    expect(await handleFetch('/constructor')).toBe('503 kept /_offline/es/');
  });

  it('leaves calls, forms, other files and other hosts alone', async () => {
    const { handleFetch } = start(() => undefined);
    expect(await handleFetch('/api/Alumno/dameCv', 'cors')).toBeUndefined();
    expect(await handleFetch('/api/ficheros/1')).toBeUndefined();
    expect(await handleFetch('/login', 'navigate', 'POST')).toBeUndefined();
    expect(await handleFetch('/manifest.webmanifest', 'cors')).toBeUndefined();
    expect(await handleFetch('https://other.example/', 'navigate')).toBeUndefined();
  });

  it('serves the files of the offline page from its cache', async () => {
    const { handleFetch, install } = start(() => undefined);
    await install();
    expect(await handleFetch('/_brand/theme.css', 'no-cors')).toBe('200 kept /_brand/theme.css');
  });

  it('removes its own old caches of offline pages only', async () => {
    const others = ['portal.other.sinconexion.1', 'foreign', fileCache];
    const stored = Object.fromEntries(['portal.uni.sinconexion.old', ...others].map((name) => [name, {}]));
    const { activate, names } = start(() => undefined, { stored });
    await activate();
    expect(names()).toEqual(others);
  });

  it('changes as soon as anything in its cache changes', () => {
    const one = serviceWorker(code, settings, ['a']);
    expect(serviceWorker(code, settings, ['a'])).toBe(one);
    expect(serviceWorker(code, settings, ['b'])).not.toBe(one);
    expect(serviceWorker(code, { ...settings, files: [] }, ['a'])).not.toBe(one);
  });

  it('changes with each file of the release that has a hashed name, and not with pages', () => {
    const withFile = (file: string): string =>
      serviceWorker(code, { ...settings, site: new Map([...settings.site, [file, factsOf('new')]]) }, ['a']);
    expect(withFile('_astro/New.js')).not.toBe(serviceWorker(code, settings, ['a']));
    expect(withFile('es/index.html')).toBe(serviceWorker(code, settings, ['a']));
  });
});

describe('files that pages have loaded', () => {
  const network = (path: string): Response => new Response(path);

  it('are kept as the browser has them, and answered without the network', async () => {
    const { name, handleFetch, asked, cached } = start(network);
    await name('/_astro/Header.js', '/_brand/theme.css');
    expect(cached()).toEqual(['/_astro/Header.js', '/_brand/theme.css']);
    expect(asked.map(({ cache }) => cache)).toEqual(['only-if-cached', 'only-if-cached']);
    asked.length = 0;
    expect(await handleFetch('/_astro/Header.js', 'cors')).toBe('200 /_astro/Header.js');
    await name('/_astro/Header.js');
    expect(asked).toEqual([]);
  });

  it('are kept only with the content of the release, and never pages or calls', async () => {
    const { name, cached } = start((path) =>
      path === '/_astro/Header.js' ? new Response('from a proxy') : network(path),
    );
    await name('/_astro/Header.js', '/ca/index.html', '/api/Alumno/dameCv', '/_astro/other.js');
    expect(cached()).toEqual([]);
  });

  it('come from the network where they are not kept or nothing can be stored', async () => {
    const { name, handleFetch } = start(network, { isFull: true });
    await name('/_astro/Header.js');
    expect(await handleFetch('/_astro/Header.js', 'cors')).toBe('200 /_astro/Header.js');
  });

  it('are deleted once a release no longer has them', async () => {
    const stored = { [fileCache]: { '/_astro/Old.js': 'old', '/_brand/theme.css': '/_brand/theme.css' } };
    const { name, cached } = start(network, { stored });
    await name('/_astro/Header.js');
    expect(cached()).toEqual(['/_brand/theme.css', '/_astro/Header.js']);
  });

  it('are answered by the browser itself, where it has static routes; only navigations start the worker', async () => {
    const { install, rules } = start(network);
    await install(() => Promise.resolve());
    expect(rules).toEqual([
      { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
      ...['/_astro/*', '/_brand/*', '/_towns/*'].map((urlPattern) => ({
        condition: { urlPattern },
        source: 'cache',
      })),
      {
        condition: {
          or: [{ requestMode: 'cors' }, { requestMode: 'no-cors' }, { requestMode: 'same-origin' }],
        },
        source: 'network',
      },
    ]);
  });

  it('do not depend on static routes that the browser refuses', async () => {
    const { install, handleFetch } = start(() => undefined);
    await install(() => Promise.reject(new TypeError('Unknown condition')));
    expect(await handleFetch('/_brand/theme.css', 'no-cors')).toBe('200 kept /_brand/theme.css');
  });
});
