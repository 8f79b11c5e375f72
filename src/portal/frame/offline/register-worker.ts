import { trustAddress } from '../trusted-types.ts';

const address = '/sw.js';

/** Time without another file after which a page is at rest, in milliseconds. */
const restAfter = 2000;

let registered = false;

/** Registers the service worker after the page has loaded. Works only in secure contexts: HTTPS and localhost. */
export function registerWorker(): void {
  if (registered || import.meta.env.DEV || !isSecureContext || !('serviceWorker' in navigator)) return;
  registered = true;
  const start = (): void => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** Rejects where the browser blocks storage; the portal works without. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(trustAddress('andana-service-worker', address), { updateViaCache: 'none' });
  nameLoadedFiles(await serviceWorker.ready);
}

/** Names the files of the page to the service worker, which keeps them for the next visit. */
function nameLoadedFiles(registration: ServiceWorkerRegistration): void {
  const loaded = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    registration.active?.postMessage([...loaded]);
    loaded.clear();
  };
  new PerformanceObserver((list) => {
    // The folders of files with hashed names begin with an underscore.
    const files = list.getEntries().filter(({ name }) => name.startsWith(`${location.origin}/_`));
    if (files.length === 0) return;
    for (const { name } of files) loaded.add(new URL(name).pathname);
    clearTimeout(timer);
    timer = setTimeout(send, restAfter);
  }).observe({ type: 'resource', buffered: true });
}
