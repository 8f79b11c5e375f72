import { randomUUID } from 'node:crypto';
import { given } from '#core/shared/given.ts';
import type * as z from 'zod/mini';
import type { Call, DatosOf, ParamsOf, QueryOf, RequestOf, Schema } from '#core/contract/call.ts';
import { type CallName, calls, type Calls } from '#core/contract/calls/index.ts';
import { encodeQuery, pathOf } from '#core/contract/wire.ts';
import type { Language } from '#core/i18n/languages.ts';
import { isHarmless } from './harmless.ts';
import { type Fault, judge, type Judged, statusInWords } from './judge.ts';
import { nameOf, type Place, type Tipo } from './place.ts';
import { createRows, type Rows } from './rows.ts';
import type { RuleId } from './rules.ts';
import type { Reply, Sent, Transport } from './transport.ts';

/** Who a server is tried as. */
export interface Account {
  usuario: string;
  password: string;
  /** For which firm, where there are several. */
  eidEmpresa?: number;
}

/** Someone who is signed in. */
export interface Session {
  tipo: Tipo;
  token: string;
  account: Account;
  /** What the sign-in answered. */
  datos: DatosOf<Calls['logaUsuario']>;
}

/** Ends a journey: what it needs is not there. The message says what. */
export class NotTried extends Error {
  override name = 'NotTried';
}

/** The value, or the end of the journey with what is missing. */
export function need<T>(value: T | undefined, missing: string): T {
  if (value === undefined) throw new NotTried(missing);
  return value;
}

type Part<K extends string, S> = S extends undefined ? object : Record<K, S>;

/** Header by which a server knows what it gets twice. */
export const idempotencyHeader = 'idempotency-key';

/** How a call is made. */
export type Asking<C> = Part<'params', ParamsOf<C>> &
  (C extends { request: infer R extends Schema }
    ? undefined extends z.input<R>
      ? { body?: RequestOf<C> }
      : { body: RequestOf<C> }
    : object) & {
    query?: QueryOf<C>;
    /** Language of the page that asks; Spanish without it. */
    language?: Language;
    /** Idempotency key; one of its own without it, where data may be changed and the server takes them. */
    key?: string;
    as?: Pick<Session, 'token' | 'tipo'>;
    /** Codes that are right here; 0 alone without it. */
    expect?: readonly number[];
    /** Codes that the account, or a setting of the university, may refuse with: the call is then not tried. */
    may?: readonly number[];
    /** What any other code breaks, where it is more than that rule of its own. */
    rule?: RuleId;
  };

/** What an answer brought; `datos` only with 0 and in the shape of the contract. */
export interface Answered<D> {
  status: number | undefined;
  datos: D | undefined;
  /** What another status brought along, e.g. the documents of 11. */
  along?: unknown;
  /** Status 0 and nothing wrong. */
  ok: boolean;
}

export interface KitOptions {
  base: string;
  transport: Transport;
  /** Origin of the portal's pages. */
  origin?: string;
  write: boolean;
  only?: readonly CallName[];
  /** Parameters and bodies of calls by their name, in place of those that the kit finds itself. */
  params?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
  /** Someone whom the university knows as a graduate, without an account. */
  graduate?: { dni: string; fechaNacimiento: string };
  /** Languages of the portal. */
  languages?: readonly Language[];
  /** Whether the brand says that the server ends sessions. */
  endsSessions?: boolean;
}

interface Asked {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  language?: Language;
  key?: string;
  body?: unknown;
  as?: Pick<Session, 'token' | 'tipo'>;
  expect?: readonly number[];
  may?: readonly number[];
  rule?: RuleId;
}

/** Makes calls and keeps what was found, call by call. */
export interface Kit {
  readonly write: boolean;
  readonly origin: string | undefined;
  readonly params: NonNullable<KitOptions['params']>;
  readonly graduate: KitOptions['graduate'];
  /** Languages of the portal; none where that was not said. */
  readonly languages: readonly Language[];
  readonly students: Session[];
  readonly companies: Session[];
  readonly rows: Rows;
  readonly endsSessions: boolean;
  /** Whether the server takes idempotency keys; with one in every POST, as the portal sends them, it keeps something. */
  takesKeys: boolean;
  ask<N extends CallName>(
    name: N,
    ...how: object extends Asking<Calls[N]> ? [Asking<Calls[N]>?] : [Asking<Calls[N]>]
  ): Promise<Answered<DatosOf<Calls[N]>>>;
  /** Sends what is no regular use of a call. */
  send(
    method: string,
    path: string,
    more?: { token?: string; body?: string; headers?: object },
  ): Promise<Reply>;
  /** Keeps what is wrong with a call, or with the server as a whole where there is none. */
  report(place: Place | undefined, sent: Sent | undefined, ...faults: readonly Fault[]): void;
  /** Reports that something which was looked for in an answer is not so. */
  assert(right: boolean, name: CallName, fault: Fault, tipo?: Tipo): void;
  /** Opens the address of a file as a browser does, without a token; addresses on other servers are left alone. */
  openFile(name: CallName, address: string | undefined, tipo?: Tipo): Promise<void>;
  sentBy(method: string, path: string, more?: { token?: string; body?: string; headers?: object }): Sent;
}

