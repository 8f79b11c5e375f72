/** Maximum hours of a placement; limits that a university does not set are absent. */
export interface WorkingTimeLimits {
  horasDia?: number | undefined;
  horasSemana?: number | undefined;
  horasDiaFueraLectivo?: number | undefined;
}

/** Hours and dates (YYYY-MM-DD) of a placement; unknown values are absent. */
export interface WorkingTime {
  horasAldia?: number | undefined;
  numeroDiasSemana?: number | undefined;
  /**
   * Percentage of the working day; without hours it stands for its share of a day of eight hours, five days a
   * week.
   */
  tiempoDedicacionJornada?: number | undefined;
  fechaInicio?: string | undefined;
  fechaFin?: string | undefined;
}

/** A full working day and week, of which placements take a share. */
const fullTime = { hours: 8, days: 5 } as const;

/** Months without classes. */
const holidays = ['07', '08'];

/** Whether a whole placement is outside teaching periods. */
function isOutsideTeaching({ fechaInicio = '', fechaFin = '' }: WorkingTime): boolean {
  const months = [fechaInicio, fechaFin].map((date) => date.slice(5, 7));
  return (
    fechaInicio.slice(0, 4) === fechaFin.slice(0, 4) && months.every((month) => holidays.includes(month))
  );
}

/** The limit that a placement exceeds, or undefined. */
export function exceededLimit(
  time: WorkingTime,
  limits: WorkingTimeLimits = {},
): keyof WorkingTimeLimits | undefined {
  const share = time.horasAldia === undefined ? time.tiempoDedicacionJornada : undefined;
  const horasAldia = time.horasAldia ?? ((share ?? 0) / 100) * fullTime.hours;
  const numeroDiasSemana = share === undefined ? (time.numeroDiasSemana ?? 0) : fullTime.days;
  const over = (hours: number, limit: number | undefined): boolean => limit !== undefined && hours > limit;
  if (isOutsideTeaching(time)) {
    return over(horasAldia, limits.horasDiaFueraLectivo) ? 'horasDiaFueraLectivo' : undefined;
  }
  if (over(horasAldia, limits.horasDia)) return 'horasDia';
  return over(horasAldia * numeroDiasSemana, limits.horasSemana) ? 'horasSemana' : undefined;
}

/** Values for the hint of the hours a day: which limits exist, and the hours in words. */
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
