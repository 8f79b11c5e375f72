import type { Call } from '#core/contract/call.ts';
import type { Proposal } from '#core/contract/entities/placement-request.ts';
import type { CallFailure, CallResult } from '#portal/data/client/result.ts';
import type { KnownIds } from '#portal/data/known-ids.ts';

/** Nobody knows whether it has arrived, and nobody can look: whoever sends it again may send it twice. */
const lost = { ok: false, kind: 'lost' } as const;

/** What came of sending a proposal. */
export type ProposalResult = { ok: true } | CallFailure | typeof lost;

interface Sending<C extends Call> {
  send: () => Promise<CallResult<C>>;
  /** Reads the proposals that there are. */
  read: () => Promise<{ ok: true; datos: readonly Proposal[] } | CallFailure>;
  /** Whether a proposal says what is sent. */
  says: (proposal: Proposal) => boolean;
  known: KnownIds;
}

/** The server cannot be asked at all: a server without such a list answers with another HTTP status, or refuses. */
const isUnreachable = (failure: CallFailure): boolean =>
  failure.kind === 'aborted' || (failure.kind === 'unavailable' && failure.reason !== 'http');

/**
 * Sends a proposal, not twice: one that is new since the first try and says the same is taken for the answer. Where the
 * server does not list them, a lost answer stays lost.
 */
export async function sendOnce<C extends Call>({
  send,
  read,
  says,
  known,
}: Sending<C>): Promise<ProposalResult> {
  const done = (): ProposalResult => {
    known.clear();
    return { ok: true };
  };
  const before = known.read();
  const there = await read();
  // What may have arrived is not sent again before it was looked for.
  if (!there.ok && (before || isUnreachable(there))) return there;
  const isNew = ({ idSolicitudPractica: id }: Proposal): boolean => before?.includes(id) === false;
  if (there.ok && there.datos.some((it) => isNew(it) && says(it))) return done();
  if (there.ok && !before) known.keep(there.datos.map(({ idSolicitudPractica }) => idSolicitudPractica));
  const result = await send();
  if (result.ok) return done();
  if (result.kind === 'aborted') return result;
  if (result.kind !== 'unavailable') {
    // What was refused has not arrived: the next try is a first one.
    known.clear();
    return result as CallFailure;
  }
  const first = known.read();
  if (!first) return lost;
  const now = await read();
  const arrived = now.ok && now.datos.some((it) => !first.includes(it.idSolicitudPractica) && says(it));
  return arrived ? done() : result;
}
