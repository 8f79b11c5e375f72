import { reportText } from '#generator/diagnostics/report-text.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import { createHash } from 'node:crypto';

/** Response of a live host; redirects are not followed. */
export interface LiveResponse {
  status: number;
  headers: ReadonlyMap<string, string>;
  /** sha256 of the decoded content, or of its beginning. */
  sha256: string;
  /** The content is longer than the limit, and the rest was not read. */
  isTooLong?: boolean;
}

export interface ProbeOptions {
  /** Maximum number of bytes of decoded content to read. */
  limit: number;
  /** Ends the request. */
  signal?: AbortSignal;
}

/** Requests an address of a live host. */
export type Probe = (url: string, options: ProbeOptions) => Promise<LiveResponse>;

/** The host does not respond. */
export class Unreachable extends UserError {
  override name = 'Unreachable';

  constructor(url: string, cause: unknown) {
    const root = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    const why = root instanceof Error ? root.message : String(root);
    super(reportText('hosting.noAnswer', { address: url, why }), { cause });
  }
}

/** Timeout of a request in milliseconds. */
const timeout = 30_000;

/** Hashes content while it arrives; leaving the loop cancels the response. */
async function hashUpTo(
  limit: number,
  content: AsyncIterable<Uint8Array> | readonly Uint8Array[],
): Promise<Pick<LiveResponse, 'sha256' | 'isTooLong'>> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > limit) return { sha256: hash.digest('hex'), isTooLong: true };
    hash.update(chunk);
  }
  return { sha256: hash.digest('hex') };
}

/**
 * Requests an address like a browser does, with one retry if no response comes.
 * @throws Unreachable
 */
export const probeLive: Probe = async (url, { limit, signal }) => {
  const request = async (): Promise<LiveResponse> => {
    const { status, headers, body } = await fetch(url, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'gzip, br' },
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
    });
    return { status, headers: new Map(headers), ...(await hashUpTo(limit, body ?? [])) };
  };
  try {
    return await request().catch(request);
  } catch (error) {
    throw new Unreachable(url, error);
  }
};
