import { callList, type CallName } from '#core/contract/calls/index.ts';
import { createRouter } from './router.ts';

/** Kinds of injected faults. */
export const faultKinds = ['status', 'delay', 'shape', 'truncated', 'html', 'http500'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault waiting for matching calls. */
export interface InjectedFault {
  kind: FaultKind;
  /** Code to answer with, of kind `status`. */
  status?: number;
  /** Seconds to wait before anything is answered. */
  seconds: number;
  /** Only this call; any call without it. */
  call?: CallName;
  /** How many more calls fail. */
  times: number;
}

/** Injected faults in order of insertion, in memory only. */
export interface FaultInjection {
  add(failure: InjectedFault): void;
  list(): readonly InjectedFault[];
  clear(): void;
  /** Answers with the first matching fault, else with `proceed`. */
  answer(request: Request, proceed: () => Promise<Response>): Promise<Response>;
}

/** Headers of a response with an injected fault. */
const faultHeaders = { 'x-sandbox-forced': '1', 'cache-control': 'no-store' };

const json = { ...faultHeaders, 'content-type': 'application/json; charset=utf-8' };

const bodies: Readonly<Record<Exclude<FaultKind, 'status' | 'delay'>, () => Response>> = {
  shape: () => new Response('{"status":"cero","datos":[[]]}', { headers: json }),
  truncated: () => new Response('{"status":0,"datos":{"token":"ey', { headers: json }),
  html: () =>
    new Response('<!doctype html><title>Proxy</title><h1>Bad gateway</h1>', {
      headers: { ...faultHeaders, 'content-type': 'text/html' },
    }),
  http500: () => new Response('{"error":"Forced by hand."}', { status: 500, headers: json }),
};

const route = createRouter(callList);

export function createFaultInjection(): FaultInjection {
  let failures: InjectedFault[] = [];

  function take(call: string): InjectedFault | undefined {
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
