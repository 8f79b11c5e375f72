import type { CallName } from '#core/contract/calls/index.ts';
import type { RuleId } from '#generator/conformance/rules.ts';
import type { ReceivedRequest, ResponseFault, ReturnedResponse } from './faulty-server.ts';

/** One thing that a server does wrong, and by which rule the kit has to find it. */
export interface ServerFault {
  kind: string;
  what: string;
  /** Calls that it touches: the kit is run for these alone. */
  only: readonly CallName[];
  rule: RuleId;
  /** Is found only where data may be changed. */
  write?: true;
  meddling: ResponseFault;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- faults change what no type allows
type Json = any;

const bodyOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

export const answer = (value: unknown): ReturnedResponse => ({
  http: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' },
  body: bodyOf(value),
});

/** Whether a request is for a path; the rest of the path and the query do not matter. */
const isFor = (path: string, { url, method }: ReceivedRequest): boolean =>
  method !== 'OPTIONS' && new URL(url).pathname.toLowerCase().includes(path.toLowerCase());

/** Changes the whole answer of a path. */
export const returning = (
  path: string,
  change: (returned: ReturnedResponse, asked: ReceivedRequest) => ReturnedResponse,
): ResponseFault => ({
  answer: (asked, returned) => (isFor(path, asked) ? change(returned, asked) : returned),
});

/** Changes the envelope that a path answers. */
export const envelope = (
  path: string,
  change: (value: Json, asked: ReceivedRequest) => Json,
): ResponseFault =>
  returning(path, (returned, asked) => ({
    ...returned,
    body: bodyOf(change(JSON.parse(returned.body.toString('utf8')), asked)),
  }));

/** Changes the data that a path answers with 0. */
export const datos = (path: string, change: (value: Json, asked: ReceivedRequest) => Json): ResponseFault =>
  envelope(path, (value: Json, asked) =>
    value.status === 0 ? { ...value, datos: change(value.datos, asked) } : value,
  );

export const hasToken = ({ headers }: ReceivedRequest): boolean => 'authorization' in headers;

/** Answers every call that brings a token with a status. */
export const always = (status: number): ResponseFault => ({
  answer: (asked, returned) =>
    hasToken(asked) && asked.method !== 'OPTIONS' ? answer({ status }) : returned,
});

const recoded = (claims: (value: Json) => Json, token: string): string => {
  const [head = '', body = '', signature = ''] = token.split('.');
  const value: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  return [head, Buffer.from(JSON.stringify(claims(value))).toString('base64url'), signature].join('.');
};

/** Changes what the token of a sign-in says; who brings it is let in as before. */
export function claims(change: (value: Json) => Json): ResponseFault {
  const real = new Map<string, string>();
  return {
    request: ({ headers }) => {
      const [, given = ''] = (headers['authorization'] ?? '').split(' ');
      const known = real.get(given);
      if (known) headers['authorization'] = `Bearer ${known}`;
      return undefined;
    },
    ...datos('logaUsuario', (value: Json) => {
      const token = recoded(change, value.token);
      real.set(token, value.token);
      return { ...value, token };
    }),
  };
}

/** Gives everybody of a half what the one who signed in first would get at a path. */
export function firstSessionFor(side: 'Alumno' | 'Empresa', path: string): ResponseFault {
  let first: string | undefined;
  return {
    request: (asked) => {
      if (first && hasToken(asked) && isFor(`/${side}/${path}`, asked))
        asked.headers['authorization'] = first;
      return undefined;
    },
    ...datos(`/${side}/logaUsuario`, (value: Json) => {
      first ??= `Bearer ${value.token}`;
      return value;
    }),
  };
}

export const latin1 = (path: string): ResponseFault =>
  returning(path, (returned) => ({
    ...returned,
    body: Buffer.from(returned.body.toString('utf8'), 'latin1'),
  }));

export const http = (path: string, status: number): ResponseFault =>
  returning(path, (returned) => ({ ...returned, http: status }));

export const header = (path: string, name: string, value: string | undefined): ResponseFault => ({
  answer: (asked, returned) => {
    if (!new URL(asked.url).pathname.toLowerCase().includes(path.toLowerCase())) return returned;
    const { [name]: _, ...headers } = returned.headers;
    return { ...returned, headers: value === undefined ? headers : { ...headers, [name]: value } };
  },
});

/** How long the kit waits in these tests, in milliseconds. */
export const patience = 2000;

/** Keeps the first answer of a path back for longer than the kit waits. */
export function late(path: string): ResponseFault {
  let isOver = false;
  return {
    answer: async (asked, returned) => {
      if (isOver || !isFor(path, asked) || !hasToken(asked)) return returned;
      isOver = true;
      await new Promise((wait) => setTimeout(wait, patience + 100));
      return returned;
    },
  };
}
