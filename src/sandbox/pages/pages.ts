import { Hono } from 'hono';
import { actionResponse, seeOther } from '../console/action-response.ts';
import { resourcePage } from '../console/console-page.ts';
import { wordingCountsFile } from '../console/wording-counts.ts';
import { scenariosPage, scenarioResponse, scenarioPage } from '../scenarios/scenarios-page.ts';
import { errorResponse } from '../http/responses.ts';
import { isLocalRequest, type Peer } from '../http/local-request.ts';
import { assets } from './assets.ts';
import { docsPage } from './docs/docs.ts';
import { guidePage } from './docs/guide.ts';
import { openApiFile } from './docs/openapi.ts';
import { frontPage } from './front.ts';
import { idpPage } from './idp.ts';
import { outboxPage } from './outbox.ts';
import type { PageServices } from './page-services.ts';
import { personasPage, signInAnswer } from './personas.ts';
import { brandStyles } from './template.ts';
import { languageAnswer, viewOf } from './view.ts';

/** Whether a form was sent by a page of the sandbox and not by one of somebody else. */
function isOwnForm(request: Request): boolean {
  return request.headers.get('origin') === new URL(request.url).origin;
}

/** The pages below `/sandbox`: without access control, and therefore restricted to loopback. */
export function pages(parts: PageServices): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>({ strict: false });
  app.use('*', async (context, next) => {
    const { raw } = context.req;
    if (!isLocalRequest(raw, context.env)) {
      return errorResponse(403, 'The pages of the sandbox are only for the computer that it runs on.');
    }
    if (raw.method === 'POST' && !isOwnForm(raw))
      return errorResponse(403, 'This form is not of the sandbox.');
    const language = languageAnswer(raw);
    if (language) return language;
    parts.dailyJobs.runUntil(parts.time.now());
    await next();
    return undefined;
  });
  app.get('/', ({ req }) => frontPage(parts, viewOf(parts, req.raw)));
  app.get('/console', () => seeOther('/sandbox/console/offers'));
  app.get('/console/wordings/csv', ({ req }) => wordingCountsFile(parts, viewOf(parts, req.raw)));
  app.get('/console/:resource', ({ req }) =>
    resourcePage(parts, viewOf(parts, req.raw), req.param('resource')),
  );
  app.post('/console/:resource/:action', ({ req }) => actionResponse(parts, req.param(), req.raw));
  app.get('/director', ({ req }) => scenariosPage(parts, viewOf(parts, req.raw)));
  app.get('/director/:scenario', ({ req }) =>
    scenarioPage(parts, viewOf(parts, req.raw), req.param('scenario'), new URL(req.url).origin),
  );
  app.post('/director/:scenario/:act', ({ req }) => scenarioResponse(parts, req.param(), req.raw));
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
    ({ req }) => assets.get(req.param('asset'))?.() ?? errorResponse(404, 'There is no such page.'),
  );
  return app;
}
