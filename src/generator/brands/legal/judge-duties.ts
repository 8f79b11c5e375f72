import type { ReportText } from '#generator/diagnostics/report-text.ts';
import type { Location } from '#generator/diagnostics/problem.ts';
import type { SettingPath } from '../draft.ts';
import { duties } from './duties.ts';
import type { BrandReview, DutyStatus } from './duty.ts';

/** A duty of a brand, judged. */
export interface JudgedDuty {
  subject: ReportText;
  /** Act and article, by the official name of the act. */
  law: string;
  what: ReportText;
  state: DutyStatus['state'];
  /** How the duty is fulfilled, what to write, who else is responsible, or why it does not apply. */
  text: ReportText;
  /** Setting that fulfils the duty, or has to. */
  setting?: SettingPath;
  /** Where the text that fulfils the duty stands, or what is missing has been found. */
  location?: Location;
}

function textOf(status: DutyStatus): ReportText {
  if (status.state === 'met') return status.by;
  if (status.state === 'missing') return status.fix;
  return status.state === 'elsewhere' ? status.who : status.why;
}

function placeOf({ draft }: BrandReview, status: DutyStatus): Pick<JudgedDuty, 'setting' | 'location'> {
  if (status.state !== 'met' && status.state !== 'missing') return {};
  const problem = status.state === 'missing' ? status.problem : undefined;
  const setting = problem?.setting ?? status.path;
  const location = problem?.location ?? (status.path && draft.locate(status.path));
  return { ...(setting && { setting }), ...(location && { location }) };
}

/** Judges every duty of a brand. */
export const judgeDuties = (review: BrandReview): JudgedDuty[] =>
  duties.flatMap(({ subject, list }) =>
    list.map(({ law, what, judge }) => {
      const status = judge(review);
      return { subject, law, what, state: status.state, text: textOf(status), ...placeOf(review, status) };
    }),
  );
