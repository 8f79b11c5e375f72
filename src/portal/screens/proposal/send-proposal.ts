import type { Call } from '#core/contract/call.ts';
import type { Proposal } from '#core/contract/entities/placement-request.ts';
import type { Clock, isOutcomeUnknown } from '#portal/data/server/late-arrivals.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { isSame } from '#portal/data/cache/is-same.ts';
import { type Addition, type FoundAddition, sendOnce } from '#portal/data/server/send-once.ts';
import type { SentMemory } from '#portal/data/server/sent-requests.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

/** What is remembered of a proposal: all but numbers of persons and companies. */
export type SaidProposal = Partial<Pick<Proposal, 'fechaInicio' | 'fechaFin'>>;

/** What came of sending a proposal. */
export type ProposalResult = { ok: true } | CallFailure | typeof isOutcomeUnknown | FoundAddition<Proposal>;

interface Sending<C extends Call> {
  send: Addition<C, Proposal, SaidProposal>['send'];
  /** Reads the proposals that there are; a server may do without that list. */
  list: () => Promise<{ ok: true; datos: readonly Proposal[] } | CallFailure>;
  /** What is sent, without numbers. */
  said: SaidProposal;
  /** Whether a proposal names the same company or student. */
  isAbout: (proposal: Proposal) => boolean;
  memory: SentMemory<SaidProposal>;
  clock?: Clock | undefined;
}

const hasDaysOf = (proposal: Proposal, { fechaInicio, fechaFin }: SaidProposal): boolean =>
  proposal.fechaInicio === fechaInicio && proposal.fechaFin === fechaFin;

/**
 * Sends a proposal, not twice: one that is new since the first try and is about the same, or for the same days, is it. Where
 * the server does not list them, a lost answer stays lost.
 */
export async function sendProposal<C extends Call>({
  send,
  list,
  said,
  isAbout,
  memory,
  clock,
}: Sending<C>): Promise<ProposalResult> {
  const before = memory.read()?.said.at(-1) ?? said;
  const sent = await sendOnce<C, Proposal, SaidProposal>({
    memory,
    said,
    list,
    idOf: ({ idSolicitudPractica }) => idSolicitudPractica,
    isIt: (proposal, text) => isAbout(proposal) || hasDaysOf(proposal, text),
    isWaiting: (proposal) => proposal.estado === 'pendiente' && isAbout(proposal),
    // The rest of what it says can only be compared with what was sent before.
    compare: (proposal) =>
      isAbout(proposal) && hasDaysOf(proposal, said) && isSame(before, said) ? 'same' : 'other',
    send,
    mayLackList: true,
    ...omitUndefined({ clock }),
  });
  return sent.ok ? { ok: true } : (sent as ProposalResult);
}
