import * as codes from '#core/contract/codes.ts';
import { inscribirseEnEvento } from '#core/contract/calls/events.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { PortalEvent, PortalEventDetail } from '#core/contract/entities/event.ts';

/** Result of an attempt to enrol; after `failed`, another attempt may succeed. */
export interface EnrolmentResult {
  outcome: 'enrolled' | 'closed' | 'failed';
  /** Failure to report. */
  failure?: CallFailure;
}

/** Codes that a retry would get too; `eventWithoutEnrolment` stands for an event without places, too. */
const finalCodes: readonly number[] = [
  codes.eventUnavailable,
  codes.eventWithoutEnrolment,
  codes.eventForStudents,
  codes.eventForGraduates,
];

/**
 * Enrols the signed-in user.
 * @param reread refetches the event after a lost answer, since the enrolment may have arrived
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
  const isFinal = code !== undefined && finalCodes.includes(code);
  return { outcome: isFinal ? 'closed' : 'failed', failure: result };
}
