import type { PortalEventDetail } from '#core/contract/entities/event.ts';

/** Facts for the rules of enrolment in an event. */
export interface EventFacts {
  /** Moments YYYY-MM-DD with or without time, of the university's own clock. */
  fecha: string;
  fechaFin?: string;
  conInscripcion: boolean;
  /** Absent: as many as want. */
  plazas?: number;
  dirigidoA: NonNullable<PortalEventDetail['dirigidoA']>;
}

/** Whether an event is over: it lasts until the end of its (last) day. */
export function isOver({ fecha, fechaFin }: Pick<EventFacts, 'fecha' | 'fechaFin'>, today: string): boolean {
  return (fechaFin ?? fecha).slice(0, 10) < today;
}

/**
 * Returns the refusal code of the wrong audience: `eventForStudents` for graduates, `eventForGraduates` for students.
 */
export function audienceRefusal(
  { dirigidoA }: Pick<EventFacts, 'dirigidoA'>,
  egresado: boolean,
): 77 | 78 | undefined {
  if (dirigidoA === 'alumnos' && egresado) return 77;
  return dirigidoA === 'egresados' && !egresado ? 78 : undefined;
}

/**
 * The code that refuses an enrolment: `eventUnavailable` for an event that is over, `eventWithoutEnrolment` for one
 * without enrolment or without places left, `eventForStudents` and `eventForGraduates` for one that is for others,
 * `eventAlreadyEnrolled` for someone who is enrolled already.
 */
export function enrolmentRefusal(
  event: EventFacts,
  today: string,
  enrolled: { self: boolean; all: number },
  egresado: boolean,
): 74 | 75 | 76 | 77 | 78 | undefined {
  if (isOver(event, today)) return 74;
  if (!event.conInscripcion) return 75;
  const forOthers = audienceRefusal(event, egresado);
  if (forOthers) return forOthers;
  if (enrolled.self) return 76;
  return event.plazas !== undefined && enrolled.all >= event.plazas ? 75 : undefined;
}
