import { storagePrefix } from '#core/shared/storage.ts';
import type { HostRules } from '../rules.ts';
import { madeBy } from './emitter.ts';

/** File of the worker that takes the place of the portal's service worker, to switch it off. */
export const workerOffFile = 'worker-off.js';

/** Service worker that deletes the caches of the portal and unregisters itself. */
export function workerOff(rules: HostRules): string {
  return `// ${madeBy(rules)}
// Published as sw.js, it removes the service worker and all that it keeps from every browser that comes back.
addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => {
  const remove = async () => {
    const own = (await caches.keys()).filter((name) => name.startsWith(${JSON.stringify(storagePrefix(rules.brand.id))}));
    await Promise.all(own.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
`;
}
