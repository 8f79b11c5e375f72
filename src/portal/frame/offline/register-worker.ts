import { trustAddress } from '../trusted-types.ts';

const address = '/sw.js';

let registered = false;

/** Registers the service worker after the page has loaded. Works only in secure contexts: HTTPS and localhost. */
export function registerWorker(): void {
  if (registered || import.meta.env.DEV || !isSecureContext || !('serviceWorker' in navigator)) return;
  registered = true;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

function register(): void {
  try {
    // A browser that blocks storage refuses; the portal works without.
    navigator.serviceWorker
      .register(trustAddress('andana-service-worker', address), { updateViaCache: 'none' })
      .catch(() => undefined);
  } catch {
    // As above.
  }
}
