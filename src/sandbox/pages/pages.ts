import { Hono } from 'hono';
import { consoleAnswer } from '../console/console.ts';
import { httpError } from '../http/answer.ts';
import type { Parts } from '../http/dispatch.ts';
import type { ForcedFailures } from '../http/forced.ts';
import { isLocalRequest, type Peer } from '../http/local-request.ts';
import type { SeedContent } from '../seed/seed.ts';
import { assets } from './assets.ts';
import { docsPage } from './docs/docs.ts';
import { frontPage } from './front.ts';
import { idpPage } from './idp.ts';
import { outboxPage } from './outbox.ts';
import { personasPage, signInAnswer } from './personas.ts';

/** What pages are made of: the parts of the sandbox and what besides its calls it has. */
export type PageParts = Parts & {
  forced: ForcedFailures;
  /** What the data is at the start. */
  content: SeedContent | 'empty';
  /** Where the portal is, if it has another origin. */
  portal?: string;
};

/** Whether a form was sent by a page of the sandbox and not by one of somebody else. */
function isOwnForm(request: Request): boolean {
  return request.headers.get('origin') === new URL(request.url).origin;
}

/** The pages below `/sandbox`. They tell everything and let anyone in, so they are for this computer only. */
export function pages(parts: PageParts): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>({ strict: false });
  app.use('*', async (context, next) => {
    const { raw } = context.req;
    if (!isLocalRequest(raw, context.env)) {
      return httpError(403, 'The pages of the sandbox are only for the computer that it runs on.');
    }
    if (raw.method === 'POST' && !isOwnForm(raw)) return httpError(403, 'This form is not of the sandbox.');
    await next();
    return undefined;
  });
  app.get('/', () => frontPage(parts));
  app.post('/act/:form', ({ req }) =>
    consoleAnswer(parts, req.param('form'), req.raw, (outcome) => frontPage(parts, outcome)),
  );
  app.get('/outbox', ({ req }) => outboxPage(parts, req.raw));
  app.get('/personas', () => personasPage(parts));
  app.post('/personas', ({ req }) => signInAnswer(parts, req.raw));
  app.get('/idp', ({ req }) => idpPage(parts, req.raw));
  app.post('/idp', ({ req }) => signInAnswer(parts, req.raw));
  app.get('/docs/:area?', ({ req }) => docsPage(parts, req.param('area')));
  app.get(
    '/:asset',
    ({ req }) => assets.get(req.param('asset'))?.() ?? httpError(404, 'There is no such page.'),
  );
  return app;
}
