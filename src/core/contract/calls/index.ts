import type { Call } from '#core/contract/call.ts';
import * as account from './account.ts';
import * as companyAccount from './account-company.ts';
import * as studentAccount from './account-student.ts';
import * as agreements from './company-agreements.ts';
import * as documents from './company-documents.ts';
import * as education from './company-education.ts';
import * as companyProgrammes from './company-programmes.ts';
import * as candidate from './candidate.ts';
import * as candidates from './candidates.ts';
import * as companyOffer from './company-offer.ts';
import * as companyMenu from './company-menu.ts';
import * as offers from './company-offers.ts';
import * as company from './company.ts';
import * as cvParts from './cv-parts.ts';
import * as cvSettings from './cv-settings.ts';
import * as cvStudies from './cv-studies.ts';
import * as cv from './cv.ts';
import * as domains from './domains.ts';
import * as events from './events.ts';
import * as missingData from './missing-data.ts';
import * as notificationChanges from './notification-changes.ts';
import * as notifications from './notifications.ts';
import * as programmes from './programmes.ts';
import * as applications from './student-applications.ts';
import * as studentOffer from './student-offer.ts';
import * as studentOffers from './student-offers.ts';
import * as placementDocuments from './student-placement-documents.ts';
import * as placements from './student-placements.ts';
import * as proposal from './student-proposal.ts';
import * as surveyLists from './survey-lists.ts';
import * as surveys from './surveys.ts';

/**
 * Every call of the contract by name. For servers, tools and tests: a page imports only the calls that it
 * makes, from the file of their area.
 */
export const calls = {
  ...domains,
  ...account,
  ...studentAccount,
  ...companyAccount,
  ...cv,
  ...cvParts,
  ...cvStudies,
  ...cvSettings,
  ...studentOffers,
  ...studentOffer,
  ...applications,
  ...placements,
  ...placementDocuments,
  ...proposal,
  ...missingData,
  ...events,
  ...surveyLists,
  ...surveys,
  ...offers,
  ...companyOffer,
  ...candidates,
  ...candidate,
  ...company,
  ...agreements,
  ...documents,
  ...companyProgrammes,
  ...education,
  ...companyMenu,
  ...notifications,
  ...notificationChanges,
  ...programmes,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** All calls of the contract. */
export const callList: readonly Call[] = Object.values(calls);
