import type { Call } from '#core/contract/call.ts';
import { neverSentBy } from '#core/contract/calls/never-sent.ts';
import { parseJson } from '#core/contract/wire.ts';
import type { CheckedResponse, Violation } from './check-response.ts';
import { educationRequestViolations } from './education-requests.ts';
import { minorViolations } from './minors.ts';
import type { HttpResponse } from './transport.ts';

type Visit = (key: string, value: unknown, at: string, owner: Readonly<Record<string, unknown>>) => void;

/** Visits every key of a value, at any depth. */
function walk(value: unknown, at: string, visit: Visit): void {
  if (Array.isArray(value)) return value.forEach((item, index) => walk(item, `${at}.${index}`, visit));
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    visit(key, child, `${at}.${key}`, value as Record<string, unknown>);
    walk(child, `${at}.${key}`, visit);
  }
}

/** Keys that an answer has and must not have. The value is never quoted. */
function privateKeys(name: string, datos: unknown): Violation[] {
  const never = new Set(neverSentBy(name));
  const found: Violation[] = [];
  const add = (at: string, expected: string): void => {
    found.push({ rule: 'private-data', at, expected, came: 'the key, with a value' });
  };
  walk(datos, 'datos', (key, value, at, owner) => {
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (never.has(key) && !isEmpty) add(at, `no key ${key} in ${name} (x-never)`);
    const held = owner['oculto'];
    const isHeld = Array.isArray(held) && held.some((it: { campo?: unknown }) => it.campo === key);
    if (isHeld && !isEmpty) add(at, `no ${key} while oculto names it`);
  });
  return found;
}

/** Tags, stack traces and database errors: texts that no reader is meant to see. */
const foreignText =
  /<\/?[a-z][^>]*>|\n\s+at \S+|\b[A-Z]\w*(?:Exception|Error)\b|Traceback \(most recent|\bSQLSTATE\b|\bORA-\d+/i;

function messageOf({ bytes }: HttpResponse): string | undefined {
  try {
    const { mensaje } = parseJson(new TextDecoder().decode(bytes)) as { mensaje?: unknown };
    return typeof mensaje === 'string' ? mensaje : undefined;
  } catch {
    return undefined;
  }
}

/** Violations of what an answer must keep to itself: private keys, caches, cookies, words for nobody. */
export function privacyViolations(call: Call, reply: HttpResponse, checked: CheckedResponse): Violation[] {
  if (reply.failure !== undefined || reply.http !== 200) return [];
  const { headers } = reply;
  const violations = [
    ...privateKeys(call.name, checked.datos),
    ...minorViolations(call.name, checked),
    ...educationRequestViolations(call.name, checked),
  ];
  const cache = headers['cache-control'] ?? '';
  if (call.who !== 'publico' && !/\bno-store\b/i.test(cache)) {
    const came = cache || 'no such header';
    violations.push({ rule: 'no-store', at: 'cache-control', expected: 'no-store', came });
  }
  if (headers['set-cookie'] !== undefined)
    violations.push({ rule: 'no-cookies', at: 'set-cookie', expected: 'no cookie', came: 'a cookie' });
  const foreign = foreignText.exec(messageOf(reply) ?? '');
  if (foreign) {
    const came = `a text with “${foreign[0].trim().slice(0, 40)}”`;
    violations.push({ rule: 'plain-messages', at: 'mensaje', expected: 'a plain text for readers', came });
  }
  return violations;
}
