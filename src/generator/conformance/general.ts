import type { CallName } from '#core/contract/calls/index.ts';
import { isSafe } from './safe-calls.ts';
import { type Violation, readResponse, describeStatus, describeStatuses } from './check-response.ts';
import { idempotencyHeader, type Kit, type TestSession } from './kit.ts';
import { sideOf, type Endpoint, endpoints, samplePath } from './endpoint.ts';
import type { RuleId } from './rules.ts';
import type { HttpResponse } from './transport.ts';

/** Lists violations of a response with a fixed set of expected codes. */
function notOneOf(reply: HttpResponse, expected: readonly number[], rule: RuleId): Violation[] {
  const { status, violations } = readResponse(reply);
  if (status === undefined) return violations;
  if (expected.includes(status)) return violations;
  return [...violations, { rule, expected: describeStatuses(expected), came: describeStatus(status) }];
}

interface Attempt {
  token?: string;
  body?: string;
  expect: readonly number[];
  rule: RuleId;
}

async function attempt(
  kit: Kit,
  endpoint: Endpoint,
  path: string,
  { expect, rule, ...more }: Attempt,
): Promise<void> {
  const { method } = endpoint.call;
  const reply = await kit.send(method, path, more);
  if (endpoint.call.extension && reply.http === 404) return;
  kit.report(endpoint, kit.sentBy(method, path, more), ...notOneOf(reply, expect, rule));
}

/** Lists violations of the CORS preflight. */
async function preflight(kit: Kit, endpoint: Endpoint, path: string): Promise<void> {
  const { origin } = kit;
  if (origin === undefined) return;
  const requestedHeaders = [
    'content-type',
    ...(endpoint.call.who === 'publico' ? [] : ['authorization']),
    ...(kit.takesKeys && endpoint.call.method === 'POST' ? [idempotencyHeader] : []),
  ];
  const headers = {
    origin,
    'access-control-request-method': endpoint.call.method,
    'access-control-request-headers': requestedHeaders.join(','),
  };
  const { http, headers: responseHeaders, failure } = await kit.send('OPTIONS', path, { headers });
  const violations: Violation[] = [];
  const rule = 'cors-preflight';
  const listed = (name: string): string[] => (responseHeaders[name] ?? '').toLowerCase().split(/\s*,\s*/);
  if (failure !== undefined) violations.push({ rule, expected: 'an answer to OPTIONS', came: failure });
  else if (http < 200 || http > 299) violations.push({ rule, expected: 'HTTP 204', came: `HTTP ${http}` });
  const allowed = responseHeaders['access-control-allow-origin'];
  if (allowed !== origin && allowed !== '*') {
    const at = 'access-control-allow-origin';
    violations.push({ rule, at, expected: origin, came: allowed ?? 'no such header' });
  }
  const at = 'access-control-allow-headers';
  const allowedHeaders = listed(at);
  // `*` does not include the authorization header.
  const missing = requestedHeaders.filter(
    (name) => !allowedHeaders.includes(name) && !(name !== 'authorization' && allowedHeaders.includes('*')),
  );
  if (missing.length > 0)
    violations.push({
      rule,
      at,
      expected: missing.join(', '),
      came: responseHeaders[at] ?? 'no such header',
    });
  kit.report(endpoint, kit.sentBy('OPTIONS', path, { headers }), ...violations);
}

/** Checks rules common to every call: sessions, request bodies and CORS. */
async function checkEndpoint(kit: Kit, endpoint: Endpoint): Promise<void> {
  const { call } = endpoint;
  const path = samplePath(endpoint);
  const body = call.method === 'POST' ? { body: '{}' } : {};
  if (call.who !== 'publico') {
    await attempt(kit, endpoint, path, { ...body, expect: [2], rule: 'session-required' });
  } else if (call.request) {
    await attempt(kit, endpoint, path, { body: '{', expect: [15], rule: 'malformed-body' });
  }
  await preflight(kit, endpoint, path);
}

/** Checks rules of a call with the sessions of one side. */
async function checkSessions(kit: Kit, endpoint: Endpoint): Promise<void> {
  const { call } = endpoint;
  const side = sideOf(endpoint);
  if (side === undefined) return;
  const path = samplePath(endpoint);
  const [own, others] = side === 'Alumno' ? [kit.students, kit.companies] : [kit.companies, kit.students];
  const mayTry = kit.write || isSafe(call.name as CallName) || call.request !== undefined;
  const withBody = call.method === 'POST' ? { body: '{}' } : {};
  const tokenOf = ([session]: readonly TestSession[]): { token: string } | undefined =>
    session && { token: session.token };
  const other = tokenOf(others);
  if (other && mayTry) {
    await attempt(kit, endpoint, path, { ...other, ...withBody, expect: [71, 2], rule: 'other-half' });
  }
  const mine = tokenOf(own);
  if (!mine || !kit.write || !call.request) return;
  await attempt(kit, endpoint, path, { ...mine, body: '{', expect: [15], rule: 'malformed-body' });
  // A body without any key; if no key is required, a list instead of an object.
  const nothing = call.request.safeParse({}).success ? '[]' : '{}';
  await attempt(kit, endpoint, path, { ...mine, body: nothing, expect: [15], rule: 'malformed-body' });
}

async function checkServerAsWhole(kit: Kit): Promise<void> {
  const { rows } = kit;
  const unknown = await kit.send('GET', '/Alumno/noExisteEstaLlamada');
  const found: Violation[] =
    unknown.http === 404
      ? []
      : [{ rule: 'unknown-path', expected: 'HTTP 404', came: unknown.failure ?? `HTTP ${unknown.http}` }];
  rows.general('an unknown path', found, kit.sentBy('GET', '/Alumno/noExisteEstaLlamada'));
  for (const path of ['/ALUMNO/DAMETEXTORGPDACTUAL', '/alumno/dametextorgpdactual']) {
    const name = path === path.toUpperCase() ? 'a path in capitals' : 'a path in small letters';
    rows.general(name, notOneOf(await kit.send('GET', path), [0], 'path-case'), kit.sentBy('GET', path));
  }
  const forged = [
    ['a token that is none', 'a.b.c'],
    // An unsigned token: {"alg":"none"} with the claims of a session that never expires.
    [
      'a token without a signature',
      `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(
        '{"exp":4102444800,"nombre":"Nadie","apellidos":"Nadie"}',
      ).toString('base64url')}.`,
    ],
  ] as const;
  for (const [name, token] of forged) {
    const reply = await kit.send('GET', '/Alumno/dameEventos', { token });
    rows.general(
      name,
      notOneOf(reply, [2], 'session-required'),
      kit.sentBy('GET', '/Alumno/dameEventos', { token }),
    );
  }
  if (kit.origin === undefined) {
    rows.generalSkipped('pages of the production domain', 'their origin was not given: --brand or --origin');
  }
}

/** Checks the rules common to all calls, before any sign-in. */
export async function checkWithoutSession(kit: Kit): Promise<void> {
  await checkServerAsWhole(kit);
  for (const endpoint of endpoints) {
    if (kit.rows.includes(endpoint.call.name as CallName)) await checkEndpoint(kit, endpoint);
  }
}

/** Checks the rules common to all calls, with each open session. */
export async function checkWithSessions(kit: Kit): Promise<void> {
  for (const endpoint of endpoints) {
    if (kit.rows.includes(endpoint.call.name as CallName)) await checkSessions(kit, endpoint);
  }
}
