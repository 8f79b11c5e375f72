import * as codes from '#core/contract/codes.ts';
import type * as z from 'zod/mini';
import type { Call, ObjectSchema, Schema, CallAudience } from '#core/contract/call.ts';
import { encodeQuery, pathOf } from '#core/contract/wire.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { type IdempotencyKeys, newIdempotencyKey } from './idempotency-keys.ts';
import { readingHeaders, fetchOptions } from './headers.ts';
import type { Report } from './reports.ts';
import { type CallResult, readAnswer, resultOf, unavailable } from './result.ts';
import { createRetries, isTransient, retryAfter, retryDelay, sleep } from './retry.ts';
import type { OnProgress, Upload } from './upload.ts';

/** Timeout of an answer, in milliseconds. */
export const answerTimeout = 20_000;

export interface ClientSettings {
  /** See `baseAddress`. */
  base: string;
  /** Language of the page. */
  language: string;
  /** Whether the server takes the header `Idempotency-Key`: other servers refuse the preflight of a request with it. */
  sendsIdempotencyKeys?: boolean;
  /** Token of the session or, for the calls of a survey, of that survey. */
  token: (who: CallAudience) => string | undefined;
  report: Report;
  /** Aborts when the page is left. */
  leaving: () => AbortSignal;
  fetch?: typeof fetch;
  /** Sends requests with files. */
  upload?: Upload;
  timeout?: number;
  random?: () => number;
  wait?: typeof sleep;
}

type Part<K extends string, S> = S extends Schema ? Record<K, z.input<S>> : unknown;
type QueryPart<S> = S extends ObjectSchema ? { query?: z.input<S> } : unknown;

/** Input of a call: `params` of its path, `query`, `body`. */
export type CallInput<C> = (C extends { params: infer P } ? Part<'params', P> : unknown) &
  (C extends { query: infer Q } ? QueryPart<Q> : unknown) &
  (C extends { request: infer R }
    ? undefined extends z.input<R & Schema>
      ? { body?: z.input<R & Schema> }
      : Part<'body', R>
    : unknown);

export interface CallOptions {
  /** Aborts this call; leaving the page does so in any case. */
  signal?: AbortSignal;
  /** Finishes even if the page is left meanwhile: for small writes on a click on a link. */
  keepalive?: boolean;
  /**
   * Receives the progress of a call with files, whose timeout starts again whenever more is sent. A redirect is a
   * failure, but unlike for other calls the browser has followed it by then.
   */
  onProgress?: OnProgress;
  /** A token other than the one of the session, such as one held until a notice is accepted. */
  token?: string;
  /** Idempotency keys of the form or the question; without them the call has a key of its own. */
  idempotencyKeys?: IdempotencyKeys;
}

interface AnyInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Makes a call. Never rejects: failures are results. */
export type Caller = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: CallOptions,
) => Promise<CallResult<C>>;

/** A request to be sent. */
interface PreparedRequest {
  call: Call;
  url: string;
  request: RequestInit;
  stop: AbortSignal;
  onProgress?: OnProgress;
}

/** A request that has been sent. */
interface RunningRequest {
  /** Aborts on timeout. */
  late: AbortSignal;
  response: Promise<Response>;
}

/** Result of one attempt, and the delay in milliseconds after which another may help. */
interface Attempt {
  result: CallResult;
  again?: { after: number };
}

/** Loads the chunk of uploads, with the first file: most pages send none. */
const loadUpload = () => import('./upload.ts');

/** Audiences of calls that need a session. */
const ofAccounts: readonly CallAudience[] = ['usuario', 'alumno', 'empresa'];

/**
 * Whether the outcome of every send with an idempotency key is known. After a lost answer, a refusal tells nothing
 * about the earlier send, which may still be in flight; only 48 does.
 */
function isSettled(result: CallResult, hasOpenSend: boolean): boolean {
  if (result.ok) return true;
  if (result.kind === 'aborted' || result.kind === 'unavailable') return false;
  return !hasOpenSend || result.code === codes.actionNotAllowed;
}

