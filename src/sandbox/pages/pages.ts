import { Hono } from 'hono';
import { actAnswer, seeOther } from '../console/act-answer.ts';
import { nounPage } from '../console/console-page.ts';
import { directorPage, storyAnswer, storyPage } from '../director/director-page.ts';
import { httpError } from '../http/answer.ts';
import { isLocalRequest, type Peer } from '../http/local-request.ts';
import { assets } from './assets.ts';
import { docsPage } from './docs/docs.ts';
import { guidePage } from './docs/guide.ts';
import { openApiFile } from './docs/openapi.ts';
import { frontPage } from './front.ts';
import { idpPage } from './idp.ts';
import { outboxPage } from './outbox.ts';
import type { PageParts } from './parts.ts';
import { personasPage, signInAnswer } from './personas.ts';
import { brandStyles } from './template.ts';
import { languageAnswer, viewOf } from './view.ts';

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
    const language = languageAnswer(raw);
    if (language) return language;
    parts.days.pass(parts.time.now());
    await next();
    return undefined;
  });
  app.get('/', ({ req }) => frontPage(parts, viewOf(parts, req.raw)));
  app.get('/console', () => seeOther('/sandbox/console/offers'));
  app.get('/console/:noun', ({ req }) => nounPage(parts, viewOf(parts, req.raw), req.param('noun')));
  app.post('/console/:noun/:act', ({ req }) => actAnswer(parts, req.param(), req.raw));
  app.get('/director', ({ req }) => directorPage(parts, viewOf(parts, req.raw)));
  app.get('/director/:story', ({ req }) =>
    storyPage(parts, viewOf(parts, req.raw), req.param('story'), new URL(req.url).origin),
  );
  app.post('/director/:story/:act', ({ req }) => storyAnswer(parts, req.param(), req.raw));
  app.get('/outbox', ({ req }) => outboxPage(parts, viewOf(parts, req.raw), req.raw));
  app.get('/personas', ({ req }) => personasPage(parts, viewOf(parts, req.raw)));
  app.post('/personas', ({ req }) => signInAnswer(parts, req.raw));
  app.get('/idp', ({ req }) => idpPage(parts, viewOf(parts, req.raw), req.raw));
  app.post('/idp', ({ req }) => signInAnswer(parts, req.raw));
  app.get('/docs/openapi.json', openApiFile);
  app.get('/docs/server/:page?', ({ req }) => guidePage(viewOf(parts, req.raw), req.param('page')));
  app.get('/docs/:area?', ({ req }) => docsPage(viewOf(parts, req.raw), req.param('area')));
  app.get('/brand.css', () => brandStyles(parts.brand));
  app.get(
    '/:asset',
    ({ req }) => assets.get(req.param('asset'))?.() ?? httpError(404, 'There is no such page.'),
  );
  return app;
}
