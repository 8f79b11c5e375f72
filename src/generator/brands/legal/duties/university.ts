import { explanation, localize, reportText } from '#generator/diagnostics/report-text.ts';
import { metElsewhere, metByPage, onlyWhere } from '../duty.ts';
import type { Duty } from '../duty.ts';
import { hasUniversityPlacements } from './conditions.ts';

const notUniversity = reportText('legal.condition.notUniversity');

/** Duties on placements of university studies. */
export const universityDuties: readonly Duty[] = [
  {
    law: 'RD 592/2014, art. 5',
    ...explanation('legal.hours.duty'),
    judge: onlyWhere(hasUniversityPlacements, notUniversity, ({ draft }) =>
      draft.settings.limitesJornada
        ? {
            state: 'met',
            by: reportText('legal.hours.byLimits'),
            path: ['limitesJornada'],
          }
        : {
            state: 'elsewhere',
            who: reportText('legal.hours.who'),
          },
    ),
  },
  {
    law: 'RD 592/2014, art. 7',
    ...explanation('legal.agreement.duty'),
    judge: onlyWhere(hasUniversityPlacements, notUniversity, ({ draft }) =>
      draft.settings.modulos.convenios
        ? { state: 'met', by: localize(() => '`modulos.convenios`'), path: ['modulos', 'convenios'] }
        : {
            state: 'elsewhere',
            who: reportText('legal.agreement.who'),
          },
    ),
  },
  {
    law: 'RD 592/2014, art. 6',
    ...explanation('legal.trainingProject.duty'),
    judge: onlyWhere(
      hasUniversityPlacements,
      notUniversity,
      metElsewhere(reportText('legal.trainingProject.who')),
    ),
  },
  {
    law: 'RD 592/2014, arts. 9–12',
    ...explanation('legal.rights.duty'),
    judge: onlyWhere(hasUniversityPlacements, notUniversity, (subject) =>
      subject.draft.settings.modulos.condicionesPracticas
        ? metByPage('condiciones-practicas')(subject)
        : {
            state: 'elsewhere',
            who: reportText('legal.rights.who'),
          },
    ),
  },
  {
    law: 'RD 592/2014, arts. 13–16',
    ...explanation('legal.assessment.duty'),
    judge: onlyWhere(
      hasUniversityPlacements,
      notUniversity,
      metElsewhere(reportText('legal.assessment.who')),
    ),
  },
];
