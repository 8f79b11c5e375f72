/*
 * The service worker of a portal. It caches the offline pages and the files that they load, and nothing else. It is
 * bundled alone, and the build puts the settings of each portal in front of it.
 */

/** Settings of the service worker of a portal. */
export interface WorkerSettings {
  /** Name of the cache, which changes with the content of any cached file. */
  cache: string;
  /** Prefix of the names of all its caches, earlier ones included. */
  prefix: string;
  /** All cached paths: pages and files. */
  keep: readonly string[];
  /** Files that the offline pages load. */
  files: readonly string[];
  /** The offline page, per language. */
  pages: Readonly<Record<string, string>>;
  defaultLanguage: string;
}

declare const settings: WorkerSettings;

/* The parts of the worker scope that are used here: TypeScript cannot load its types for workers and pages together. */
interface WaitingEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}
interface FetchEvent extends Event {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting: () => Promise<void>;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
}

const worker = self as unknown as WorkerScope;

async function fromCache(path: string): Promise<Response | undefined> {
  return (await caches.open(settings.cache)).match(path);
}

async function page({ request, preloadResponse }: FetchEvent, path: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const language = path.split('/')[1] ?? '';
    const { pages, defaultLanguage } = settings;
    const offline = pages[Object.hasOwn(pages, language) ? language : defaultLanguage];
    const cached = offline === undefined ? undefined : await fromCache(offline);
    if (!cached) return Response.error();
    return new Response(cached.body, { status: 503, statusText: 'No connection', headers: cached.headers });
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(settings.cache);
      await cache.addAll(settings.keep.map((file) => new Request(file, { cache: 'no-cache' })));
      await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith(settings.prefix) && name !== settings.cache) await caches.delete(name);
      await worker.registration.navigationPreload?.enable();
    })(),
  );
});

// Pages always come from the network and are not cached. Calls and other files are not intercepted.
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(?:api|sandbox)\//.test(pathname)) event.respondWith(page(event, pathname));
  } else if (settings.files.includes(pathname)) {
    event.respondWith(fromCache(pathname).then((cached) => cached ?? fetch(request)));
  }
});
