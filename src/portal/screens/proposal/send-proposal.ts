import type { Call } from '#core/contract/call.ts';
import type { Proposal } from '#core/contract/entities/placement-request.ts';
import type { Clock, unknownOutcome } from '#portal/data/server/late-arrivals.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { isSame } from '#core/shared/is-same.ts';
import { type Addition, type FoundAddition, sendOnce } from '#portal/data/server/send-once.ts';
import type { SentMemory } from '#portal/data/server/sent-requests.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

/** Memory of a sent proposal: everything except for numbers of persons and companies. */
export type RememberedProposal = Partial<Pick<Proposal, 'fechaInicio' | 'fechaFin'>>;

/** Result of sending a proposal. */
export type ProposalResult = { ok: true } | CallFailure | typeof unknownOutcome | FoundAddition<Proposal>;

interface Sending<C extends Call> {
  send: Addition<C, Proposal, RememberedProposal>['send'];
  /** Reads the stored proposals; servers may lack this list. */
  list: () => Promise<{ ok: true; datos: readonly Proposal[] } | CallFailure>;
  /** The proposal to remember, without numbers. */
  values: RememberedProposal;
  /** Whether a proposal names the same company or student. */
  isAbout: (proposal: Proposal) => boolean;
  memory: SentMemory<RememberedProposal>;
  clock?: Clock | undefined;
}

const hasDaysOf = (proposal: Proposal, { fechaInicio, fechaFin }: RememberedProposal): boolean =>
  proposal.fechaInicio === fechaInicio && proposal.fechaFin === fechaFin;

/**
 * Sends a proposal at most once: a stored one that is new since the first attempt and has the same subject, or the
 * same days, counts as this one. Where the server does not list proposals, a lost answer stays lost.
 */
export async function sendProposal<C extends Call>({
  send,
  list,
  values,
  isAbout,
  memory,
  clock,
}: Sending<C>): Promise<ProposalResult> {
  const lastAttempt = memory.read()?.attempts.at(-1) ?? values;
  const sent = await sendOnce<C, Proposal, RememberedProposal>({
    memory,
    values,
    list,
    idOf: ({ idSolicitudPractica }) => idSolicitudPractica,
    matches: (proposal, attempt) => isAbout(proposal) || hasDaysOf(proposal, attempt),
    isWaiting: (proposal) => proposal.estado === 'pendiente' && isAbout(proposal),
    // Other content can only be compared between this attempt and the earlier one.
    compare: (proposal) =>
      isAbout(proposal) && hasDaysOf(proposal, values) && isSame(lastAttempt, values) ? 'same' : 'other',
    send,
    mayLackList: true,
    ...omitUndefined({ clock }),
  });
  return sent.ok ? { ok: true } : (sent as ProposalResult);
}
