import { randomUUID } from 'node:crypto';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type * as z from 'zod/mini';
import type { Call, DatosOf, ParamsOf, QueryOf, RequestOf, Schema } from '#core/contract/call.ts';
import { type CallName, calls, type Calls } from '#core/contract/calls/index.ts';
import { documentedLists, type DomainListName } from '#core/contract/entities/domain-lists.ts';
import { encodeQuery, pathOf } from '#core/contract/wire.ts';
import type { Language } from '#core/i18n/languages.ts';
import { isSafe } from './safe-calls.ts';
import { createFileCheck } from './file-links.ts';
import { firstMismatch } from './described.ts';
import { corsViolations } from './cors.ts';
import { privacyViolations } from './privacy.ts';
import { type Violation, checkResponse, type CheckedResponse, describeStatus } from './check-response.ts';
import { endpointName, endpointOf, type Endpoint, type Tipo } from './endpoint.ts';
import { createReportRows, type ReportRows } from './report-rows.ts';
import type { RuleId } from './rules.ts';
import type { HttpResponse, OutgoingRequest, Transport } from './transport.ts';

/** Credentials of a test account. */
export interface TestAccount {
  usuario: string;
  password: string;
  /** Firm to sign in for, if the account has several. */
  eidEmpresa?: number;
}

/** A signed-in test account. */
export interface TestSession {
  tipo: Tipo;
  token: string;
  account: TestAccount;
  /** Response of the sign-in. */
  datos: DatosOf<Calls['logaUsuario']>;
}

type Part<K extends string, S> = S extends undefined ? object : Record<K, S>;

/** Request header with the idempotency key of a POST. */
export const idempotencyHeader = 'idempotency-key';

/** Options of a call. */
export type KitCallOptions<C> = Part<'params', ParamsOf<C>> &
  (C extends { request: infer R extends Schema }
    ? undefined extends z.input<R>
      ? { body?: RequestOf<C> }
      : { body: RequestOf<C> }
    : object) & {
    query?: QueryOf<C>;
    /** Language of the page; Spanish by default. */
    language?: Language;
    /** Idempotency key; random by default, sent when writing is allowed and the server supports keys. */
    key?: string;
    as?: Pick<TestSession, 'token' | 'tipo'>;
    /** Expected codes; 0 by default. */
    expect?: readonly number[];
    /** Codes accepted because of the account or the university's settings; the call then counts as not tried. */
    may?: readonly number[];
    /** Rule violated by any other code; `status-expected` by default. */
    rule?: RuleId;
    /** Whether another call can stand in for this one where it is not there yet. */
    replaceable?: true;
  };

/** Result of a call; `datos` only for status 0 with a valid shape. */
export interface KitCallResult<D> {
  status: number | undefined;
  datos: D | undefined;
  /** `datos` of a refusal, e.g. the documents of 11. */
  refusalDatos?: unknown;
  /** Status 0 without violations. */
  ok: boolean;
  /** Whether the call is not there: HTTP 404. */
  absent?: true;
}

/** A read since the latest write, which shows what the write has done. */
export interface KitRead {
  name: CallName;
  /** Method and path as sent. */
  request: string;
  /** What was answered, in words. */
  answer: string;
  ok: boolean;
}

export interface KitOptions {
  base: string;
  transport: Transport;
  /** Origin of the portal's pages. */
  origin?: string;
  write: boolean;
  only?: readonly CallName[];
  /** Parameters and bodies by call name, overriding the kit's own. */
  params?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
  /** A graduate on record at the university, without an account. */
  graduate?: { dni: string; fechaNacimiento: string };
  /** Token of a link for another password of the first student, from a mail before this run. */
  olderLink?: string;
  /** Languages of the portal. */
  languages?: readonly Language[];
  /** Domain lists that are looked at; all documented ones by default. */
  lists?: readonly DomainListName[];
  /** Whether the brand declares server-side session revocation. */
  endsSessions?: boolean;
}

interface AnyCallOptions {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  language?: Language;
  key?: string;
  body?: unknown;
  as?: Pick<TestSession, 'token' | 'tipo'>;
  expect?: readonly number[];
  may?: readonly number[];
  rule?: RuleId;
  replaceable?: true;
}

/** Makes calls and records results per endpoint. */
export interface Kit {
  readonly write: boolean;
  readonly origin: string | undefined;
  readonly params: NonNullable<KitOptions['params']>;
  readonly graduate: KitOptions['graduate'];
  readonly olderLink: string | undefined;
  /** Languages of the portal; empty when not given. */
  readonly languages: readonly Language[];
  /** Domain lists that are looked at. */
  readonly lists: readonly DomainListName[];
  readonly students: TestSession[];
  readonly companies: TestSession[];
  /** Halves of the portal whose logaUsuario answers HTTP 404. */
  readonly halvesWithoutSignIn: Set<Tipo>;
  readonly rows: ReportRows;
  readonly endsSessions: boolean;
  /** Reads since the latest write. */
  readonly reads: readonly KitRead[];
  /** Whether the latest answer of a call was 0. */
  isDone(name: CallName): boolean;
  /** Calls found to be absent since the last `takeAbsent`. */
  takeAbsent(): readonly CallName[];
  /** Whether the server supports idempotency keys; if so, every POST carries one, as from the portal. */
  takesKeys: boolean;
  ask<N extends CallName>(
    name: N,
    ...how: object extends KitCallOptions<Calls[N]> ? [KitCallOptions<Calls[N]>?] : [KitCallOptions<Calls[N]>]
  ): Promise<KitCallResult<DatosOf<Calls[N]>>>;
  /** Sends a raw request outside of the contract. */
  send(
    method: string,
    path: string,
    more?: { token?: string; body?: string; headers?: object },
  ): Promise<HttpResponse>;
  /** Records violations of an endpoint, or of the server as a whole without an endpoint. */
  report(
    endpoint: Endpoint | undefined,
    sent: OutgoingRequest | undefined,
    ...violations: readonly Violation[]
  ): void;
  /** Records a violation unless `right`. */
  assert(right: boolean, name: CallName, violation: Violation, tipo?: Tipo): void;
  /** Downloads a file without a token, as browsers do; addresses on other hosts are skipped. */
  openFile(name: CallName, address: string | undefined, tipo?: Tipo): Promise<void>;
  sentBy(
    method: string,
    path: string,
    more?: { token?: string; body?: string; headers?: object },
  ): OutgoingRequest;
}

