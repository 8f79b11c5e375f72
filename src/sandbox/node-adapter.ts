import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Sandbox } from './sandbox.ts';

/** Answers a request of Node's own server with a sandbox. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Minimum size in bytes of a compressed response. */
const worthCompressing = 512;

export function nodeListener(sandbox: Pick<Sandbox, 'fetch'>): NodeListener {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(compress({ threshold: worthCompressing }));
  app.all('*', ({ req, env: { incoming } }) =>
    sandbox.fetch(req.raw, { remoteAddress: incoming.socket.remoteAddress }),
  );
  return getRequestListener(async (request, env) => app.fetch(request, env as HttpBindings), {
    overrideGlobalObjects: false,
  });
}
