import * as codes from '#core/contract/codes.ts';
import { inscribirseEnEvento } from '#core/contract/calls/events.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { PortalEvent, PortalEventDetail } from '#core/contract/entities/event.ts';

/** What an attempt to enrol has led to: `failed` where another one may succeed. */
export interface EnrolmentResult {
  outcome: 'enrolled' | 'closed' | 'failed';
  /** What to say about it. */
  failure?: CallFailure;
}

/** Not to be had, without enrolment or without places, for others: another try would end in the same way. */
const final: readonly number[] = [74, 75, 77, 78];

/**
 * Enrols the signed-in user.
 * @param reread asks for the event again: where no answer came, the enrolment may have arrived nevertheless
 */
export async function enrolIn(
  { idEvento, urlAcceso }: Pick<PortalEvent, 'idEvento' | 'urlAcceso'>,
  call: Caller,
  reread: () => Promise<Pick<PortalEventDetail, 'inscrito'> | undefined>,
): Promise<EnrolmentResult> {
  const result = await call(inscribirseEnEvento, { body: { idEvento, urlEvento: urlAcceso } });
  if (result.ok) return { outcome: 'enrolled' };
  if (result.kind === 'unavailable' && (await reread())?.inscrito) return { outcome: 'enrolled' };
  const code = result.kind === 'aborted' ? undefined : result.code;
  if (code === codes.eventAlreadyEnrolled) return { outcome: 'enrolled', failure: result };
  const isFinal = code !== undefined && final.includes(code);
  return { outcome: isFinal ? 'closed' : 'failed', failure: result };
}
