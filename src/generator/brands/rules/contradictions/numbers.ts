import { explanation } from '#generator/diagnostics/report-text.ts';
import type { Contradiction } from './contradiction.ts';

/** A limit that is not set is no limit. */
function above(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && one > other;
}

/** Scales and limits. */
export const numberContradictions: readonly Contradiction[] = [
  {
    paths: [
      ['rangoNota', 'min'],
      ['rangoNota', 'max'],
    ],
    isThere: ({ rangoNota }) => rangoNota.min >= rangoNota.max,
    ...explanation('contradictions.grades'),
  },
  {
    paths: [
      ['limitesJornada', 'horasDia'],
      ['limitesJornada', 'horasSemana'],
    ],
    isThere: ({ limitesJornada }) => above(limitesJornada?.horasDia, limitesJornada?.horasSemana),
    ...explanation('contradictions.dayAboveWeek'),
  },
  {
    paths: [
      ['limitesJornada', 'horasDiaFueraLectivo'],
      ['limitesJornada', 'horasDia'],
    ],
    isThere: ({ limitesJornada }) => above(limitesJornada?.horasDia, limitesJornada?.horasDiaFueraLectivo),
    ...explanation('contradictions.hoursOutsideTeaching'),
  },
];
