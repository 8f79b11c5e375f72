import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { access } from './duties/access.ts';
import { imprint } from './duties/imprint.ts';
import { personalData } from './duties/personal-data.ts';
import { storage } from './duties/storage.ts';
import { work } from './duties/work.ts';
import type { Duty } from './duty.ts';

/** Legal duties of a portal for placements and jobs, by subject. */
export const duties: readonly { subject: ReportText; list: readonly Duty[] }[] = [
  {
    subject: reportText('legal.subject.imprint'),
    list: imprint,
  },
  {
    subject: reportText('legal.subject.storage'),
    list: storage,
  },
  {
    subject: reportText('legal.subject.personalData'),
    list: personalData,
  },
  { subject: reportText('legal.subject.access'), list: access },
  { subject: reportText('legal.subject.work'), list: work },
];
