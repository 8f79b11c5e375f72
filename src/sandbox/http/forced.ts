import { callList, type CallName } from '#core/contract/calls/index.ts';
import { createRouter } from './router.ts';

/** How an answer can be made to fail by hand. */
export const forcedKinds = ['status', 'delay', 'shape', 'truncated', 'html', 'http500'] as const;
export type ForcedKind = (typeof forcedKinds)[number];

/** A failure that waits for the calls it is meant for. */
export interface Forced {
  kind: ForcedKind;
  /** Code to answer with, of kind `status`. */
  status?: number;
  /** Seconds to wait before anything is answered. */
  seconds: number;
  /** Only this call; any call without it. */
  call?: CallName;
  /** How many more calls fail. */
  times: number;
}

/** Failures in the order in which they were asked for. They go with the process. */
export interface ForcedFailures {
  add(failure: Forced): void;
  list(): readonly Forced[];
  clear(): void;
  /** Answers a request as was asked for, or as it would be answered otherwise. */
  answer(request: Request, proceed: () => Promise<Response>): Promise<Response>;
}

/** Says of an answer that it was made to fail. */
const forcedHeader = { 'x-sandbox-forced': '1', 'cache-control': 'no-store' };

const json = { ...forcedHeader, 'content-type': 'application/json; charset=utf-8' };

const bodies: Readonly<Record<Exclude<ForcedKind, 'status' | 'delay'>, () => Response>> = {
  shape: () => new Response('{"status":"cero","datos":[[]]}', { headers: json }),
  truncated: () => new Response('{"status":0,"datos":{"token":"ey', { headers: json }),
  html: () =>
    new Response('<!doctype html><title>Proxy</title><h1>Bad gateway</h1>', {
      headers: { ...forcedHeader, 'content-type': 'text/html' },
    }),
  http500: () => new Response('{"error":"Forced by hand."}', { status: 500, headers: json }),
};

const route = createRouter(callList);

export function createForcedFailures(): ForcedFailures {
  let failures: Forced[] = [];

  function take(call: string): Forced | undefined {
    const found = failures.find((failure) => failure.call === undefined || failure.call === call);
    if (!found) return undefined;
    found.times -= 1;
    failures = failures.filter(({ times }) => times > 0);
    return found;
  }

  return {
    add: (failure) => void failures.push({ ...failure }),
    list: () => failures,
    clear: () => {
      failures = [];
    },
    answer: async (request, proceed) => {
      const found = route(request.method, new URL(request.url).pathname);
      const failure = found && 'call' in found ? take(found.call.name) : undefined;
      if (!failure) return proceed();
      await new Promise((resolve) => setTimeout(resolve, failure.seconds * 1000));
      if (failure.kind === 'delay') return proceed();
      if (failure.kind !== 'status') return bodies[failure.kind]();
      return new Response(JSON.stringify({ status: failure.status ?? 1 }), { headers: json });
    },
  };
}
