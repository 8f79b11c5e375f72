import { explanation, localize, reportText } from '#generator/diagnostics/report-text.ts';
import { metElsewhere, metByPage, onlyWhere } from '../duty.ts';
import type { Duty } from '../duty.ts';
import { hasPlacements, isPublic, notPublic } from './conditions.ts';

/** Duties on placements and jobs. */
export const workDuties: readonly Duty[] = [
  {
    law: 'RDL 2/2023; LGSS, d. a. 52.ª',
    ...explanation('legal.socialSecurityNumber.duty'),
    judge: onlyWhere(hasPlacements, reportText('legal.condition.noPlacements'), ({ draft }) => {
      const path = ['campos', 'personales', 'numeroSeguridadSocial'];
      const field = draft.settings.campos.personales.numeroSeguridadSocial;
      if (field.visible)
        return {
          state: 'met',
          by: reportText('legal.socialSecurityNumber.byField'),
          path,
        };
      return {
        state: 'missing',
        ...explanation('legal.socialSecurityNumber.showField'),
        path,
      };
    }),
  },
  {
    law: 'LGSS, d. a. 52.ª',
    ...explanation('legal.traineeRegistration.duty'),
    judge: onlyWhere(
      hasPlacements,
      reportText('legal.condition.noPlacements'),
      metElsewhere(reportText('legal.traineeRegistration.who')),
    ),
  },
  {
    law: 'RD 592/2014, art. 5',
    ...explanation('legal.hours.duty'),
    judge: onlyWhere(hasPlacements, reportText('legal.condition.noPlacements'), ({ draft }) =>
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
    judge: onlyWhere(hasPlacements, reportText('legal.condition.noPlacements'), ({ draft }) =>
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
      hasPlacements,
      reportText('legal.condition.noPlacements'),
      metElsewhere(reportText('legal.trainingProject.who')),
    ),
  },
  {
    law: 'RD 592/2014, arts. 9–12',
    ...explanation('legal.rights.duty'),
    judge: onlyWhere(hasPlacements, reportText('legal.condition.noPlacements'), (subject) =>
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
      hasPlacements,
      reportText('legal.condition.noPlacements'),
      metElsewhere(reportText('legal.assessment.who')),
    ),
  },
  {
    law: 'Ley 15/2022, art. 9; Ley 3/2023; LO 3/2007; Ley 4/2023',
    ...explanation('legal.discrimination.duty'),
    judge: metElsewhere(reportText('legal.discrimination.who')),
  },
  {
    law: 'RD 311/2022 (ENS)',
    ...explanation('legal.security.duty'),
    judge: onlyWhere(isPublic, notPublic, metElsewhere(reportText('legal.security.who'))),
  },
];
