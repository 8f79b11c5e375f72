import {
  type Explanation,
  explanation,
  reportText,
  type ReportText,
} from '#generator/diagnostics/report-text.ts';
import { type Duty, metElsewhere, onlyWhere } from '../duty.ts';
import { hasVocationalPlacements } from './conditions.ts';

const act = 'LO 3/2022; RD 659/2023';

/** A duty that centre and company fulfil together, outside of the portal. */
const elsewhere = (law: string, { what }: Explanation, who: ReportText): Duty => ({
  law,
  what,
  judge: onlyWhere(hasVocationalPlacements, reportText('legal.condition.notVocational'), metElsewhere(who)),
});

/** Duties on training in companies of vocational training. */
export const vocationalDuties: readonly Duty[] = [
  elsewhere(act, explanation('legal.vocational.plan.duty'), reportText('legal.vocational.plan.who')),
  elsewhere(
    'LO 3/2022, arts. 65–67; RD 659/2023; ET, art. 11.2',
    explanation('legal.vocational.regime.duty'),
    reportText('legal.vocational.regime.who'),
  ),
  elsewhere(act, explanation('legal.vocational.tutors.duty'), reportText('legal.vocational.tutors.who')),
  elsewhere(
    'RD 659/2023; ET, art. 6',
    explanation('legal.vocational.age.duty'),
    reportText('legal.vocational.age.who'),
  ),
];
