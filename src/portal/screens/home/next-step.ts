import type { Application } from '#core/contract/entities/application.ts';
import type { Survey } from '#core/contract/entities/survey-entry.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { awaitsAnswer } from '#core/model/offers.ts';
import type { DueSheets } from '#core/model/weekly-sheets.ts';
import type { CvSummary } from '#portal/data/cache/cv-summary.ts';
import { firstApplications, openSurveys } from './home-blocks.ts';

/** The most urgent task of a student. */
export type NextStep =
  | { step: 'preEnrolment'; count: number; application: Application }
  | { step: 'mandatorySurvey' | 'survey'; count: number; survey: Survey }
  | { step: 'correctSheets' | 'sendSheets'; count: number }
  | { step: 'ownStudies' | 'studies' | 'search' | 'cv' | 'offers' | 'profile' };

/** Answers about a student; `undefined` for calls that failed or were not made. */
export interface KnownOfStudent {
  applications: readonly Application[] | undefined;
  surveys: readonly Survey[] | undefined;
  /** Due weekly sheets, for a student whose placements require them. */
  sheets?: DueSheets | undefined;
  cv: CvSummary | undefined;
  /** The institution enters the studies taken there, not the student. */
  areOwnStudiesGiven?: boolean;
  /** Kind of offer that the student looks for. */
  kind: OfferKind | undefined;
}

/** The application that the banner asks about, so that its card does not ask a second time. */
const firstToAnswer = (applications: readonly Application[]): Application | undefined =>
  firstApplications(applications).find(awaitsAnswer);

/** Whether an application is answered on its card, and not in the banner. */
export const asksOnCard = (application: Application, all: readonly Application[]): boolean =>
  awaitsAnswer(application) && application !== firstToAnswer(all);

/**
 * Decides the next step: tasks that others wait for, then gaps that keep offers away, then offers to look at.
 */
export function nextStep(known: KnownOfStudent): NextStep {
  const { applications = [], surveys = [], sheets, cv, areOwnStudiesGiven = false, kind } = known;
  const application = firstToAnswer(applications);
  if (application)
    return { step: 'preEnrolment', count: applications.filter(awaitsAnswer).length, application };
  const open = openSurveys(surveys);
  const [survey] = open;
  const mandatory = open.filter(({ respuestaObligatoria }) => respuestaObligatoria).length;
  if (survey && mandatory > 0) return { step: 'mandatorySurvey', count: mandatory, survey };
  if (sheets && sheets.toCorrect > 0) return { step: 'correctSheets', count: sheets.toCorrect };
  if (sheets && sheets.toSend > 0) return { step: 'sendSheets', count: sheets.toSend };
  if (cv && areOwnStudiesGiven && !cv.hasOwnStudies) return { step: 'ownStudies' };
  if (cv && !cv.hasStudies) return { step: 'studies' };
  if (cv && kind && !cv.searches[kind]) return { step: 'search' };
  if (cv && !cv.hasContent) return { step: 'cv' };
  if (survey) return { step: 'survey', count: open.length, survey };
  return { step: cv && kind ? 'offers' : 'profile' };
}