/** Creates the caller of a page, whose calls share one budget of retries. */
export function createCaller(settings: ClientSettings): Caller {
  const { base, language, sendsIdempotencyKeys, report, upload, timeout = answerTimeout } = settings;
  const { random = Math.random, wait = sleep } = settings;
  const send = settings.fetch ?? fetch;
  const mayRetry = createRetries();

  function requestOf(call: Call, input: AnyInput, options: CallOptions): RequestInit {
    const { token, keepalive = false, idempotencyKeys } = options;
    const posts = call.method === 'POST';
    return {
      method: call.method,
      headers: {
        ...readingHeaders(language, token),
        ...(posts && { 'Content-Type': 'application/json' }),
        ...(posts &&
          sendsIdempotencyKeys && {
            'Idempotency-Key': `"${idempotencyKeys?.of(call.name) ?? newIdempotencyKey()}"`,
          }),
      },
      ...(posts && { body: JSON.stringify(input.body ?? {}) }),
      ...fetchOptions,
      keepalive,
      // Following a redirect could send a POST twice.
      redirect: posts ? 'error' : 'follow',
    };
  }

  function startRequest(url: string, request: RequestInit, stop: AbortSignal): RunningRequest {
    const late = AbortSignal.timeout(timeout);
    return { late, response: send(url, { ...request, signal: AbortSignal.any([stop, late]) }) };
  }

  async function startUpload(
    url: string,
    request: RequestInit,
    stop: AbortSignal,
    onProgress: OnProgress,
  ): Promise<RunningRequest> {
    const { stallSignal, uploadRequest } = await loadUpload();
    const { signal: late, moved } = stallSignal(timeout);
    const reportProgress: OnProgress = (sent) => {
      moved();
      onProgress(sent);
    };
    const signal = AbortSignal.any([stop, late]);
    return { late, response: (upload ?? uploadRequest)(url, { ...request, signal }, reportProgress) };
  }

  async function attempt({ call, url, request, stop, onProgress }: PreparedRequest): Promise<Attempt> {
    let late: AbortSignal | undefined;
    try {
      const sent = onProgress
        ? await startUpload(url, request, stop, onProgress)
        : startRequest(url, request, stop);
      late = sent.late;
      const response = await sent.response;
      if (!response.ok) {
        await response.body?.cancel();
        const after = retryAfter(response.headers.get('Retry-After'), Date.now()) ?? 0;
        return { result: unavailable('http'), ...(isTransient(response.status) && { again: { after } }) };
      }
      const answer = await readAnswer(call, await response.text());
      return { result: typeof answer === 'string' ? unavailable(answer) : resultOf(call, answer) };
    } catch {
      if (stop.aborted) return { result: { ok: false, kind: 'aborted' } };
      return late?.aborted
        ? { result: unavailable('timeout') }
        : { result: unavailable('network'), again: { after: 0 } };
    }
  }

  async function attemptWithRetry(prepared: PreparedRequest): Promise<CallResult> {
    const { call, url, stop } = prepared;
    const { result, again } = await attempt(prepared);
    if (!again || !call.idempotent) return result;
    const delay = retryDelay(random, again.after);
    if (delay === undefined || !mayRetry(url)) return result;
    try {
      await wait(delay, stop);
    } catch {
      return { ok: false, kind: 'aborted' };
    }
    return (await attempt(prepared)).result;
  }

  return async (call, input, options = {}) => {
    const { params, query } = input as AnyInput;
    const url = base + pathOf(call, params) + encodeQuery(query);
    const signals = [options.signal, options.keepalive ? undefined : settings.leaving()];
    const stop = AbortSignal.any(signals.filter((signal) => signal !== undefined));
    const token = options.token ?? settings.token(call.who);
    // A page without a session, or locked by another account, sends no write: it would be refused, or for someone else.
    if (!token && !call.idempotent && ofAccounts.includes(call.who))
      return { ok: false, kind: 'error', code: codes.sessionEnded } as never;
    const hasOpenSend = options.idempotencyKeys?.isOpen(call.name) === true;
    const request = requestOf(call, input as AnyInput, { ...options, ...(token && { token }) });
    const { onProgress } = options;
    const result = await attemptWithRetry({ call, url, request, stop, ...omitUndefined({ onProgress }) });
    if (isSettled(result, hasOpenSend)) options.idempotencyKeys?.settle(call.name);
    if (result.ok && result.omitted) report(500);
    if (!result.ok && result.kind !== 'aborted') report(result.code);
    return result as never;
  };
}
