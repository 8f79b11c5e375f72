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
  fechaInicio?: string | undefined;
  fechaFin?: string | undefined;
}

/** Months without classes. */
const holidays = ['07', '08'];

/** Whether a placement takes place outside teaching periods from its first to its last day. */
export function isOutsideTeaching({ fechaInicio = '', fechaFin = '' }: WorkingTime): boolean {
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
  const { horasAldia = 0, numeroDiasSemana = 0 } = time;
  const over = (hours: number, limit: number | undefined): boolean => limit !== undefined && hours > limit;
  if (isOutsideTeaching(time)) {
    return over(horasAldia, limits.horasDiaFueraLectivo) ? 'horasDiaFueraLectivo' : undefined;
  }
  if (over(horasAldia, limits.horasDia)) return 'horasDia';
  return over(horasAldia * numeroDiasSemana, limits.horasSemana) ? 'horasSemana' : undefined;
}
