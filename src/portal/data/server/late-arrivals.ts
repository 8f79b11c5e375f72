import type { CallFailure, UnavailableReason } from '#portal/data/server/client/result.ts';

/** The outcome of a request whose answer was lost: the next try looks for its effect before it sends again. */
export const unknownOutcome = { ok: false, kind: 'lost' } as const;

/** A clock that tests can replace. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

export const realClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
};

/** How long a server may act on a request after it was sent, in milliseconds: three times the timeout of a call. */
export const lateArrivalWindow = 60_000;

/**
 * How much of `lateArrivalWindow` remains after a failure, in milliseconds. A cut connection seldom means a slow
 * server; a server that sent any response is done with the request.
 */
const leftAfter: Readonly<Record<UnavailableReason, number>> = {
  timeout: 40_000,
  network: 10_000,
  http: 0,
  unreadable: 0,
  shape: 0,
};

/** Time between two reads while a late arrival is waited for, in milliseconds. */
export const pollInterval = 3_000;

/** Milliseconds for which a server may still act on a failed request; `undefined` where it has answered. */
export function remainingWindow(failure: CallFailure): number | undefined {
  // An abort cuts the connection.
  if (failure.kind === 'aborted') return leftAfter.network;
  return failure.kind === 'unavailable' ? leftAfter[failure.reason] : undefined;
}
