/** Starts an island; Astro's scripts put one here per way of starting. */
type Start = (...island: unknown[]) => Promise<void>;

/** Lets the islands of the page ask for their code only when it is there. */
export function deferHydration(ready: Promise<unknown>): void {
  const starts: Record<string, Start> = {};
  const held = new Proxy(starts, {
    get: (_, way: string) => {
      const start = starts[way];
      return (
        start &&
        (async (...island: unknown[]) => {
          await ready;
          return start(...island);
        })
      );
    },
  });
  Object.assign(window, { Astro: held });
}
