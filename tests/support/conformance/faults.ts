import type { CallName } from '#core/contract/calls/index.ts';
import type { CheckOptions } from '#generator/conformance/check-server.ts';
import type { RuleId } from '#generator/conformance/rules.ts';
import type { ReceivedRequest, ResponseFault, ReturnedResponse } from './faulty-server.ts';

/** A fault of a server, with the rule by which the kit has to find it. */
export interface ServerFault {
  kind: string;
  what: string;
  /** Affected calls; the kit runs for these only. */
  only: readonly CallName[];
  rule: RuleId;
  /** Whether the fault is found only where data may be changed. */
  write?: true;
  /** What the report says that came. */
  came?: RegExp;
  /** Changes of the options of the kit. */
  options?: (options: CheckOptions) => CheckOptions;
  fault: ResponseFault;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- faults produce values that no type allows
type Json = any;

const bodyOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

export const answer = (value: unknown): ReturnedResponse => ({
  http: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' },
  body: bodyOf(value),
});

/** Whether a request is for a path; the rest of the path and the query are ignored. */
const isFor = (path: string, { url, method }: ReceivedRequest): boolean =>
  method !== 'OPTIONS' && new URL(url).pathname.toLowerCase().includes(path.toLowerCase());

/** Changes the whole response of a path. */
export const returning = (
  path: string,
  change: (response: ReturnedResponse, request: ReceivedRequest) => ReturnedResponse,
): ResponseFault => ({
  answer: (request, response) => (isFor(path, request) ? change(response, request) : response),
});

/** Changes the envelope in responses of a path. */
export const envelope = (
  path: string,
  change: (value: Json, request: ReceivedRequest) => Json,
): ResponseFault =>
  returning(path, (response, request) => ({
    ...response,
    body: bodyOf(change(JSON.parse(response.body.toString('utf8')), request)),
  }));

/** Changes the data in successful responses of a path. */
export const datos = (path: string, change: (value: Json, request: ReceivedRequest) => Json): ResponseFault =>
  envelope(path, (value: Json, request) =>
    value.status === 0 ? { ...value, datos: change(value.datos, request) } : value,
  );

export const hasToken = ({ headers }: ReceivedRequest): boolean => 'authorization' in headers;

/** Answers every call with a token by a status. */
export const always = (status: number): ResponseFault => ({
  answer: (request, response) =>
    hasToken(request) && request.method !== 'OPTIONS' ? answer({ status }) : response,
});

const recoded = (claims: (value: Json) => Json, token: string): string => {
  const [head = '', body = '', signature = ''] = token.split('.');
  const value: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  return [head, Buffer.from(JSON.stringify(claims(value))).toString('base64url'), signature].join('.');
};

/** Changes the claims in the token of a sign-in; the changed token is still accepted. */
export function claims(change: (value: Json) => Json): ResponseFault {
  const realTokens = new Map<string, string>();
  return {
    request: ({ headers }) => {
      const [, sentToken = ''] = (headers['authorization'] ?? '').split(' ');
      const realToken = realTokens.get(sentToken);
      if (realToken) headers['authorization'] = `Bearer ${realToken}`;
      return undefined;
    },
    ...datos('logaUsuario', (value: Json) => {
      const token = recoded(change, value.token);
      realTokens.set(token, value.token);
      return { ...value, token };
    }),
  };
}

/** Answers everybody of a side at a path with the data of the first person who signed in. */
export function firstSessionFor(side: 'Alumno' | 'Empresa', path: string): ResponseFault {
  let first: string | undefined;
  return {
    request: (request) => {
      if (first && hasToken(request) && isFor(`/${side}/${path}`, request))
        request.headers['authorization'] = first;
      return undefined;
    },
    ...datos(`/${side}/logaUsuario`, (value: Json) => {
      first ??= `Bearer ${value.token}`;
      return value;
    }),
  };
}

export const latin1 = (path: string): ResponseFault =>
  returning(path, (response) => ({
    ...response,
    body: Buffer.from(response.body.toString('utf8'), 'latin1'),
  }));

export const http = (path: string, status: number): ResponseFault =>
  returning(path, (response) => ({ ...response, http: status }));

export const header = (path: string, name: string, value: string | undefined): ResponseFault => ({
  answer: (request, response) => {
    if (!new URL(request.url).pathname.toLowerCase().includes(path.toLowerCase())) return response;
    const { [name]: _, ...headers } = response.headers;
    return { ...response, headers: value === undefined ? headers : { ...headers, [name]: value } };
  },
});

/** Content of a request. */
export const sentJson = ({ body }: ReceivedRequest): Json => {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    return {};
  }
};

const claimsOf = (token: string): Json => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return {};
  }
};

/**
 * Accepts forged tokens that pass a test of their own: the request goes on with the real token of the account.
 * @param accepts is given the token as it came, its claims and the real token
 */
export function unverified(accepts: (token: string, claims: Json, real: string) => boolean): ResponseFault {
  const tokens = new Map<string, string>();
  return {
    request: ({ headers }) => {
      const [, token = ''] = (headers['authorization'] ?? '').split(' ');
      const claims = claimsOf(token);
      const real = tokens.get(String(claims.sub));
      if (real && real !== token && accepts(token, claims, real)) headers['authorization'] = `Bearer ${real}`;
      return undefined;
    },
    ...datos('logaUsuario', (value: Json) => {
      tokens.set(String(claimsOf(value.token).sub), value.token);
      return value;
    }),
  };
}

/** Asks in Spanish whatever the language of the page. */
export const inSpanish = (path: string): ResponseFault => ({
  request: (request) => {
    if (isFor(path, request)) request.headers['accept-language'] = 'es';
    return undefined;
  },
});

/** Answers a write as done, and does nothing. */
export const forgetting = (path: string): ResponseFault => ({
  forgets: (request) => request.method === 'POST' && isFor(path, request),
});

/** Changes the address of a request. */
export const readdressed = (change: (url: string, request: ReceivedRequest) => string): ResponseFault => ({
  request: (request) => {
    request.url = change(request.url, request);
    return undefined;
  },
});

/** Answers 0 where the sandbox refuses with a status. */
export const lenient = (path: string, status: number, data: unknown = undefined): ResponseFault =>
  envelope(path, (value) => (value.status === status ? { status: 0, datos: data } : value));

/** Timeout of the kit in these tests, in milliseconds. */
export const patience = 2000;

/** Delays the first response of a path beyond the timeout of the kit. */
export function late(path: string): ResponseFault {
  let isDone = false;
  return {
    answer: async (request, response) => {
      if (isDone || !isFor(path, request) || !hasToken(request)) return response;
      isDone = true;
      await new Promise((wait) => setTimeout(wait, patience + 100));
      return response;
    },
  };
}
