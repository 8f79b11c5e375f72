import {
  type Explanation,
  explanation,
  localize,
  reportText,
  type ReportText,
} from '#generator/diagnostics/report-text.ts';
import { type Duty, metElsewhere, onlyWhere } from '../duty.ts';
import { hasVocationalPlacements } from './conditions.ts';

const notVocational = reportText('legal.condition.notVocational');

/** A duty that centre and company fulfil together, outside of the portal. */
const elsewhere = (law: string, { what }: Explanation, who: ReportText): Duty => ({
  law,
  what,
  judge: onlyWhere(hasVocationalPlacements, notVocational, metElsewhere(who)),
});

/**
 * Duties on training in companies of vocational training. RD 659/2023, art. 166 is left out: the Constitutional Court has
 * annulled parts of it (STC 82/2025), and LO 3/2022 says the same of the tutor at the centre.
 */
export const vocationalDuties: readonly Duty[] = [
  elsewhere(
    'LO 3/2022, art. 58; RD 659/2023, art. 157',
    explanation('legal.vocational.plan.duty'),
    reportText('legal.vocational.plan.who'),
  ),
  {
    law: 'LO 3/2022, art. 57.1; RD 659/2023, art. 156',
    ...explanation('legal.vocational.agreement.duty'),
    judge: onlyWhere(hasVocationalPlacements, notVocational, ({ draft }) =>
      draft.settings.modulos.convenios
        ? { state: 'met', by: localize(() => '`modulos.convenios`'), path: ['modulos', 'convenios'] }
        : { state: 'elsewhere', who: reportText('legal.vocational.agreement.who') },
    ),
  },
  elsewhere(
    'LO 3/2022, arts. 65–67; RD 659/2023, arts. 154.5 y 159; ET, art. 11.2',
    explanation('legal.vocational.regime.duty'),
    reportText('legal.vocational.regime.who'),
  ),
  elsewhere(
    'LO 3/2022, arts. 60–61; RD 659/2023, arts. 162–163',
    explanation('legal.vocational.tutors.duty'),
    reportText('legal.vocational.tutors.who'),
  ),
  elsewhere(
    'LO 3/2022, art. 57.3.d; RD 659/2023, art. 158',
    explanation('legal.vocational.age.duty'),
    reportText('legal.vocational.age.who'),
  ),
];
