import type { Caller } from '#portal/data/server/client/call.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import type { TestSandbox } from '../sandbox/sandbox.ts';
import { sandboxCaller } from '../sandbox/sandbox-caller.ts';
import { lateServer } from './late-server.ts';

/**
 * Effect of the network on writes: their answers are lost, and nothing comes after; the server acts after the page gave up; or
 * there is no connection, for them or anything else.
 */
export type WriteFault = 'lost' | 'late' | 'offline';

/** A network between a page and a sandbox. */
export interface FaultyNetwork {
  call: Caller;
  clock: Clock;
  /** Breaks the next write. */
  fail: (fault: WriteFault) => void;
  /** Restores the network; requests held by the slow server are still made later. */
  heal: () => void;
  /** Waits until the slow server has made the held requests. */
  settle: () => Promise<void>;
}

/** Timeout of the slow server's answers in milliseconds, short for fast tests. */
const impatience = 20;

/**
 * @param token of the user who is signed in
 * @param server whether it is sent idempotency keys, which it keeps
 */
export function faultyNetwork(
  sandbox: TestSandbox,
  token?: string,
  { keepsKeys = false }: { keepsKeys?: boolean } = {},
): FaultyNetwork {
  const late = lateServer();
  let fault: 'lost' | 'late' | 'down' | undefined;
  const send: typeof fetch = async (address, request) => {
    if (fault === 'down') throw new TypeError('Failed to fetch');
    if (fault !== undefined && request?.method === 'POST') {
      const { signal, ...rest } = request;
      if (fault === 'late') {
        const answer = late.hold(
          () => fetch(address, rest),
          new Promise<never>((_, reject) =>
            signal?.addEventListener('abort', () => reject(signal.reason as Error)),
          ),
        );
        return answer;
      }
      await fetch(address, rest);
      fault = 'down';
      throw new TypeError('Failed to fetch');
    }
    return fetch(address, request);
  };
  const upload = (address: string, request: RequestInit): Promise<Response> => send(address, request);
  const settings = { fetch: send, upload, takesKeys: keepsKeys };
  const patient = sandboxCaller(sandbox, 'es', token, settings);
  const impatient = sandboxCaller(sandbox, 'es', token, { ...settings, timeout: impatience });
  return {
    call: (requested, ...rest) =>
      fault === 'late' && requested.method === 'POST'
        ? impatient(requested, ...rest)
        : patient(requested, ...rest),
    clock: late.clock,
    fail: (next) => {
      fault = next === 'offline' ? 'down' : next;
    },
    heal: () => {
      fault = undefined;
    },
    settle: () => late.clock.wait(60_000),
  };
}
