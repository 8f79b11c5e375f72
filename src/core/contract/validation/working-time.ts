/** Most hours of a placement; what a university does not limit is absent. */
export interface WorkingTimeLimits {
  horasDia?: number | undefined;
  horasSemana?: number | undefined;
  horasDiaFueraLectivo?: number | undefined;
}

/** Hours of a placement and when it takes place, YYYY-MM-DD; what is not known yet is absent. */
export interface WorkingTime {
  horasAldia?: number | undefined;
  numeroDiasSemana?: number | undefined;
  /** Percentage of the working day; where the hours are not said, it stands for those of a day of eight, five a week. */
  tiempoDedicacionJornada?: number | undefined;
  fechaInicio?: string | undefined;
  fechaFin?: string | undefined;
}

/** A whole working day and week, of which placements take a share. */
const whole = { hours: 8, days: 5 } as const;

/** Months without classes. */
const holidays = ['07', '08'];

/** Whether a placement takes place outside teaching periods from its first to its last day. */
function isOutsideTeaching({ fechaInicio = '', fechaFin = '' }: WorkingTime): boolean {
  const months = [fechaInicio, fechaFin].map((date) => date.slice(5, 7));
  return (
    fechaInicio.slice(0, 4) === fechaFin.slice(0, 4) && months.every((month) => holidays.includes(month))
  );
}

/** The limit that a placement exceeds; undefined when it keeps them. */
export function exceededLimit(
  time: WorkingTime,
  limits: WorkingTimeLimits = {},
): keyof WorkingTimeLimits | undefined {
  const share = time.horasAldia === undefined ? time.tiempoDedicacionJornada : undefined;
  const horasAldia = time.horasAldia ?? ((share ?? 0) / 100) * whole.hours;
  const numeroDiasSemana = share === undefined ? (time.numeroDiasSemana ?? 0) : whole.days;
  const over = (hours: number, limit: number | undefined): boolean => limit !== undefined && hours > limit;
  if (isOutsideTeaching(time)) {
    return over(horasAldia, limits.horasDiaFueraLectivo) ? 'horasDiaFueraLectivo' : undefined;
  }
  if (over(horasAldia, limits.horasDia)) return 'horasDia';
  return over(horasAldia * numeroDiasSemana, limits.horasSemana) ? 'horasSemana' : undefined;
}

/** What the hint of the hours a day is filled in with: which limits there are, and how many hours in words. */
export function hoursHint(
  { horasDia, horasDiaFueraLectivo }: WorkingTimeLimits = {},
  number: (hours: number) => string,
): { limited: 'none' | 'classes' | 'holidays' | 'both'; classes: string; holidays: string } {
  const words = (limit: number | undefined): string => (limit === undefined ? '' : number(limit));
  const [some, both] =
    horasDia === undefined ? (['none', 'holidays'] as const) : (['classes', 'both'] as const);
  return {
    limited: horasDiaFueraLectivo === undefined ? some : both,
    classes: words(horasDia),
    holidays: words(horasDiaFueraLectivo),
  };
}
