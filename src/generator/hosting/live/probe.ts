import { reportText } from '#generator/diagnostics/report-text.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import { createHash } from 'node:crypto';

/** Response of a live host; redirects are not followed. */
export interface LiveResponse {
  status: number;
  headers: ReadonlyMap<string, string>;
  /** sha256 of the decoded content. */
  sha256: string;
}

/** Requests an address of a live host. */
export type Probe = (url: string) => Promise<LiveResponse>;

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

/**
 * Requests an address like a browser does, with one retry if no response comes.
 * @throws Unreachable
 */
export const probeLive: Probe = async (url) => {
  const request = async (): Promise<LiveResponse> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'gzip, br' },
      signal: AbortSignal.timeout(timeout),
    });
    const content = new Uint8Array(await response.arrayBuffer());
    return {
      status: response.status,
      headers: new Map(response.headers),
      sha256: createHash('sha256').update(content).digest('hex'),
    };
  };
  try {
    return await request().catch(request);
  } catch (error) {
    throw new Unreachable(url, error);
  }
};
