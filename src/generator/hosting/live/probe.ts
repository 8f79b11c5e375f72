import { reportText } from '#generator/diagnostics/report-text.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import { createHash } from 'node:crypto';

/** What a live host says of an address, a redirect not followed. */
export interface LiveAnswer {
  status: number;
  headers: ReadonlyMap<string, string>;
  /** sha256 of the content, without its coding. */
  sha256: string;
}

export type Probe = (url: string) => Promise<LiveAnswer>;

/** A host that gives no answer at all. */
export class Unreachable extends UserError {
  override name = 'Unreachable';

  constructor(url: string, cause: unknown) {
    const of = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    const why = of instanceof Error ? of.message : String(of);
    super(reportText('hosting.noAnswer', { address: url, why }), { cause });
  }
}

/** Milliseconds that an answer may take. */
const patience = 30_000;

/**
 * Asks as a browser does, once more where nothing comes.
 * @throws Unreachable
 */
export const askLive: Probe = async (url) => {
  const ask = async (): Promise<LiveAnswer> => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'gzip, br' },
      signal: AbortSignal.timeout(patience),
    });
    const content = new Uint8Array(await answer.arrayBuffer());
    return {
      status: answer.status,
      headers: new Map(answer.headers),
      sha256: createHash('sha256').update(content).digest('hex'),
    };
  };
  try {
    return await ask().catch(ask);
  } catch (error) {
    throw new Unreachable(url, error);
  }
};
