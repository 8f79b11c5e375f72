import type { Violation } from './check-response.ts';
import type { HttpResponse } from './transport.ts';

interface Asking {
  /** Origin of the pages of the portal. */
  readonly origin: string | undefined;
}

/** An answer with an origin needs `Vary: Origin`, or a cache serves it to other origins. */
export function varyViolations({ origin }: Asking, headers: HttpResponse['headers']): Violation[] {
  const names = (headers['vary'] ?? '').toLowerCase().split(/\s*,\s*/);
  const isFixed = headers['access-control-allow-origin'] !== origin;
  if (origin === undefined || isFixed || names.includes('origin') || names.includes('*')) return [];
  const came = headers['vary'] ?? 'no such header';
  return [{ rule: 'cors-answer', at: 'vary', expected: 'Origin', came }];
}

/** Violations of what lets pages of the portal read an answer. */
export function corsViolations({ origin }: Asking, reply: HttpResponse): Violation[] {
  if (origin === undefined || reply.failure !== undefined) return [];
  const allowed = reply.headers['access-control-allow-origin'];
  if (allowed === '*' || allowed === origin) return varyViolations({ origin }, reply.headers);
  const came = allowed === undefined ? 'no such header' : allowed;
  return [{ rule: 'cors-answer', at: 'access-control-allow-origin', expected: origin, came }];
}
