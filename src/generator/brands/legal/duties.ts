import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { accessDuties } from './duties/access.ts';
import { imprintDuties } from './duties/imprint.ts';
import { personalDataDuties } from './duties/personal-data.ts';
import { storageDuties } from './duties/storage.ts';
import { minorDuties } from './duties/minors.ts';
import { universityDuties } from './duties/university.ts';
import { vocationalDuties } from './duties/vocational.ts';
import { workDuties } from './duties/work.ts';
import type { Duty } from './duty.ts';

/** Legal duties of a portal for placements and jobs, by subject. */
export const duties: readonly { subject: ReportText; list: readonly Duty[] }[] = [
  {
    subject: reportText('legal.subject.imprint'),
    list: imprintDuties,
  },
  {
    subject: reportText('legal.subject.storage'),
    list: storageDuties,
  },
  {
    subject: reportText('legal.subject.personalData'),
    list: personalDataDuties,
  },
  { subject: reportText('legal.subject.access'), list: accessDuties },
  {
    subject: reportText('legal.subject.work'),
    list: [...universityDuties, ...vocationalDuties, ...workDuties],
  },
  { subject: reportText('legal.subject.minors'), list: minorDuties },
];
