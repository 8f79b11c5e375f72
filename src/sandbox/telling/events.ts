import type { RouteId } from '#core/routing/table.ts';

/** Whom an event is told: everybody who acts for a company, a student, or one account. */
export type Audience = 'company' | 'student';

interface EventRule {
  to: Audience;
  /** Page that it leads to; without one, or where the brand does not have it, none. */
  route?: RouteId;
  important?: true;
}

/**
 * Everything that tells someone something: a notification and a mail, in the language of each reader. The words are
 * `telling.<event>.title` and `telling.<event>.text`.
 */
export const events = {
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

export type EventName = keyof typeof events;
