import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Brand } from '#core/brand/brand.ts';
import { calendarResponse } from './areas/calendar/calendar-feed.ts';
import { createSignInThrottle } from './areas/accounts/sign-in-throttle.ts';
import { createTokens, keyOf } from './areas/accounts/tokens.ts';
import type { SandboxClock } from './clock.ts';
import { databaseFault } from './db/database-error.ts';
import { Db } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { fileOfLink } from './files/file-service.ts';
import { fileResponse } from './files/file-response.ts';
import { errorResponse } from './http/responses.ts';
import { corsHeaders } from './http/cors.ts';
import { createDispatch, type SandboxServices } from './http/dispatch.ts';
import { createFaultInjection } from './http/fault-injection.ts';
import type { Peer } from './http/local-request.ts';
import { type Mailer, sandboxMailer } from './mail/outbox.ts';
import { pages } from './pages/pages.ts';
import { createFormIdempotency } from './pages/form-idempotency.ts';
import { type SeedContent, seedOnce } from './seed/seed.ts';
import { createDailyJobs } from './notifications/daily-jobs.ts';
import { createSandboxTime } from './time.ts';

export interface SandboxOptions {
  brand: Brand;
  /** Folder of the database files, created if missing; or `:memory:` or a serialized database, in memory only. */
  data: string | Uint8Array;
  /** Seed of an empty database: all example data (default), personas only, or nothing. */
  content?: SeedContent | 'empty';
  clock?: SandboxClock;
  mailer?: Mailer;
  log?: SandboxServices['log'];
  /** Origin of the portal for links and redirects; the request's origin by default. */
  portal?: string;
}

/** The university's server of one brand, as far as the contract goes. */
export interface Sandbox {
  /** Answers requests below `/api` and `/sandbox`. A request without `peer` counts as remote. */
  fetch(request: Request, peer?: Peer): Promise<Response>;
  /** For what acts as the university, and for tests: the data itself. */
  db: Db;
  close(): void;
}

/** Letters of a path match in either case, those of its beginning too. */
const anyApiPath = '/:api{[aA][pP][iI]}/*';

/** @throws {DatabaseError} when the data there cannot be used */
function openData(data: string | Uint8Array, fill: (db: Db) => void): { db: Db; key: Uint8Array } {
  let db: Db | undefined;
  try {
    db = new Db(data);
    migrate(db);
    fill(db);
    const made = db;
    return { db, key: made.transaction('write', () => keyOf(made)) };
  } catch (error) {
    db?.close();
    throw databaseFault(error, typeof data === 'string' ? data : ':memory:');
  }
}

/** @throws {DatabaseError} when the data there cannot be used */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { brand, data, content = 'examples', clock = () => new Date(), mailer = sandboxMailer } = options;
  const { log = (line: string, error: unknown) => console.error(line, error) } = options;
  const isInMemory = typeof data !== 'string' || data === ':memory:';
  if (!isInMemory) mkdirSync(data, { recursive: true });
  const { db, key } = openData(isInMemory ? data : join(data, `${brand.id}.sqlite`), (made) => {
    if (content !== 'empty') seedOnce(made, brand, createSandboxTime(made, clock).now(), content);
  });
  const tokens = createTokens(key, brand.id);
  // Throttling uses real time, not the sandbox's clock.
  const attempts = createSignInThrottle(() => performance.now() / 1000);
  const time = createSandboxTime(db, clock);
  const dailyJobs = createDailyJobs({ db, brand, mailer });
  dailyJobs.runUntil(time.now());
  const parts: SandboxServices = { db, brand, time, dailyJobs, key, tokens, attempts, mailer, log };
  const dispatch = createDispatch(parts);
  const faultInjection = createFaultInjection();

  const app = new Hono<{ Bindings: Peer }>({ strict: false });
  app.use(anyApiPath, async (context, next) => {
    const cors = corsHeaders(context.req.raw, brand);
    if (context.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    await next();
    for (const [name, value] of Object.entries(cors)) context.res.headers.set(name, value);
    return undefined;
  });
  app.get('/api/ficheros/:token', (context) => {
    const file = fileOfLink(db, key, context.req.param('token'), time.now().seconds);
    return file ? fileResponse(file) : errorResponse(404, 'This link has expired or is not complete.');
  });
  app.get('/api/calendario/:file', ({ req }) =>
    calendarResponse(req.raw, req.param('file').replace(/\.ics$/, ''), { db, brand, tokens, time, dispatch }),
  );
  app.all(anyApiPath, ({ req, env }) => faultInjection.answer(req.raw, () => dispatch(req.raw, env)));
  app.route(
    '/sandbox',
    pages({
      ...parts,
      faultInjection,
      formIdempotency: createFormIdempotency(),
      answer: dispatch,
      content,
      ...(options.portal && { portal: options.portal }),
    }),
  );
  app.notFound(() => errorResponse(404, 'There is nothing at this address.'));
  app.onError((error) => {
    log('The sandbox failed', error);
    return errorResponse(500, 'The sandbox failed; its log says why.');
  });

  return {
    fetch: async (request, peer = {}) => app.fetch(request, peer),
    db,
    close: () => db.close(),
  };
}
