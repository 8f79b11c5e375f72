import type { CallName } from '#core/contract/calls/index.ts';
import { isHarmless } from './harmless.ts';
import { type Fault, readReply, statusInWords, statusesInWords } from './judge.ts';
import { idempotencyHeader, type Kit, type Session } from './kit.ts';
import { halfOf, type Place, places, plausiblePath } from './place.ts';
import type { RuleId } from './rules.ts';
import type { Reply } from './transport.ts';

/** What is wrong with an answer that has to be one of some codes. */
function notOneOf(reply: Reply, expected: readonly number[], rule: RuleId): Fault[] {
  const { status, faults } = readReply(reply);
  if (status === undefined) return faults;
  if (expected.includes(status)) return faults;
  return [...faults, { rule, expected: statusesInWords(expected), came: statusInWords(status) }];
}

interface Try {
  token?: string;
  body?: string;
  expect: readonly number[];
  rule: RuleId;
}

async function attempt(kit: Kit, place: Place, path: string, { expect, rule, ...more }: Try): Promise<void> {
  const { method } = place.call;
  const reply = await kit.send(method, path, more);
  if (place.call.extension && reply.http === 404) return;
  kit.report(place, kit.sentBy(method, path, more), ...notOneOf(reply, expect, rule));
}

/** Whether a browser's question before a call is answered so that it makes the call. */
async function preflight(kit: Kit, place: Place, path: string): Promise<void> {
  const { origin } = kit;
  if (origin === undefined) return;
  const wanted = [
    'content-type',
    ...(place.call.who === 'publico' ? [] : ['authorization']),
    ...(kit.takesKeys && place.call.method === 'POST' ? [idempotencyHeader] : []),
  ];
  const headers = {
    origin,
    'access-control-request-method': place.call.method,
    'access-control-request-headers': wanted.join(','),
  };
  const { http, headers: given, failure } = await kit.send('OPTIONS', path, { headers });
  const faults: Fault[] = [];
  const rule = 'cors-preflight';
  const listed = (name: string): string[] => (given[name] ?? '').toLowerCase().split(/\s*,\s*/);
  if (failure !== undefined) faults.push({ rule, expected: 'an answer to OPTIONS', came: failure });
  else if (http < 200 || http > 299) faults.push({ rule, expected: 'HTTP 204', came: `HTTP ${http}` });
  const allowed = given['access-control-allow-origin'];
  if (allowed !== origin && allowed !== '*') {
    const at = 'access-control-allow-origin';
    faults.push({ rule, at, expected: origin, came: allowed ?? 'no such header' });
  }
  const at = 'access-control-allow-headers';
  const allowedHeaders = listed(at);
  // A star does not stand for the header with the token.
  const missing = wanted.filter(
    (name) => !allowedHeaders.includes(name) && !(name !== 'authorization' && allowedHeaders.includes('*')),
  );
  if (missing.length > 0)
    faults.push({ rule, at, expected: missing.join(', '), came: given[at] ?? 'no such header' });
  kit.report(place, kit.sentBy('OPTIONS', path, { headers }), ...faults);
}

/** What holds for a call whoever makes it: sessions, bodies, and pages of another origin. */
async function checkPlace(kit: Kit, place: Place): Promise<void> {
  const { call } = place;
  const path = plausiblePath(place);
  const body = call.method === 'POST' ? { body: '{}' } : {};
  if (call.who !== 'publico') {
    await attempt(kit, place, path, { ...body, expect: [2], rule: 'session-required' });
  } else if (call.request) {
    await attempt(kit, place, path, { body: '{', expect: [15], rule: 'malformed-body' });
  }
  await preflight(kit, place, path);
}

/** What holds for a call of one half of the portal when someone is signed in. */
async function checkSessions(kit: Kit, place: Place): Promise<void> {
  const { call } = place;
  const half = halfOf(place);
  if (half === undefined) return;
  const path = plausiblePath(place);
  const [own, others] = half === 'Alumno' ? [kit.students, kit.companies] : [kit.companies, kit.students];
  const mayTry = kit.write || isHarmless(call.name as CallName) || call.request !== undefined;
  const withBody = call.method === 'POST' ? { body: '{}' } : {};
  const tokenOf = ([session]: readonly Session[]): { token: string } | undefined =>
    session && { token: session.token };
  const other = tokenOf(others);
  if (other && mayTry) {
    await attempt(kit, place, path, { ...other, ...withBody, expect: [71, 2], rule: 'other-half' });
  }
  const mine = tokenOf(own);
  if (!mine || !kit.write || !call.request) return;
  await attempt(kit, place, path, { ...mine, body: '{', expect: [15], rule: 'malformed-body' });
  // What lacks everything; where nothing has to be there, a list instead of an object.
  const nothing = call.request.safeParse({}).success ? '[]' : '{}';
  await attempt(kit, place, path, { ...mine, body: nothing, expect: [15], rule: 'malformed-body' });
}

async function checkServerAsWhole(kit: Kit): Promise<void> {
  const { rows } = kit;
  const unknown = await kit.send('GET', '/Alumno/noExisteEstaLlamada');
  const found: Fault[] =
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
    // Signed by nobody: {"alg":"none"} and the claims of a session without end.
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

/** Tries what holds for all calls, before anybody is signed in. */
export async function checkWithoutSession(kit: Kit): Promise<void> {
  await checkServerAsWhole(kit);
  for (const place of places) {
    if (kit.rows.wants(place.call.name as CallName)) await checkPlace(kit, place);
  }
}

/** Tries what holds for all calls with the sessions that there are. */
export async function checkWithSessions(kit: Kit): Promise<void> {
  for (const place of places) {
    if (kit.rows.wants(place.call.name as CallName)) await checkSessions(kit, place);
  }
}
