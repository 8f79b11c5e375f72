import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Sandbox } from './sandbox.ts';

/** Answers a request of Node's own server with a sandbox. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function nodeListener(sandbox: Pick<Sandbox, 'fetch'>): NodeListener {
  return getRequestListener(
    async (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage };
      return sandbox.fetch(request, { remoteAddress: incoming.socket.remoteAddress });
    },
    { overrideGlobalObjects: false },
  );
}
