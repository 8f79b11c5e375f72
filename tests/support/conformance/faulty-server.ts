import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Brand } from '#core/brand/brand.ts';
import type { ConformanceAccounts, CheckOptions } from '#generator/conformance/check-server.ts';
import type { Db } from '#sandbox/db/database.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { exampleData } from '../sandbox/example-data.ts';

/** A request as it arrives at the proxy. */
export interface ReceivedRequest {
  method: string;
  /** With the query. */
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** An answer on its way back. */
export interface ReturnedResponse {
  http: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What a proxy does wrong. */
export interface ResponseFault {
  /** Changes what is asked; an answer is given at once. */
  request?: (asked: ReceivedRequest) => ReturnedResponse | undefined;
  /** Whether what is asked is answered as if it were done, and not done. */
  forgets?: (asked: ReceivedRequest) => boolean;
  /** Changes what is answered. */
  answer?: (
    asked: ReceivedRequest,
    returned: ReturnedResponse,
  ) => ReturnedResponse | Promise<ReturnedResponse>;
}

export interface FaultyServer {
  url: string;
  db: Db;
  /** What the sandbox behind it logged as its own faults. */
  logged: unknown[];
  /** Host names that were asked for. */
  hosts: ReadonlySet<string>;
  meddle(meddling: ResponseFault): void;
  /** Whether an equal sign-in is answered as the one before: looking at a password takes its time on purpose. */
  rememberSignIns(yes: boolean): void;
  close(): void;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A real sandbox with example data, and before it a proxy that leaves all as it is until it is told otherwise. */
export async function startFaultyServer(brand: Brand): Promise<FaultyServer> {
  const logged: unknown[] = [];
  const sandbox = createSandbox({
    brand,
    data: exampleData({ brand }),
    content: 'examples',
    log: (_, error) => logged.push(error),
  });
  const hosts = new Set<string>();
  const signIns = new Map<string, ReturnedResponse>();
  let remembers = false;
  let meddling: ResponseFault = {};

  const { db } = sandbox;
  const transaction = db.transaction.bind(db);
  /** Whether what is written now is undone again. */
  let forgets = false;
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

  async function passSignIn(asked: ReceivedRequest): Promise<ReturnedResponse> {
    const key = `${asked.url} ${asked.body}`;
    const known = signIns.get(key);
    if (known) return known;
    const returned = await pass(asked);
    if (returned.body.toString('utf8').startsWith('{"status":0')) signIns.set(key, returned);
    return returned;
  }

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      );
      const asked: ReceivedRequest = {
        method: incoming.method ?? 'GET',
        url: `http://${headers['host'] ?? ''}${incoming.url ?? ''}`,
        headers,
        body: await bodyOf(incoming),
      };
      hosts.add(headers['host'] ?? '');
      const early = meddling.request?.(asked);
      const isSignIn = remembers && /\/(?:logaUsuario|dameEmpresasDelUsuario)$/.test(asked.url);
      forgets = meddling.forgets?.(asked) ?? false;
      const returned = early ?? (await (isSignIn ? passSignIn : pass)(asked));
      forgets = false;
      const { http, headers: given, body } = (await meddling.answer?.(asked, returned)) ?? returned;
      outgoing.writeHead(http, { ...given, 'content-length': body.length });
      outgoing.end(body);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    db: sandbox.db,
    logged,
    hosts,
    rememberSignIns: (yes) => {
      remembers = yes;
      signIns.clear();
    },
    meddle: (next) => {
      meddling = next;
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

/** The personas as the accounts that a server team would name. */
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

/** How the kit is told to try a brand. */
export const checkOf = (server: Pick<FaultyServer, 'url'>, brand: Brand): CheckOptions => ({
  base: `${server.url}/api`,
  accounts: accountsOf(brand),
  origin: `https://${brand.settings.dominio_produccion ?? ''}`,
  languages: brand.languages,
});
