import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { type Duty, metByProduct, metElsewhere, onlyWhere } from '../duty.ts';
import { hasMinors, hasPlacements } from './conditions.ts';

const noMinors = reportText('legal.condition.noMinors');

/** Duties towards students under age. */
export const minorDuties: readonly Duty[] = [
  {
    law: 'LO 1/1996, arts. 2 y 4; RGPD, art. 5.1.c',
    ...explanation('legal.minors.protection.duty'),
    judge: onlyWhere(hasMinors, noMinors, ({ draft }) => {
      const path = ['campos', 'personales', 'fechaNacimiento'];
      const { visible, required } = draft.settings.campos.personales.fechaNacimiento;
      return visible && required
        ? { state: 'met', by: reportText('legal.minors.protection.byServer'), path: ['menores'] }
        : { state: 'missing', ...explanation('legal.minors.protection.askBirth'), path };
    }),
  },
  {
    law: 'RGPD, art. 8; LOPDGDD, art. 7',
    ...explanation('legal.minors.consent.duty'),
    judge: onlyWhere(hasMinors, noMinors, metElsewhere(reportText('legal.minors.consent.who'))),
  },
  {
    law: 'ET, art. 6',
    ...explanation('legal.minors.work.duty'),
    judge: onlyWhere(
      (settings) => hasMinors(settings) && settings.modulos.empleo,
      reportText('legal.condition.noMinorsAtWork'),
      metByProduct(reportText('legal.minors.work.byServer')),
    ),
  },
  {
    law: 'Código Civil, arts. 154 y 162',
    ...explanation('legal.minors.authorisation.duty'),
    judge: onlyWhere(
      (settings) => hasMinors(settings) && hasPlacements(settings),
      noMinors,
      metByProduct(reportText('legal.minors.authorisation.byProcedure')),
    ),
  },
  {
    law: 'LO 8/2021, art. 57',
    ...explanation('legal.minors.certificateOfTutor.duty'),
    judge: onlyWhere(
      (settings) => hasMinors(settings) && hasPlacements(settings),
      noMinors,
      metElsewhere(reportText('legal.minors.certificateOfTutor.who')),
    ),
  },
  {
    law: 'LO 8/2021, art. 57',
    ...explanation('legal.minors.certificateOfStudent.duty'),
    judge: onlyWhere(
      (settings) => settings.checkMenuEducacion && hasPlacements(settings),
      reportText('legal.condition.noEducationPlacements'),
      metByProduct(reportText('legal.minors.certificateOfStudent.byProcedure')),
    ),
  },
];
