import { createHash } from 'node:crypto';
import type { Language } from '#i18n/languages.ts';

/** What the service worker of a portal keeps. */
export interface WorkerSettings {
  brand: string;
  defaultLanguage: Language;
  /** The page without a connection, per language. */
  pages: Readonly<Partial<Record<Language, string>>>;
  /** Files that these pages load. */
  files: readonly string[];
}

const code = `
const pathOf = (request) => new URL(request.url).pathname;

self.addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(settings.cache);
    await cache.addAll(settings.keep.map((file) => new Request(file, { cache: 'no-cache' })));
    await self.skipWaiting();
  })());
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys())
      if (name.startsWith(settings.prefix) && name !== settings.cache) await caches.delete(name);
    await self.registration.navigationPreload?.enable();
  })());
});

// Pages come from the network, always; nothing of what it answers is kept. Calls and other files are not touched.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request);
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\\/(?:api|sandbox)\\//.test(path)) event.respondWith(page(event, path));
  } else if (settings.files.includes(path)) {
    event.respondWith(fromCache(path).then((kept) => kept ?? fetch(request)));
  }
});

async function page(event, path) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const language = path.split('/')[1];
    const offline = Object.hasOwn(settings.pages, language)
      ? settings.pages[language]
      : settings.pages[settings.defaultLanguage];
    const kept = await fromCache(offline);
    if (!kept) return Response.error();
    return new Response(kept.body, { status: 503, statusText: 'No connection', headers: kept.headers });
  }
}

async function fromCache(path) {
  return (await caches.open(settings.cache)).match(path);
}
`;

/**
 * The service worker of a portal. It keeps the pages without a connection and what they load, and nothing else; a new
 * version of any of them is a new cache, and the old ones go.
 * @param contents what the kept pages consist of: its hash is the version
 */
export function serviceWorker(wanted: WorkerSettings, contents: readonly string[]): string {
  const version = createHash('sha256')
    .update(JSON.stringify([wanted, contents, code]))
    .digest('hex')
    .slice(0, 12);
  const prefix = `portal.${wanted.brand}.sinconexion.`;
  const { pages, files, defaultLanguage } = wanted;
  const keep = [...Object.values(pages), ...files];
  const settings = { prefix, cache: prefix + version, pages, files, keep, defaultLanguage };
  return `const settings = ${JSON.stringify(settings)};\n${code}`;
}