export function createKit(options: KitOptions): Kit {
  const { base, transport, origin, write, only, params = {}, graduate, languages = [] } = options;
  const { endsSessions = false, olderLink, lists = documentedLists } = options;
  const rows = createReportRows(only);
  /** Latest request of each endpoint, cited in violations. */
  const latest = new Map<string, OutgoingRequest>();
  let reads: KitRead[] = [];
  let absent = new Set<CallName>();
  /** Calls whose latest answer was 0. */
  const done = new Set<CallName>();

  const sentBy: Kit['sentBy'] = (method, path, { token, body, headers = {} } = {}) => ({
    method,
    url: base + path,
    headers: {
      accept: 'application/json',
      'accept-language': 'es',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...omitUndefined({ origin }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...omitUndefined({ body }),
  });

  async function ask(name: CallName, asked: AnyCallOptions = {}): Promise<KitCallResult<unknown>> {
    const call: Call = calls[name];
    if (!write && !isSafe(name)) throw new TypeError(`${name} changes data`);
    const { as, expect = [0], may = [], rule, language, key = randomUUID() } = asked;
    const own = { ...asked.params, ...params[name] };
    const tipo = call.path.includes('{tipo}') ? ((own['tipo'] as Tipo | undefined) ?? as?.tipo) : undefined;
    const path = pathOf(call, tipo ? { ...own, tipo } : own) + encodeQuery(asked.query);
    const body = call.method === 'POST' ? JSON.stringify(asked.body ?? {}) : undefined;
    const sent = sentBy(call.method, path, {
      ...(as && { token: as.token }),
      ...omitUndefined({ body }),
      headers: {
        ...(language && { 'accept-language': language }),
        ...(write && kit.takesKeys && body !== undefined && { [idempotencyHeader]: `"${key}"` }),
      },
    });
    if (call.method === 'POST' && !isSafe(name)) reads = [];
    const reply = await transport.send(sent);
    const endpoint = { call, tipo };
    const read = { name, request: `${call.method} ${path}` };
    latest.set(endpointName(endpoint), sent);
    if (reply.http === 404) {
      absent.add(name);
      if (!asked.replaceable) reads.push({ ...read, answer: 'HTTP 404', ok: false });
    }
    if (call.extension && reply.http === 404) {
      rows.skip(endpoint, 'an extension that this server does not have');
      return { status: undefined, datos: undefined, ok: false, absent: true };
    }
    rows.met(endpoint, reply.http);
    const checked: CheckedResponse = checkResponse(call, reply, expect, may, rule);
    const misfit =
      checked.violations.length === 0 && checked.value !== undefined
        ? firstMismatch(endpoint, checked.value)
        : undefined;
    if (misfit) checked.violations.push({ rule: 'shape', ...misfit });
    const violations = [
      ...checked.violations,
      ...corsViolations(kit, reply),
      ...privacyViolations(call, reply, checked),
    ];
    rows.time(endpoint, reply.ms);
    rows.report(endpoint, sent, as?.tipo, violations);
    const { status, datos } = checked;
    const ok = status === 0 && checked.violations.length === 0;
    if (status === 0) done.add(name);
    else done.delete(name);
    if (reply.http !== 404 && call.method === 'GET')
      reads.push({ ...read, answer: status === undefined ? 'no answer' : describeStatus(status), ok });
    if (status !== undefined && violations.length === 0) {
      if (expect.includes(status)) rows.tried(endpoint, status);
      else rows.skip(endpoint, `refused with ${describeStatus(status)}`);
    }
    const parsed = ok ? call.datos.safeParse(datos) : undefined;
    return {
      status,
      datos: parsed?.success ? parsed.data : undefined,
      ...(status !== 0 && violations.length === 0 && { refusalDatos: datos }),
      ok,
      ...(reply.http === 404 && { absent: true }),
    };
  }

  const kit: Kit = {
    takesKeys: false,
    write,
    origin,
    params,
    graduate,
    olderLink,
    languages,
    lists,
    endsSessions,
    students: [],
    companies: [],
    halvesWithoutSignIn: new Set(),
    rows,
    get reads() {
      return reads;
    },
    isDone: (name) => done.has(name),
    takeAbsent: () => {
      const names = [...absent];
      absent = new Set();
      return names;
    },
    sentBy,
    ask: ask as Kit['ask'],
    send: async (method, path, more) => transport.send(sentBy(method, path, more)),
    openFile: createFileCheck({ base, transport, rows }),
    report: (endpoint, sent, ...violations) => rows.report(endpoint, sent, endpoint?.tipo, violations),
    assert: (right, name, violation, tipo) => {
      if (right) return;
      const endpoint = endpointOf(name, tipo);
      rows.report(endpoint, latest.get(endpointName(endpoint)), tipo, [violation]);
    },
  };
  return kit;
}
