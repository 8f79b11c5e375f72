import type { Clock } from '#portal/data/server/late-arrivals.ts';

/** A server that acts on a request after nobody waits for it any more, and the time in which that happens. */
export interface LateServer {
  /** Gives an answer at once, and makes the request only later. */
  hold: <T>(request: () => Promise<unknown>, answer: T) => T;
  /** Its time passes while somebody waits: held requests are made in the first wait. */
  clock: Clock;
}

/** @param after milliseconds after which held requests are made */
export function lateServer(after = 4_000): LateServer {
  let now = 0;
  const held: { due: number; request: () => Promise<unknown> }[] = [];
  return {
    hold: (request, answer) => {
      held.push({ due: now + after, request });
      return answer;
    },
    clock: {
      now: () => now,
      wait: async (milliseconds) => {
        now += milliseconds;
        for (const it of held.filter(({ due }) => due <= now)) {
          held.splice(held.indexOf(it), 1);
          await it.request();
        }
      },
    },
  };
}