export function createKit(options: KitOptions): Kit {
  const { base, transport, origin, write, only, params = {}, graduate, languages = [] } = options;
  const { endsSessions = false } = options;
  const rows = createRows(only);
  /** The latest request of each call, which is what a finding about its answer is about. */
  const latest = new Map<string, Sent>();

  const sentBy: Kit['sentBy'] = (method, path, { token, body, headers = {} } = {}) => ({
    method,
    url: base + path,
    headers: {
      accept: 'application/json',
      'accept-language': 'es',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...given({ origin }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...given({ body }),
  });

  function corsFaults(reply: Reply): Fault[] {
    const allowed = reply.headers['access-control-allow-origin'];
    if (origin === undefined || reply.failure !== undefined || allowed === '*' || allowed === origin)
      return [];
    const came = allowed === undefined ? 'no such header' : allowed;
    return [{ rule: 'cors-answer', at: 'access-control-allow-origin', expected: origin, came }];
  }

  async function ask(name: CallName, asked: Asked = {}): Promise<Answered<unknown>> {
    const call: Call = calls[name];
    if (!write && !isHarmless(name)) throw new TypeError(`${name} changes data`);
    const { as, expect = [0], may = [], rule, language, key = randomUUID() } = asked;
    const own = { ...asked.params, ...params[name] };
    const tipo = call.path.includes('{tipo}') ? ((own['tipo'] as Tipo | undefined) ?? as?.tipo) : undefined;
    const path = pathOf(call, tipo ? { ...own, tipo } : own) + encodeQuery(asked.query);
    const body = call.method === 'POST' ? JSON.stringify(asked.body ?? {}) : undefined;
    const sent = sentBy(call.method, path, {
      ...(as && { token: as.token }),
      ...given({ body }),
      headers: {
        ...(language && { 'accept-language': language }),
        ...(write && kit.takesKeys && body !== undefined && { [idempotencyHeader]: `"${key}"` }),
      },
    });
    const reply = await transport.send(sent);
    const place = { call, tipo };
    latest.set(nameOf(place), sent);
    if (call.extension && reply.http === 404) {
      rows.skip(place, 'an extension that this server does not have');
      return { status: undefined, datos: undefined, ok: false };
    }
    const judged: Judged = judge(call, reply, expect, may, rule);
    const faults = [...judged.faults, ...corsFaults(reply)];
    rows.time(place, reply.ms);
    rows.report(place, sent, as?.tipo, faults);
    const { status, datos } = judged;
    const ok = status === 0 && judged.faults.length === 0;
    if (status !== undefined && faults.length === 0) {
      if (expect.includes(status)) rows.tried(place, status);
      else rows.skip(place, `refused with ${statusInWords(status)}`);
    }
    const parsed = ok ? call.datos.safeParse(datos) : undefined;
    return {
      status,
      datos: parsed?.success ? parsed.data : undefined,
      ...(status !== 0 && faults.length === 0 && { along: datos }),
      ok,
    };
  }

  const kit: Kit = {
    takesKeys: false,
    write,
    origin,
    params,
    graduate,
    languages,
    endsSessions,
    students: [],
    companies: [],
    rows,
    sentBy,
    ask: ask as Kit['ask'],
    send: async (method, path, more) => transport.send(sentBy(method, path, more)),
    openFile: async (name, address, tipo) => {
      if (address === undefined || !URL.canParse(address, base)) return;
      const url = new URL(address, base);
      if (url.host !== new URL(base).host) return;
      const sent = { method: 'GET', url: url.href, headers: {} };
      const { http, bytes, failure, headers } = await transport.send(sent);
      const isPage = headers['content-type']?.startsWith('text/html') === true;
      if (http === 200 && bytes.length > 0 && !isPage) return;
      const call: Call = calls[name];
      const came = failure ?? (http === 200 ? (isPage ? 'a page (text/html)' : 'nothing') : `HTTP ${http}`);
      const fault = { rule: 'file-links' as const, expected: 'the file, without a token', came };
      rows.report({ call, tipo: call.path.includes('{tipo}') ? tipo : undefined }, sent, undefined, [fault]);
    },
    report: (place, sent, ...faults) => rows.report(place, sent, place?.tipo, faults),
    assert: (right, name, fault, tipo) => {
      if (right) return;
      const call: Call = calls[name];
      const place = { call, tipo: call.path.includes('{tipo}') ? tipo : undefined };
      rows.report(place, latest.get(nameOf(place)), tipo, [fault]);
    },
  };
  return kit;
}
