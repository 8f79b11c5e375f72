import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Brand } from '#core/brand/brand.ts';
import { createAttempts } from './areas/accounts/attempts.ts';
import { createTokens, keyOf } from './areas/accounts/tokens.ts';
import type { Clock } from './clock.ts';
import { databaseFault } from './db/database-error.ts';
import { Db } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { fileOfLink } from './files/files.ts';
import { fileResponse } from './files/serve.ts';
import { httpError } from './http/answer.ts';
import { corsHeaders } from './http/cors.ts';
import { createDispatch, type Parts } from './http/dispatch.ts';
import { createForcedFailures } from './http/forced.ts';
import type { Peer } from './http/local-request.ts';
import { type Mailer, sandboxMailer } from './mail/outbox.ts';
import { pages } from './pages/pages.ts';
import { createSentForms } from './pages/sent-forms.ts';
import { type SeedContent, seedOnce } from './seed/seed.ts';
import { createDays } from './telling/days.ts';
import { createTime } from './time.ts';

export interface SandboxOptions {
  brand: Brand;
  /** Folder of the database files, made if need be; or `:memory:`, or a serialized database, for one that goes with the process. */
  data: string | Uint8Array;
  /** What a database gets that has nothing yet: all example data (the default), only the personas, or nothing. */
  content?: SeedContent | 'empty';
  clock?: Clock;
  mailer?: Mailer;
  log?: Parts['log'];
  /** Origin of the portal whose pages mails and sign-ins lead to; without it, that of the request. */
  portal?: string;
}

/** The university's server of one brand, as far as the contract goes. */
export interface Sandbox {
  /** Answers what is below `/api` and `/sandbox`. The peer is where the request comes from; without it, from afar. */
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
    if (content !== 'empty') seedOnce(made, brand, createTime(made, clock).now(), content);
  });
  const tokens = createTokens(key, brand.id);
  // Waiting is real, whatever time the sandbox is told it is.
  const attempts = createAttempts(() => performance.now() / 1000);
  const time = createTime(db, clock);
  const days = createDays({ db, brand, mailer });
  days.pass(time.now());
  const parts: Parts = { db, brand, time, days, key, tokens, attempts, mailer, log };
  const dispatch = createDispatch(parts);
  const forced = createForcedFailures();

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
    return file ? fileResponse(file) : httpError(404, 'This link has expired or is not complete.');
  });
  app.all(anyApiPath, ({ req, env }) => forced.answer(req.raw, () => dispatch(req.raw, env)));
  app.route(
    '/sandbox',
    pages({
      ...parts,
      forced,
      sentForms: createSentForms(),
      answer: dispatch,
      content,
      ...(options.portal && { portal: options.portal }),
    }),
  );
  app.notFound(() => httpError(404, 'There is nothing at this address.'));
  app.onError((error) => {
    log('The sandbox failed', error);
    return httpError(500, 'The sandbox failed; its log says why.');
  });

  return {
    fetch: async (request, peer = {}) => app.fetch(request, peer),
    db,
    close: () => db.close(),
  };
}
