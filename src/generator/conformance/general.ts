import * as codes from '#core/contract/codes.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { CallName } from '#core/contract/calls/index.ts';
import { incompleteBodies } from './described.ts';
import { forgedTokens } from './forged-tokens.ts';
import { isSafe } from './safe-calls.ts';
import { type Violation, readResponse, describeStatus, describeStatuses } from './check-response.ts';
import { idempotencyHeader, type Kit, type TestSession } from './kit.ts';
import { sideOf, type Endpoint, endpoints, samplePath } from './endpoint.ts';
import type { RuleId } from './rules.ts';
import type { HttpResponse, OutgoingRequest } from './transport.ts';
import { varyViolations } from './cors.ts';

/** Lists violations of a response with a fixed set of expected codes. */
function unexpectedStatus(reply: HttpResponse, expected: readonly number[], rule: RuleId): Violation[] {
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
  /** What is wrong with the request, where it does not show. */
  at?: string;
}

async function sendExpecting(
  kit: Kit,
  endpoint: Endpoint,
  path: string,
  { expect, rule, at, ...more }: Attempt,
): Promise<void> {
  const { method } = endpoint.call;
  const reply = await kit.send(method, path, more);
  if (endpoint.call.extension && reply.http === 404) return;
  kit.rows.met(endpoint, reply.http);
  kit.report(
    endpoint,
    kit.sentBy(method, path, more),
    ...unexpectedStatus(reply, expect, rule).map((it) => ({ ...omitUndefined({ at }), ...it })),
  );
}

/** Request headers that every call of the portal has; `accept-language` is among them whether a browser asks or not. */
const portalHeaders = ['content-type', 'accept-language'] as const;

