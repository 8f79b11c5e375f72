import { trustAddress } from '../trusted-types.ts';

const address = '/sw.js';

let registered = false;

/** Registers the service worker once everything else is there. It works only over HTTPS and on the own machine. */
export function registerWorker(): void {
  if (registered || import.meta.env.DEV || !isSecureContext || !('serviceWorker' in navigator)) return;
  registered = true;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

function register(): void {
  try {
    // A browser that keeps nothing refuses; the portal does without.
    navigator.serviceWorker
      .register(trustAddress('andana-service-worker', address), { updateViaCache: 'none' })
      .catch(() => undefined);
  } catch {
    // As above.
  }
}
