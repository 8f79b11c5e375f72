import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { metElsewhere, onlyWhere } from '../duty.ts';
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
