import { Hono } from 'hono';
import type { Parts } from '../http/dispatch.ts';
import { isLocalRequest, type Peer } from '../http/local-request.ts';
import { httpError } from '../http/answer.ts';
import { frontPage } from './front.ts';
import { outboxPage } from './outbox.ts';

/** What pages are made of: the parts of the sandbox, and where the portal is if it has another origin. */
export type PageParts = Parts & { portal?: string };

/** The pages below `/sandbox`. They tell everything and let anyone in, so they are for this computer only. */
export function pages(parts: PageParts): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>();
  app.use('*', async (context, next) => {
    if (!isLocalRequest(context.req.raw, context.env)) {
      return httpError(403, 'The pages of the sandbox are only for the computer that it runs on.');
    }
    await next();
    return undefined;
  });
  app.get('/', () => frontPage(parts));
  app.get('/outbox', (context) => outboxPage(parts, context.req.raw));
  return app;
}
