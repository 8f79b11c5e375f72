import type { Application } from '#api/entities/application.ts';
import type { Survey } from '#api/entities/survey-entry.ts';
import type { OfferKind } from '#shell/menu/student-menu.ts';
import { awaitsAnswer } from '#shell/offer-card/offer-facts.ts';
import type { DueSheets } from '#shell/weekly-sheets/weekly-sheets.ts';
import type { CvSummary } from '#stores/cv-summary.ts';
import { openSurveys } from './home-store.ts';

/** What a student should do next. */
export type NextStep =
  | { step: 'preEnrolment' | 'mandatorySurvey' | 'correctSheets' | 'sendSheets' | 'survey'; count: number }
  | { step: 'studies' | 'search' | 'cv' | 'offers' | 'profile' };

/** What is known of a student; an answer that did not come is not known. */
export interface KnownOfStudent {
  applications: readonly Application[] | undefined;
  surveys: readonly Survey[] | undefined;
  /** Weekly sheets of placements, where the student hands any in. */
  sheets?: DueSheets | undefined;
  cv: CvSummary | undefined;
  /** Kind of offers that the student looks for. */
  kind: OfferKind | undefined;
}

/** The most urgent thing to do: what others wait for, then what keeps offers away, then what there is to look at. */
export function nextStep({ applications = [], surveys = [], sheets, cv, kind }: KnownOfStudent): NextStep {
  const waiting = applications.filter(awaitsAnswer).length;
  if (waiting > 0) return { step: 'preEnrolment', count: waiting };
  const open = openSurveys(surveys);
  const mandatory = open.filter(({ respuestaObligatoria }) => respuestaObligatoria).length;
  if (mandatory > 0) return { step: 'mandatorySurvey', count: mandatory };
  if (sheets && sheets.toCorrect > 0) return { step: 'correctSheets', count: sheets.toCorrect };
  if (sheets && sheets.toSend > 0) return { step: 'sendSheets', count: sheets.toSend };
  if (cv && !cv.hasStudies) return { step: 'studies' };
  if (cv && kind && !cv.searches[kind]) return { step: 'search' };
  if (cv && !cv.hasContent) return { step: 'cv' };
  if (open.length > 0) return { step: 'survey', count: open.length };
  return { step: cv && kind ? 'offers' : 'profile' };
}
