import { explanation } from '#generator/diagnostics/report-text.ts';
import type { Contradiction } from './contradiction.ts';

/** Whether a limit is above another; a limit that is not set is unlimited. */
function above(limit: number | undefined, maximum: number | undefined): boolean {
  return limit !== undefined && maximum !== undefined && limit > maximum;
}

/** Contradictions of scales and limits. */
export const numberContradictions: readonly Contradiction[] = [
  {
    paths: [
      ['rangoNota', 'min'],
      ['rangoNota', 'max'],
    ],
    isThere: ({ rangoNota }) => rangoNota.min >= rangoNota.max,
    ...explanation('contradictions.grades'),
    isExchange: true,
  },
  {
    paths: [
      ['limitesJornada', 'horasDia'],
      ['limitesJornada', 'horasSemana'],
    ],
    isThere: ({ limitesJornada }) => above(limitesJornada?.horasDia, limitesJornada?.horasSemana),
    ...explanation('contradictions.dayAboveWeek'),
    isExchange: true,
  },
  {
    paths: [
      ['limitesJornada', 'horasDiaFueraLectivo'],
      ['limitesJornada', 'horasDia'],
    ],
    isThere: ({ limitesJornada }) => above(limitesJornada?.horasDia, limitesJornada?.horasDiaFueraLectivo),
    ...explanation('contradictions.hoursOutsideTeaching'),
    isExchange: true,
  },
];
