import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as z from 'zod/mini';
import type { Call, DatosOf } from '#core/contract/call.ts';
import { callList, type CallName } from '#core/contract/calls/index.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import { decodeQuery } from '#core/contract/wire.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { SignInThrottle } from '../areas/accounts/sign-in-throttle.ts';
import { createPasswordService, PendingWork } from '../areas/accounts/password-service.ts';
import { type TokenService } from '../areas/accounts/tokens.ts';
import type { SandboxMoment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { decodeUploads } from '../files/decode-uploads.ts';
import { createFiles } from '../files/file-service.ts';
import type { BaseContext } from '../context.ts';
import { handlers } from '../areas/index.ts';
import type { AfterCommit } from '../handler.ts';
import type { Mailer } from '../mail/outbox.ts';
import { createMailService } from '../mail/mail-service.ts';
import { fieldAt, refuseFields, RefusalError } from '../refusal.ts';
import type { SandboxTime } from '../time.ts';
import { envelopeResponse, errorResponse } from './responses.ts';
import { authenticate, verifyToken } from './authenticate.ts';
import { maxBody, maxPlainBody, readBody } from './body.ts';
import { checkBounds } from './check-bounds.ts';
import { checkUploads } from './check-uploads.ts';
import {
  callerOf,
  fingerprintOf,
  type KeyedRequest,
  storeAnswer,
  storedAnswer,
  idempotencyKeyOf,
} from './idempotency.ts';
import { languageOf } from './language.ts';
import type { Peer } from './local-request.ts';
import { createRouter } from './router.ts';

/** The parts of a sandbox that answering calls needs. */
export interface SandboxServices {
  db: Db;
  brand: Brand;
  time: SandboxTime;
  /** Scheduler of daily jobs. */
  dailyJobs: { runUntil(now: SandboxMoment): void };
  key: Uint8Array;
  tokens: TokenService;
  attempts: SignInThrottle;
  mailer: Mailer;
  /** Receives the error of a failed call; the client gets a generic message. */
  log: (line: string, error: unknown) => void;
}

/** A handler returned data outside of the contract: a bug of the sandbox. */
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

/** Parses optional query parameters one by one; an invalid parameter counts as absent. */
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

function refusalAnswer(call: Call, { status, mensaje, datos }: RefusalError): Envelope {
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

/** Runs a transaction, restarted after each PendingWork. */
async function finished<T>(transaction: () => T): Promise<T> {
  for (;;) {
    try {
      return transaction();
    } catch (error) {
      if (!(error instanceof PendingWork)) throw error;
      await error.work();
    }
  }
}

/** Answers requests for calls of the contract; the peer is where one comes from. */
export function createDispatch(parts: SandboxServices): (request: Request, peer?: Peer) => Promise<Response> {
  const { db, brand, time, dailyJobs, key, tokens, attempts, log } = parts;

  async function answer(
    call: Call,
    request: Request,
    params: unknown,
    body: unknown,
    address: string,
    keyed: KeyedRequest | undefined,
  ): Promise<Envelope> {
    const handler = handlers[call.name as CallName] as AnyHandler;
    const url = new URL(request.url);
    const now = time.now();
    dailyJobs.runUntil(now);
    const language = languageOf(request, brand);
    const verified = await verifyToken(request, call.who, tokens, now.date);
    const contents = await decodeUploads(call.uploads, body);
    let messages: string[] = [];
    const base: BaseContext = {
      db,
      brand,
      now,
      language,
      tokens,
      passwords: createPasswordService(attempts, address),
      session: verified.portal,
      files: createFiles(db, key, url.origin, now.seconds, contents),
      ...createMailService(parts, now),
      addMessage: (mensaje) => messages.push(mensaje),
    };
    const envelopeOf = (result: unknown): Envelope => ({
      status: 0,
      ...omitUndefined({ datos: checkedDatos(call, call.datos, result) }),
      ...(messages.length > 0 && { mensaje: messages.join(' ') }),
    });
    const handle = (): Envelope | AfterCommit<Envelope> => {
      messages = [];
      const { tipo } = params as { tipo?: string };
      const accepting = acceptingCalls.has(call.name);
      const user = authenticate({ db, brand, language }, call.who, verified, tipo, accepting);
      const caller = callerOf(user);
      const first = keyed && storedAnswer(db, caller, keyed, now.seconds, language);
      if (first) return first;
      const parsed = z.safeParse(call.request ?? z.undefined(), call.request ? body : undefined);
      if (!parsed.success) return refuseFields(parsed.error.issues.map(({ path }) => fieldAt(path)));
      checkBounds(call, parsed.data, now.today);
      checkUploads(call.uploads, parsed.data, contents);
      const result = handler(
        { ...base, user, params, query: readQuery(call, url.searchParams) },
        parsed.data,
      ) as DatosOf<Call> | AfterCommit<DatosOf<Call>>;
      // Tokens are signed after the commit and never stored.
      if (typeof result === 'function') return async () => envelopeOf(await result());
      const envelope = envelopeOf(result);
      if (keyed) storeAnswer(db, caller, keyed, envelope, now.seconds);
      return envelope;
    };
    const mode = call.method === 'POST' ? 'write' : 'read';
    const answered = await finished(() => db.transaction(mode, handle));
    return typeof answered === 'function' ? answered() : answered;
  }

  return async (request, { remoteAddress = '' } = {}) => {
    const { pathname } = new URL(request.url);
    const found = route(request.method, pathname);
    if (!found) return errorResponse(404, 'There is no such call.');
    if ('allowed' in found) {
      const allow = found.allowed.join(', ');
      return errorResponse(405, `This path is for ${allow}.`, { allow });
    }
    const { call } = found;
    const params = z.safeParse(call.params ?? z.object({}), found.params);
    if (!params.success) return errorResponse(404, 'There is nothing at this address.');
    const idempotencyKey = call.method === 'POST' ? idempotencyKeyOf(request) : undefined;
    if (idempotencyKey === 'malformed')
      return errorResponse(400, 'The Idempotency-Key is a text in double quotes, of 16 to 128 characters.');
    const fingerprint = fingerprintOf(key, call.name, found.params);
    const body = call.request
      ? await readBody(request, call.uploads ? maxBody : maxPlainBody, (it) => void fingerprint.update(it))
      : { value: undefined };
    const keyed = idempotencyKey && { key: idempotencyKey.text, fingerprint: fingerprint.digest() };
    if (body === 'tooLarge') return errorResponse(413, 'The body is too large.');
    try {
      if (body === 'malformed') return envelopeResponse({ status: 15 });
      return envelopeResponse(await answer(call, request, params.data, body.value, remoteAddress, keyed));
    } catch (error) {
      try {
        if (error instanceof RefusalError) return envelopeResponse(refusalAnswer(call, error));
        log(`${call.method} ${call.name} failed`, error);
      } catch (fault) {
        log(`${call.method} ${call.name} failed`, fault);
      }
      return errorResponse(500, 'The sandbox failed; its log says why.');
    }
  };
}
