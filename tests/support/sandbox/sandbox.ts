import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { DatosOf, ParamsOf, QueryOf, RequestOf } from '../../../src/core/contract/call.ts';
import { callList, type CallName, calls, type Calls } from '../../../src/core/contract/calls/index.ts';
import type { Envelope } from '../../../src/core/contract/envelope.ts';
import { encodeQuery, parseJson, pathOf } from '../../../src/core/contract/wire.ts';
import type { Brand, BrandSettings } from '../../../src/core/brand/brand.ts';
import { loadBrands } from '../../../src/generator/brands/load-brands.ts';
import { sql } from '#sandbox/db/sql.ts';
import { createRouter } from '#sandbox/http/router.ts';
import { nodeListener } from '#sandbox/node-adapter.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/sandbox.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { goodBrandsDir } from '../build/fixture-brands.ts';
import { noteRequest } from '../portal/reached.ts';
import { exampleData, hashExamplesQuickly } from './example-data.ts';
import { recordStatus, startRecord } from './scenario-coverage.ts';

type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(base: unknown, over: unknown): unknown {
  if (!isMap(base) || !isMap(over)) return over === undefined ? base : over;
  const keys = [...new Set([...Object.keys(base), ...Object.keys(over)])];
  return Object.fromEntries(keys.map((key) => [key, merged(base[key], over[key])]));
}

let minimal: Promise<Brand> | undefined;

/** Loaded once per worker, since it is frozen. */
const minimalBrand = (): Promise<Brand> =>
  (minimal ??= loadBrands({ brandsDir: goodBrandsDir, only: ['minimal'] }).then(({ brands: [brand] }) => {
    if (!brand) throw new Error('The minimal brand cannot be read');
    return brand;
  }));

/** The minimal brand with changed settings, in Spanish, Catalan and English. */
export async function testBrand(settings: DeepPartial<BrandSettings> = {}): Promise<Brand> {
  const brand = await minimalBrand();
  return {
    ...brand,
    languages: ['es', 'ca', 'en'],
    settings: merged(brand.settings, { idiomas: ['es', 'ca', 'en'], ...settings }) as BrandSettings,
  };
}

/** Caller: a persona, credentials, a raw token, or anonymous. */
export type SandboxCaller = PersonaId | { usuario: string; eidEmpresa?: number } | { token: string };

type Options<C> = (ParamsOf<C> extends undefined ? object : { params: ParamsOf<C> }) &
  (RequestOf<C> extends undefined ? object : { body: RequestOf<C> }) & {
    query?: QueryOf<C> | undefined;
    as?: SandboxCaller | undefined;
    language?: string | undefined;
  };

export type CallAnswer<D> = Envelope<D> & { http: number };

/** A sandbox that answers over HTTP, with its database. */
export interface TestSandbox {
  url: string;
  db: Sandbox['db'];
  brand: Brand;
  /** Makes a call, typed by the contract. */
  call<N extends CallName>(
    name: N,
    ...options: object extends Options<Calls[N]> ? [Options<Calls[N]>?] : [Options<Calls[N]>]
  ): Promise<CallAnswer<DatosOf<Calls[N]>>>;
  /** Makes an untyped request; a body other than text is sent as JSON. */
  send(
    method: string,
    path: string,
    options?: { body?: unknown; as?: SandboxCaller },
  ): Promise<CallAnswer<unknown>>;
  /** Signs a caller in and returns the token. */
  tokenOf(caller: SandboxCaller): Promise<string>;
  /** Links of all mails sent, newest first. */
  links(): string[];
  /** Logged errors. */
  faults: unknown[];
  /** Advances the clock of the sandbox, in seconds. */
  wait(seconds: number): void;
}

/** Token in the link of a mail. */
export const tokenOfLink = (link: string | undefined): string =>
  new URLSearchParams(link?.split('#')[1]).get('token') ?? '';

