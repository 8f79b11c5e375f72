import type { Clock } from '#portal/data/server/late-arrivals.ts';

/** A server that acts on requests after the client gave up, and its clock. */
export interface LateServer {
  /** Returns an answer at once, and makes the request later. */
  hold: <T>(request: () => Promise<unknown>, answer: T) => T;
  /** Clock whose time passes in waits: held requests are made in the first wait. */
  clock: Clock;
}

/** @param after milliseconds until held requests are made */
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
        for (const entry of held.filter(({ due }) => due <= now)) {
          held.splice(held.indexOf(entry), 1);
          await entry.request();
        }
      },
    },
  };
}
