import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Brand } from '#core/brand/brand.ts';
import type { ConformanceAccounts, CheckOptions } from '#generator/conformance/check-server.ts';
import type { Db } from '#sandbox/db/database.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { exampleData } from '../sandbox/example-data.ts';

/** A request received by the proxy. */
export interface ReceivedRequest {
  method: string;
  /** URL with the query. */
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** A response to be returned by the proxy. */
export interface ReturnedResponse {
  /** 0 breaks the connection off. */
  http: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A fault of the proxy. */
export interface ResponseFault {
  /** Changes the request; a response replaces that of the sandbox. */
  request?: (request: ReceivedRequest) => ReturnedResponse | undefined;
  /** Whether the request is answered as done, and rolled back. */
  forgets?: (request: ReceivedRequest) => boolean;
  /** Changes the response. */
  answer?: (
    request: ReceivedRequest,
    response: ReturnedResponse,
  ) => ReturnedResponse | Promise<ReturnedResponse>;
}

export interface FaultyServer {
  url: string;
  readonly db: Db;
  /** Errors logged by the sandbox behind the proxy. */
  logged: unknown[];
  /** Requested host names. */
  hosts: ReadonlySet<string>;
  injectFault(fault: ResponseFault): void;
  /** Puts a sandbox with the data of the beginning behind the proxy. */
  reset(): void;
  /** Sets whether repeated sign-ins get the cached response: checking passwords is slow on purpose. */
  rememberSignIns(isCached: boolean): void;
  close(): void;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Starts a real sandbox with example data behind a proxy, which passes everything on until a fault is injected. */
export async function startFaultyServer(brand: Brand): Promise<FaultyServer> {
  const logged: unknown[] = [];
  const hosts = new Set<string>();
  const signIns = new Map<string, ReturnedResponse>();
  let cachesSignIns = false;
  let fault: ResponseFault = {};

  /** Whether current writes are rolled back. */
  let forgets = false;

  function open(): Sandbox {
    const data = exampleData({ brand });
    const log = (_: string, error: unknown): void => void logged.push(error);
    const opened = createSandbox({ brand, data, content: 'examples', log });
    const { db } = opened;
    const transaction = db.transaction.bind(db);
    db.transaction = <T>(mode: 'read' | 'write', work: () => T): T => {
      if (!forgets || mode === 'read') return transaction(mode, work);
      let written: { value: T } | undefined;
      try {
        return transaction(mode, () => {
          written = { value: work() };
          throw new Error('Forgotten');
        });
      } catch (error) {
        if (!written) throw error;
        return written.value;
      }
    };
    return opened;
  }
  let sandbox = open();

  async function pass({ method, url, headers, body }: ReceivedRequest): Promise<ReturnedResponse> {
    const response = await sandbox.fetch(
      new Request(url, { method, headers, ...(body !== '' && { body }) }),
      { remoteAddress: '127.0.0.1' },
    );
    return {
      http: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  }

  async function passSignIn(request: ReceivedRequest): Promise<ReturnedResponse> {
    const key = `${request.url} ${request.body}`;
    const cached = signIns.get(key);
    if (cached) return cached;
    const response = await pass(request);
    if (response.body.toString('utf8').startsWith('{"status":0')) signIns.set(key, response);
    return response;
  }

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      );
      const request: ReceivedRequest = {
        method: incoming.method ?? 'GET',
        url: `http://${headers['host'] ?? ''}${incoming.url ?? ''}`,
        headers,
        body: await bodyOf(incoming),
      };
      hosts.add(headers['host'] ?? '');
      const early = fault.request?.(request);
      const isSignIn = cachesSignIns && /\/(?:logaUsuario|dameEmpresasDelUsuario)$/.test(request.url);
      forgets = fault.forgets?.(request) ?? false;
      const response = early ?? (await (isSignIn ? passSignIn : pass)(request));
      forgets = false;
      const { http, headers: sent, body } = (await fault.answer?.(request, response)) ?? response;
      if (http === 0) return outgoing.destroy();
      outgoing.writeHead(http, { ...sent, 'content-length': body.length });
      return outgoing.end(body);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get db() {
      return sandbox.db;
    },
    logged,
    hosts,
    rememberSignIns: (isCached) => {
      cachesSignIns = isCached;
      signIns.clear();
    },
    injectFault: (next) => {
      fault = next;
    },
    reset: () => {
      sandbox.close();
      signIns.clear();
      sandbox = open();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
      sandbox.close();
    },
  };
}

const credentials = (id: PersonaId): { usuario: string; password: string } => ({
  usuario: personaOf(id).usuario,
  password: examplePassword,
});

/** The personas as accounts that a server team would name. */
function accountsOf(brand: Brand): ConformanceAccounts {
  const students = ['student', 'pre-enrolment-student', 'vocational-student', 'survey-student'] as const;
  const companies = ['company', 'group'] as const;
  return {
    alumnos: students.map(credentials),
    empresas: companies.map(credentials),
    egresado: { dni: '99100001Q', fechaNacimiento: '1999-03-02' },
    params: { existeCIF: { fixedKey: brand.settings.claveExisteCIF ?? '' } },
  };
}

/** Options of the kit for a brand. */
export const checkOf = (server: Pick<FaultyServer, 'url'>, brand: Brand): CheckOptions => ({
  base: `${server.url}/api`,
  accounts: accountsOf(brand),
  origin: `https://${brand.settings.dominio_produccion ?? ''}`,
  languages: brand.languages,
});