interface TestSandboxOptions extends Partial<Omit<SandboxOptions, 'brand'>> {
  settings?: DeepPartial<BrandSettings>;
  brand?: Brand;
}

const route = createRouter(callList);

/** Records a response for the coverage of statuses, except for injected faults. */
function recordAnswer(method: string, path: string, response: Response, { status }: Envelope): void {
  const match = route(method, path.split('?')[0] ?? '');
  if (response.status !== 200 || response.headers.has('x-sandbox-forced')) return;
  if (match && 'call' in match) recordStatus(match.call.name, status);
}

/**
 * Starts a sandbox that stops with the test. Its clock begins at the given moment, by default now; without
 * `content` it has only the personas.
 */
export async function startSandbox(options: TestSandboxOptions = {}): Promise<TestSandbox> {
  const { settings, clock = () => new Date(), content = 'people', ...others } = options;
  startRecord();
  const faults: unknown[] = [];
  let waited = 0;
  const brand = options.brand ?? (await testBrand(settings));
  const sandbox = createSandbox({
    data: options.data ?? exampleData({ brand, content, ...(options.clock && { clock }) }),
    content,
    log: (_, error) => faults.push(error),
    ...others,
    brand,
    clock: () => new Date(clock().getTime() + waited * 1000),
  });
  const listener = nodeListener(sandbox);
  const server = createServer((request, response) => {
    noteRequest(brand.id, request.method ?? '', request.url ?? '');
    void listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    sandbox.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tokens = new Map<string, string>();

  async function request(
    method: string,
    path: string,
    { body, token, language }: { body?: unknown; token?: string; language?: string },
  ): Promise<CallAnswer<unknown>> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(language && { 'accept-language': language }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const envelope = parseJson(await response.text()) as Envelope;
    recordAnswer(method, path, response, envelope);
    return { http: response.status, ...envelope };
  }

  async function tokenOf(caller: SandboxCaller): Promise<string> {
    if (typeof caller === 'object' && 'token' in caller) return caller.token;
    const key = JSON.stringify(caller);
    const cached = tokens.get(key);
    if (cached) return cached;
    const { usuario, ...firm } = typeof caller === 'object' ? caller : { usuario: personaOf(caller).usuario };
    hashExamplesQuickly(sandbox.db, usuario);
    const isCompany = sandbox.db
      .all<{ kind: string }>(sql`SELECT kind FROM account WHERE usuario = ${usuario}`)
      .some(({ kind }) => kind === 'empresa');
    const answer = await request('POST', `/api/${isCompany ? 'Empresa' : 'Alumno'}/logaUsuario`, {
      body: { usuario, password: examplePassword, ...firm },
    });
    const { token } = (answer.datos ?? {}) as { token?: string };
    if (!token) throw new Error(`${key} cannot sign in: ${JSON.stringify(answer)}`);
    tokens.set(key, token);
    return token;
  }

  const withToken = async (as: SandboxCaller | undefined): Promise<{ token?: string }> =>
    as === undefined ? {} : { token: await tokenOf(as) };

  return {
    url,
    db: sandbox.db,
    brand,
    faults,
    tokenOf,
    wait: (seconds) => {
      waited += seconds;
    },
    links: () => sandbox.db.column<string>(sql`SELECT link FROM outbox ORDER BY id DESC`),
    send: async (method, path, { body, as } = {}) =>
      request(method, path, { body, ...(await withToken(as)) }),
    call: async (name, ...[options]) => {
      const call = calls[name];
      const { params, body, query, as, language } = (options ?? {}) as {
        params?: Record<string, unknown>;
        body?: unknown;
        query?: Record<string, unknown>;
        as?: SandboxCaller;
        language?: string;
      };
      const path = `/api${pathOf(call, params)}${encodeQuery(query)}`;
      const more = { body, ...(await withToken(as)), ...(language && { language }) };
      return (await request(call.method, path, more)) as never;
    },
  };
}
