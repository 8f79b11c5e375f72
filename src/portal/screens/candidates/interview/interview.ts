import type { CalendarEntry } from '#core/model/agenda/calendar-file.ts';

export interface InterviewValues {
  [name: string]: string;
  /** YYYY-MM-DD */
  dia: string;
  /** HH:MM */
  hora: string;
  /** In minutes. */
  duracion: string;
  lugar: string;
}

/** Durations to choose from, in minutes. */
export const durations = ['15', '30', '45', '60', '90'] as const;

/** A local time some minutes later, both YYYY-MM-DDTHH:MM. */
const later = (time: string, minutes: number): string =>
  new Date(Date.parse(`${time}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);

/** Start, end and place of an interview in a calendar; times without an offset, for the zone of the institution. */
export function interviewEntry({
  dia,
  hora,
  duracion,
  lugar,
}: InterviewValues): Pick<CalendarEntry, 'start' | 'end' | 'place'> {
  const start = `${dia}T${hora.slice(0, 5)}`;
  return { start, end: later(start, Number(duracion)), place: lugar.trim() || undefined };
}
