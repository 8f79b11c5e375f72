/** Hydrates an island; Astro's scripts add one to `window.Astro` per client directive. */
type Hydrate = (...island: unknown[]) => Promise<void>;

/** Makes the islands of the page wait with their imports until the chunks are loaded. */
export function deferHydration(ready: Promise<unknown>): void {
  const directives: Record<string, Hydrate> = {};
  const deferred = new Proxy(directives, {
    get: (_, directive: string) => {
      const hydrate = directives[directive];
      return (
        hydrate &&
        (async (...island: unknown[]) => {
          await ready;
          return hydrate(...island);
        })
      );
    },
  });
  Object.assign(window, { Astro: deferred });
}
