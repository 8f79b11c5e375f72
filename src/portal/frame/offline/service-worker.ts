/*
 * The service worker of a portal. It keeps the hashed files of the release that pages have loaded, and the offline pages
 * with their files. Pages and calls always come from the network. It is bundled alone, and the build puts the settings
 * of each portal in front of it.
 */

import type { WorkerSettings } from '#core/shared/worker-settings.ts';

declare const settings: WorkerSettings;

/* The parts of the worker scope that are used here: TypeScript cannot load its types for workers and pages together. */
interface WaitingEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}
interface InstallEvent extends WaitingEvent {
  /** Registers static routes, which answer without starting the worker; not every browser has them. */
  addRoutes?: (rules: readonly { condition: object; source: string }[]) => Promise<void>;
}
interface FetchEvent extends Event {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
interface WorkerScope {
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: WaitingEvent & { data: readonly string[] }) => void,
  ): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting: () => Promise<void>;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
}

const worker = self as unknown as WorkerScope;

const hashes = new Set(settings.hashes.split(' '));

const isHashed = (path: string): boolean => settings.folders.some((folder) => path.startsWith(folder));

async function page({ request, preloadResponse }: FetchEvent, path: string): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const language = path.split('/')[1] ?? '';
    const { pages, defaultLanguage } = settings;
    const offline = pages[Object.hasOwn(pages, language) ? language : defaultLanguage];
    const cached =
      offline === undefined ? undefined : await (await caches.open(settings.cache)).match(offline);
    if (!cached) return Response.error();
    return new Response(cached.body, { status: 503, statusText: 'No connection', headers: cached.headers });
  }
}

async function file(request: Request): Promise<Response> {
  const cached = await caches.match(request.url).catch(() => undefined);
  return cached ?? fetch(request);
}

/** Whether the content is that of a file of the release: a host or a proxy may have sent something else. */
async function isOfRelease(response: Response): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return hashes.has(btoa(String.fromCharCode(...new Uint8Array(digest, 0, 6))));
}

/** Caches files that a page has loaded, as the browser has them: nothing is transferred again. */
async function cacheFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(settings.fileCache);
  let hasNew = false;
  for (const path of paths.filter(isHashed)) {
    if (await caches.match(path)) continue;
    const response = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(
      () => undefined,
    );
    if (!response?.ok || !(await isOfRelease(response.clone()))) continue;
    await cache.put(path, response);
    hasNew = true;
  }
  if (hasNew) await prune(cache);
}

/** Deletes the files of earlier releases. */
async function prune(cache: Cache): Promise<void> {
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (response && !(await isOfRelease(response))) await cache.delete(request);
  }
}

/** Lets the browser answer from the caches and send calls without starting the worker, where it can. */
async function addRoutes(event: InstallEvent): Promise<void> {
  const others = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode }));
  await event.addRoutes?.([
    { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
    ...settings.folders.map((folder) => ({ condition: { urlPattern: `${folder}*` }, source: 'cache' })),
    { condition: { or: others }, source: 'network' },
  ]);
}

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      // A browser that knows other rules sends every request to the listener below.
      await addRoutes(event).catch(() => undefined);
      const cache = await caches.open(settings.cache);
      await cache.addAll(settings.precached.map((path) => new Request(path, { cache: 'no-cache' })));
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

// Pages name the files that they have loaded. Where the storage is full or blocked, files come from the network.
worker.addEventListener('message', (event) => {
  event.waitUntil(cacheFiles(event.data).catch(() => undefined));
});

// Pages always come from the network and are not cached. Calls are not intercepted.
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(?:api|sandbox)\//.test(pathname)) event.respondWith(page(event, pathname));
  } else if (isHashed(pathname)) {
    event.respondWith(file(request));
  }
});
