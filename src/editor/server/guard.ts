import { timingSafeEqual } from 'node:crypto';

/** Header with the secret of the run. */
export const secretHeader = 'x-editor-secret';

/** Bytes of the largest body: a picture of the largest size that a portal takes, as Base64, with room for edits. */
export const largestBody = 8 * 1024 * 1024;

export interface GuardOptions {
  port: number;
  /** Secret of this run for the page of the editor, 256 bits in hexadecimal. */
  secret: string;
}

/** Status and reason of a request that is not answered. */
export interface Refusal {
  status: 400 | 403 | 405 | 413 | 415 | 421;
  reason: string;
}

const hostsOf = (port: number): string[] =>
  ['127.0.0.1', 'localhost', '[::1]'].map((host) => `${host}:${port}`);

function isSecret(given: string | null, secret: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Another site that has a name resolve to this computer sends its own name as host. */
export const hostRefusal = (headers: Headers, { port }: Pick<GuardOptions, 'port'>): Refusal | undefined =>
  hostsOf(port).includes(headers.get('host')?.toLowerCase() ?? '')
    ? undefined
    : { status: 421, reason: 'This server answers only at its own address.' };

/**
 * Why a call is refused: each must come from the editor's own page, with the secret that only this page has. No cookie says
 * who it is, so no other site can send one along.
 */
export function callRefusal({ method, headers }: Request, options: GuardOptions): Refusal | undefined {
  const host = hostRefusal(headers, options);
  if (host) return host;
  if (method !== 'POST') return { status: 405, reason: 'Calls are made by POST.' };
  const site = headers.get('sec-fetch-site');
  const isOwn = headers.get('origin') === `http://${headers.get('host')}`;
  if (!isOwn || (site !== null && site !== 'same-origin'))
    return { status: 403, reason: 'Only the page of the editor makes calls.' };
  if (!isSecret(headers.get(secretHeader), options.secret))
    return {
      status: 403,
      reason: 'The secret is not that of this run. Open the address that the command has printed.',
    };
  if (headers.get('content-type') !== 'application/json') return { status: 415, reason: 'Calls send JSON.' };
  // A body without a length is read up to the limit.
  if (Number(headers.get('content-length') ?? 0) > largestBody)
    return { status: 413, reason: 'A call may have at most 8 MB.' };
  return undefined;
}