/** Lists violations of the CORS preflight. */
async function checkPreflight(kit: Kit, endpoint: Endpoint, path: string): Promise<void> {
  const { origin } = kit;
  if (origin === undefined) return;
  const requestedHeaders = [
    ...portalHeaders,
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
  violations.push(...varyViolations(kit, responseHeaders));
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

/** Checks that pages of a foreign origin may not read answers. */
async function checkForeignOrigin(kit: Kit, endpoint: Endpoint, path: string): Promise<void> {
  if (kit.origin === undefined) return;
  const origin = 'https://otra-pagina.example';
  const asked = { origin, 'access-control-request-method': endpoint.call.method };
  for (const method of ['OPTIONS', 'GET']) {
    if (method === 'GET' && endpoint.call.method !== 'GET') continue;
    const headers = method === 'OPTIONS' ? asked : { origin };
    const { headers: given } = await kit.send(method, path, { headers });
    const allowed = given['access-control-allow-origin'];
    const credentials = given['access-control-allow-credentials'];
    const rule = 'cors-origin';
    const found: Violation[] = [];
    if (allowed === origin) {
      const expected = `no leave for ${origin}`;
      found.push({ rule, at: 'access-control-allow-origin', expected, came: allowed });
    }
    if (credentials !== undefined) {
      const expected = 'no such header: no cookies are sent';
      found.push({ rule, at: 'access-control-allow-credentials', expected, came: credentials });
    }
    kit.report(endpoint, kit.sentBy(method, path, { headers }), ...found);
  }
}

/** Checks rules common to every call: sessions, request bodies and CORS. */
async function checkEndpoint(kit: Kit, endpoint: Endpoint): Promise<void> {
  const { call } = endpoint;
  const path = samplePath(endpoint);
  const body = call.method === 'POST' ? { body: '{}' } : {};
  if (call.who !== 'publico') {
    await sendExpecting(kit, endpoint, path, { ...body, expect: [2], rule: 'session-required' });
  } else if (call.request) {
    await sendExpecting(kit, endpoint, path, { body: '{', expect: [15], rule: 'malformed-body' });
  } else kit.rows.met(endpoint, (await kit.send(call.method, path, body)).http);
  if (kit.rows.isAbsent(endpoint)) return;
  await checkPreflight(kit, endpoint, path);
}

/** Tokens that the server did not make: all that open the call are one violation. */
async function checkForgedToken(
  kit: Kit,
  endpoint: Endpoint,
  tokens: readonly [string, string][],
): Promise<void> {
  const path = samplePath(endpoint);
  const withBody = endpoint.call.method === 'POST' ? { body: '[]' } : {};
  const opening: string[] = [];
  let sent: OutgoingRequest | undefined;
  for (const [what, token] of tokens) {
    const more = { ...withBody, token };
    const reply = await kit.send(endpoint.call.method, path, more);
    const { status } = readResponse(reply);
    if (status === undefined || status === codes.sessionEnded) continue;
    sent ??= kit.sentBy(endpoint.call.method, path, more);
    opening.push(`status ${status} with ${what}`);
  }
  if (opening.length === 0) return;
  const violation = { rule: 'forged-token' as const, at: 'authorization', expected: 'status 2' };
  kit.report(endpoint, sent, { ...violation, came: opening.join('; ') });
}

/** Number of calls of each side at which forged tokens are tried. */
const forgedTokenCalls = 4;

async function checkForgedTokens(kit: Kit): Promise<void> {
  for (const side of ['Alumno', 'Empresa'] as const) {
    const [own, others] = side === 'Alumno' ? [kit.students, kit.companies] : [kit.companies, kit.students];
    const [session] = own;
    if (!session) continue;
    const open = endpoints.filter(
      (endpoint) =>
        sideOf(endpoint) === side &&
        kit.rows.includes(endpoint.call.name as CallName) &&
        !kit.rows.isAbsent(endpoint) &&
        !endpoint.call.extension &&
        (isSafe(endpoint.call.name as CallName) || endpoint.call.request !== undefined),
    );
    const tokens = forgedTokens(session.token, others[0]?.token);
    for (const endpoint of open.slice(0, forgedTokenCalls)) await checkForgedToken(kit, endpoint, tokens);
  }
}

/** Checks rules of a call with the sessions of one side. */
async function checkSessions(kit: Kit, endpoint: Endpoint): Promise<void> {
  const { call } = endpoint;
  const side = sideOf(endpoint);
  if (side === undefined || kit.rows.isAbsent(endpoint)) return;
  const path = samplePath(endpoint);
  const [own, others] = side === 'Alumno' ? [kit.students, kit.companies] : [kit.companies, kit.students];
  const mayTry = kit.write || isSafe(call.name as CallName) || call.request !== undefined;
  const withBody = call.method === 'POST' ? { body: '{}' } : {};
  const tokenOf = ([session]: readonly TestSession[]): { token: string } | undefined =>
    session && { token: session.token };
  const other = tokenOf(others);
  if (other && mayTry) {
    await sendExpecting(kit, endpoint, path, { ...other, ...withBody, expect: [71, 2], rule: 'other-half' });
  }
  const mine = tokenOf(own);
  if (!mine || !kit.write || !call.request) return;
  await sendExpecting(kit, endpoint, path, { ...mine, body: '{', expect: [15], rule: 'malformed-body' });
  for (const { without, body } of incompleteBodies(endpoint)) {
    const at = `the body of the description without ${without}`;
    await sendExpecting(kit, endpoint, path, { ...mine, body, expect: [15], rule: 'malformed-body', at });
  }
}

/** Path of a call with another spelling of its fixed parts; parameters keep theirs. */
function respelt(endpoint: Endpoint, spell: (part: string) => string): string {
  const { call, tipo } = endpoint;
  const template = call.path.replace('{tipo}', tipo ?? '').split('/');
  return samplePath(endpoint)
    .split('/')
    .map((part, index) => (template[index + 1]?.startsWith('{') ? part : spell(part)))
    .join('/');
}

/** Tries other spellings of a path at the first call that is there. */
async function checkPathCase(kit: Kit, endpoint: Endpoint | undefined): Promise<void> {
  const spellings = [
    ['a path in capitals', (part: string) => part.toUpperCase()],
    ['a path in small letters', (part: string) => part.toLowerCase()],
  ] as const;
  for (const [name, spell] of spellings) {
    if (!endpoint) {
      kit.rows.generalSkipped(name, 'no call to try it at is there yet');
      continue;
    }
    const path = respelt(endpoint, spell);
    const { status } = readResponse(await kit.send('GET', samplePath(endpoint)));
    const reply = await kit.send('GET', path);
    const violations =
      reply.http === 404
        ? [{ rule: 'path-case' as const, expected: 'the answer of the path as documented', came: 'HTTP 404' }]
        : unexpectedStatus(reply, status === undefined ? [0] : [status], 'path-case');
    kit.rows.general(name, violations, kit.sentBy('GET', path));
  }
}

async function checkServerAsWhole(kit: Kit): Promise<void> {
  const { rows } = kit;
  const unknown = await kit.send('GET', '/Alumno/noExisteEstaLlamada');
  const found: Violation[] =
    unknown.http === 404
      ? []
      : [{ rule: 'unknown-path', expected: 'HTTP 404', came: unknown.failure ?? `HTTP ${unknown.http}` }];
  rows.general('an unknown path', found, kit.sentBy('GET', '/Alumno/noExisteEstaLlamada'));
  if (kit.origin === undefined) {
    rows.generalSkipped('pages of the production domain', 'their origin was not given: --brand or --origin');
  }
}

/** Checks the rules common to all calls, before any sign-in. */
export async function checkWithoutSession(kit: Kit): Promise<void> {
  await checkServerAsWhole(kit);
  const included = endpoints.filter(({ call }) => kit.rows.includes(call.name as CallName));
  for (const endpoint of included) await checkEndpoint(kit, endpoint);
  const present = included.filter((endpoint) => !kit.rows.isAbsent(endpoint) && !endpoint.call.extension);
  await checkPathCase(
    kit,
    present.find(({ call }) => call.method === 'GET'),
  );
  const [first] = present;
  if (first) await checkForeignOrigin(kit, first, samplePath(first));
}

/** Checks the rules common to all calls, with each open session. */
export async function checkWithSessions(kit: Kit): Promise<void> {
  for (const endpoint of endpoints) {
    if (kit.rows.includes(endpoint.call.name as CallName)) await checkSessions(kit, endpoint);
  }
  await checkForgedTokens(kit);
}
