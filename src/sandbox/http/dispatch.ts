import { given } from '#core/shared/given.ts';
import * as z from 'zod/mini';
import type { Call, DatosOf } from '#core/contract/call.ts';
import { callList, type CallName } from '#core/contract/calls/index.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import { decodeQuery } from '#core/contract/wire.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Attempts } from '../areas/accounts/attempts.ts';
import { createPasswords, Unfinished } from '../areas/accounts/passwords.ts';
import { type Tokens } from '../areas/accounts/tokens.ts';
import type { Moment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { readContents } from '../files/contents.ts';
import { createFiles } from '../files/files.ts';
import type { BaseContext } from '../context.ts';
import { handlers } from '../areas/index.ts';
import type { Afterwards } from '../handler.ts';
import type { Mailer } from '../mail/outbox.ts';
import { createPost } from '../mail/post.ts';
import { fieldAt, refuseFields, Refusal } from '../refusal.ts';
import type { Time } from '../time.ts';
import { businessAnswer, httpError } from './answer.ts';
import { authenticate, readProof } from './authenticate.ts';
import { maxBody, maxPlainBody, readBody } from './body.ts';
import { checkBounds } from './check-bounds.ts';
import { checkUploads } from './check-uploads.ts';
import { callerOf, fingerprintOf, type Keyed, keepAnswer, keptAnswer, keyOf } from './idempotency.ts';
import { languageOf } from './language.ts';
import type { Peer } from './local-request.ts';
import { createRouter } from './router.ts';

/** The parts of a sandbox that answering calls needs. */
export interface Parts {
  db: Db;
  brand: Brand;
  time: Time;
  /** What happens by itself when a day has come. */
  days: { pass(now: Moment): void };
  key: Uint8Array;
  tokens: Tokens;
  attempts: Attempts;
  mailer: Mailer;
  /** Told what went wrong; the client only hears that something did. */
  log: (line: string, error: unknown) => void;
}

/** A handler that answered what the contract does not know: a fault of the sandbox. */
class ContractFault extends Error {
  override name = 'ContractFault';
}

type AnyContext = BaseContext & { user: unknown; params: unknown; query: unknown };
type AnyHandler = (context: AnyContext, request: unknown) => unknown;

/** Calls that accept the data protection notice, and therefore come before it is accepted. */
const acceptingCalls: ReadonlySet<string> = new Set<CallName>([
  'guardaAceptacionRGPD',
  'guardaAceptacionRGPDEncuesta',
]);

const route = createRouter(callList);

/** Optional parameters of a query, each on its own: one that makes no sense is as if it were not there. */
function readQuery(call: Call, search: URLSearchParams): Record<string, unknown> {
  if (!call.query) return {};
  const { shape } = call.query;
  const entries = Object.entries(decodeQuery(call.query, search)).flatMap(([key, value]) => {
    const parsed = z.safeParse(shape[key] as z.ZodMiniType, value);
    return parsed.success ? [[key, parsed.data] as const] : [];
  });
  return Object.fromEntries(entries);
}

function checkedDatos(call: Call, schema: z.ZodMiniType, datos: unknown): unknown {
  const parsed = z.safeParse(schema, datos);
  if (parsed.success) return parsed.data;
  throw new ContractFault(`${call.name} answered datos of another shape: ${z.prettifyError(parsed.error)}`);
}

function refusalAnswer(call: Call, { status, mensaje, datos }: Refusal): Envelope {
  if (!call.statuses.includes(status)) {
    throw new ContractFault(`${call.name} answered ${status}, which is not among its statuses`);
  }
  const schema = call.datosOf?.[status];
  return {
    status,
    ...(schema && { datos: checkedDatos(call, schema, datos) }),
    ...(mensaje && { mensaje }),
  };
}

/** Runs a transaction, again from its beginning each time that something which takes long is done. */
async function finished<T>(transaction: () => T): Promise<T> {
  for (;;) {
    try {
      return transaction();
    } catch (error) {
      if (!(error instanceof Unfinished)) throw error;
      await error.work();
    }
  }
}

/** Answers requests for calls of the contract; the peer is where one comes from. */
export function createDispatch(parts: Parts): (request: Request, peer?: Peer) => Promise<Response> {
  const { db, brand, time, days, key, tokens, attempts, log } = parts;

  async function answer(
    call: Call,
    request: Request,
    params: unknown,
    body: unknown,
    address: string,
    keyed: Keyed | undefined,
  ): Promise<Envelope> {
    const handler = handlers[call.name as CallName] as AnyHandler;
    const url = new URL(request.url);
    const now = time.now();
    days.pass(now);
    const language = languageOf(request, brand);
    const proof = await readProof(request, call.who, tokens, now.date);
    const contents = await readContents(call.uploads, body);
    let said: string[] = [];
    const base: BaseContext = {
      db,
      brand,
      now,
      language,
      tokens,
      passwords: createPasswords(attempts, address),
      session: proof.portal,
      files: createFiles(db, key, url.origin, now.seconds, contents),
      ...createPost(parts, now),
      say: (mensaje) => said.push(mensaje),
    };
    const envelopeOf = (result: unknown): Envelope => ({
      status: 0,
      ...given({ datos: checkedDatos(call, call.datos, result) }),
      ...(said.length > 0 && { mensaje: said.join(' ') }),
    });
    const handle = (): Envelope | Afterwards<Envelope> => {
      said = [];
      const { tipo } = params as { tipo?: string };
      const accepting = acceptingCalls.has(call.name);
      const user = authenticate({ db, brand, language }, call.who, proof, tipo, accepting);
      const caller = callerOf(user);
      const first = keyed && keptAnswer(db, caller, keyed, now.seconds, language);
      if (first) return first;
      const parsed = z.safeParse(call.request ?? z.undefined(), call.request ? body : undefined);
      if (!parsed.success) return refuseFields(parsed.error.issues.map(({ path }) => fieldAt(path)));
      checkBounds(call, parsed.data, now.today);
      checkUploads(call.uploads, parsed.data, contents);
      const result = handler(
        { ...base, user, params, query: readQuery(call, url.searchParams) },
        parsed.data,
      ) as DatosOf<Call> | Afterwards<DatosOf<Call>>;
      // What is signed only afterwards is a token: none is kept.
      if (typeof result === 'function') return async () => envelopeOf(await result());
      const envelope = envelopeOf(result);
      if (keyed) keepAnswer(db, caller, keyed, envelope, now.seconds);
      return envelope;
    };
    const mode = call.method === 'POST' ? 'write' : 'read';
    const answered = await finished(() => db.transaction(mode, handle));
    return typeof answered === 'function' ? answered() : answered;
  }

  return async (request, { remoteAddress = '' } = {}) => {
    const { pathname } = new URL(request.url);
    const found = route(request.method, pathname);
    if (!found) return httpError(404, 'There is no such call.');
    if ('allowed' in found) {
      const allow = found.allowed.join(', ');
      return httpError(405, `This path is for ${allow}.`, { allow });
    }
    const { call } = found;
    const params = z.safeParse(call.params ?? z.object({}), found.params);
    if (!params.success) return httpError(404, 'There is nothing at this address.');
    const idempotencyKey = call.method === 'POST' ? keyOf(request) : undefined;
    if (idempotencyKey === 'malformed')
      return httpError(400, 'The Idempotency-Key is a text in double quotes, of 16 to 128 characters.');
    const fingerprint = fingerprintOf(key, call.name, found.params);
    const body = call.request
      ? await readBody(request, call.uploads ? maxBody : maxPlainBody, (it) => void fingerprint.update(it))
      : { value: undefined };
    const keyed = idempotencyKey && { key: idempotencyKey.text, fingerprint: fingerprint.digest() };
    if (body === 'tooLarge') return httpError(413, 'The body is too large.');
    try {
      if (body === 'malformed') return businessAnswer({ status: 15 });
      return businessAnswer(await answer(call, request, params.data, body.value, remoteAddress, keyed));
    } catch (error) {
      try {
        if (error instanceof Refusal) return businessAnswer(refusalAnswer(call, error));
        log(`${call.method} ${call.name} failed`, error);
      } catch (fault) {
        log(`${call.method} ${call.name} failed`, fault);
      }
      return httpError(500, 'The sandbox failed; its log says why.');
    }
  };
}
