import type { Envelope } from '#core/contract/envelope.ts';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** A business answer: HTTP 200 whatever its status. */
export function envelopeResponse(envelope: Envelope): Response {
  const body = Buffer.from(JSON.stringify(envelope));
  return new Response(body, { headers: { ...headers, 'content-length': String(body.length) } });
}

/** Creates an HTTP error: unknown path, wrong method, body too large, server error. */
export function errorResponse(
  status: 400 | 403 | 404 | 405 | 413 | 500,
  error: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify({ error }), { status, headers: { ...headers, ...more } });
}
