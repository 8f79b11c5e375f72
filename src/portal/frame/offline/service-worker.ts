/*
 * The service worker of a portal. It keeps the pages without a connection and what they load, and nothing else. It is
 * bundled alone, and the build puts the settings of each portal before it.
 */

/** What the service worker of a portal goes by. */
export interface WorkerSettings {
  /** Name of its cache; another one as soon as anything that is kept is another. */
  cache: string;
  /** What the names of its caches begin with, earlier ones too. */
  prefix: string;
  /** All that is kept. */
  keep: readonly string[];
  /** Files that the kept pages load. */
  files: readonly string[];
  /** The page without a connection, per language. */
  pages: Readonly<Record<string, string>>;
  defaultLanguage: string;
}

declare const settings: WorkerSettings;

/* What of the scope of a worker is used here: the types for it and those for pages exclude each other. */
interface WaitingEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}
interface FetchEvent extends Event {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
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
    const kept = offline === undefined ? undefined : await fromCache(offline);
    if (!kept) return Response.error();
    return new Response(kept.body, { status: 503, statusText: 'No connection', headers: kept.headers });
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

// Pages come from the network, always; nothing of what it answers is kept. Calls and other files are not touched.
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(?:api|sandbox)\//.test(pathname)) event.respondWith(page(event, pathname));
  } else if (settings.files.includes(pathname)) {
    event.respondWith(fromCache(pathname).then((kept) => kept ?? fetch(request)));
  }
});
