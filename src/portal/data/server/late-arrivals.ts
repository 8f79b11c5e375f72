import type { CallFailure, LossReason } from './client/result.ts';

/** Nobody knows whether it has arrived: it is looked for before it is sent again. */
export const isOutcomeUnknown = { ok: false, kind: 'lost' } as const;

/** Time, as tests may want to make it pass. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

export const realClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
};

/** How long a server may act on a request after it was sent, in milliseconds: three times as long as a page waits. */
export const lateArrivalWindow = 60_000;

/**
 * How much of that is left when no answer came, in milliseconds. Behind a connection that was cut there was seldom a slow
 * server; one that answered, however badly, is done with the request.
 */
const leftAfter: Readonly<Record<LossReason, number>> = {
  timeout: 40_000,
  network: 10_000,
  http: 0,
  unreadable: 0,
  shape: 0,
};

/** Between two looks at what has arrived, in milliseconds. */
export const interval = 3_000;

/** For how many milliseconds a server may still act on a request that failed; nothing where it has answered it. */
export function remainingWindow(failure: CallFailure): number | undefined {
  // Who stops a request cuts its connection.
  if (failure.kind === 'aborted') return leftAfter.network;
  return failure.kind === 'unavailable' ? leftAfter[failure.reason] : undefined;
}
