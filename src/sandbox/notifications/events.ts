import type { RouteId } from '#core/routing/table.ts';

/** Recipients of an event: all active accounts of a company, or one student. */
export type NotificationAudience = 'company' | 'student';

interface EventRule {
  to: NotificationAudience;
  /** Page of the link; no link without a page, or when the brand lacks the page. */
  route?: RouteId;
  important?: true;
}

/**
 * All events with a notification and a mail, in each reader's language. Texts: `notifications.<event>.title` and
 * `notifications.<event>.text`.
 */
export const notificationEvents = {
  companyValidated: { to: 'company', route: 'home', important: true },
  companyBlocked: { to: 'company', important: true },
  offerPublished: { to: 'company', route: 'company-offer-candidates' },
  offerRefused: { to: 'company', route: 'company-offer-sheet', important: true },
  offerSentBack: { to: 'company', route: 'edit-offer', important: true },
  offerExpiring: { to: 'company', route: 'company-offer-candidates' },
  offerClosed: { to: 'company', route: 'company-offer-sheet' },
  newCandidate: { to: 'company', route: 'company-offer-candidates' },
  applicationMoved: { to: 'student', route: 'application' },
  preEnrolmentOffered: { to: 'student', route: 'application', important: true },
  preEnrolmentExpired: { to: 'student', route: 'application' },
  preEnrolmentAccepted: { to: 'company', route: 'company-offer-candidates' },
  preEnrolmentRejected: { to: 'company', route: 'company-offer-candidates' },
  preEnrolmentLapsed: { to: 'company', route: 'company-offer-candidates' },
  agreementGenerated: { to: 'company', route: 'upload-agreement', important: true },
  agreementErroneous: { to: 'company', route: 'upload-agreement', important: true },
  agreementFormalized: { to: 'company', route: 'company' },
  agreementExpiring: { to: 'company', route: 'new-agreement', important: true },
  changeAnswered: { to: 'company', route: 'placement-change' },
  requestMade: { to: 'company', route: 'education-request' },
  proposalMade: { to: 'student', route: 'placements' },
  requestAccepted: { to: 'student', route: 'placements' },
  requestRefused: { to: 'student', route: 'placements' },
  proposalAccepted: { to: 'company', route: 'placement-change' },
  proposalRefused: { to: 'company', route: 'placement-proposal' },
  studentAdhesionAnswered: { to: 'student', route: 'programme' },
  companyAdhesionAnswered: { to: 'company', route: 'programme' },
  sheetRefused: { to: 'student', route: 'placements', important: true },
  deletionProcessed: { to: 'student' },
  deletionRefused: { to: 'student', route: 'cv' },
} as const satisfies Record<string, EventRule>;

export type NotificationEvent = keyof typeof notificationEvents;
