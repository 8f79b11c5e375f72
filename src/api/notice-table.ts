import type { MessageId } from '#i18n/messages.ts';
import type { RouteId } from '#routing/table.ts';
import type { PortalHalf } from './error-table.ts';

export interface NoticeEntry {
  /** Success, something to attend to, or information. */
  kind: 'ok' | 'warning' | 'information';
  /** Absent: the words of the server. */
  text?: MessageId;
  /** Where the button leads; without one the notice stays until it is closed or the page is left. */
  target?: RouteId | Readonly<Record<PortalHalf, RouteId>>;
  button?: MessageId;
}

/** Closable messages about what has been done or needs to be. */
export const noticeTable = {
  501: { kind: 'ok', target: 'applications', button: 'actions.seeMyApplications', text: 'notices.withdrawn' },
  502: { kind: 'ok', target: 'applications', button: 'actions.seeMyApplications', text: 'notices.applied' },
  503: { kind: 'ok', target: 'login-company', button: 'actions.signIn', text: 'notices.companyRegistered' },
  504: { kind: 'ok', target: 'login', button: 'actions.signIn', text: 'notices.registered' },
  '504_egresado': {
    kind: 'ok',
    target: 'login',
    button: 'actions.signIn',
    text: 'notices.graduateRegistered',
  },
  505: {
    kind: 'ok',
    target: { student: 'login', company: 'login-company' },
    button: 'actions.signIn',
    text: 'notices.recoveryLinkSent',
  },
  506: { kind: 'ok', target: 'company-offers', button: 'actions.seeMyOffers', text: 'notices.offerCreated' },
  507: { kind: 'ok', text: 'notices.descriptionSaved' },
  508: {
    kind: 'ok',
    target: { student: 'login', company: 'login-company' },
    button: 'actions.signIn',
    text: 'notices.passwordReset',
  },
  509: { kind: 'warning', text: 'notices.noCandidateWithDni' },
  510: { kind: 'ok', target: 'home', button: 'actions.goHome', text: 'notices.proposalRegistered' },
  511: { kind: 'ok', target: 'company-offers', button: 'actions.seeMyOffers', text: 'notices.offerClosed' },
  512: { kind: 'ok', target: 'company-offers', button: 'actions.seeMyOffers', text: 'notices.offerModified' },
  513: { kind: 'ok', text: 'notices.documentsAttached' },
  514: { kind: 'ok', target: 'login-company', button: 'actions.signIn', text: 'notices.passwordSet' },
  515: { kind: 'information', target: 'applications', button: 'actions.seeMyApplications' },
  516: { kind: 'ok', target: 'company-offers', button: 'actions.seeMyOffers', text: 'notices.offerDeleted' },
  517: { kind: 'ok', text: 'notices.leaveRequested' },
  518: { kind: 'warning', target: 'cv', button: 'actions.goToMyCv', text: 'notices.completeAccountData' },
  519: {
    kind: 'ok',
    target: 'applications',
    button: 'actions.seeMyApplications',
    text: 'notices.preEnrolmentAnswered',
  },
  520: {
    kind: 'ok',
    target: 'applications',
    button: 'actions.seeMyApplications',
    text: 'notices.enrolmentRejected',
  },
  521: { kind: 'ok', text: 'notices.passwordChanged' },
  522: { kind: 'ok', text: 'notices.userCreated' },
  523: {
    kind: 'ok',
    target: 'programmes',
    button: 'actions.seeProgrammes',
    text: 'notices.adhesionRequested',
  },
  524: { kind: 'warning', text: 'notices.emailNotActive' },
  525: { kind: 'warning', text: 'notices.reviewFields' },
  526: { kind: 'warning', text: 'notices.photoTooLarge' },
  527: { kind: 'warning', text: 'notices.candidateNotSelectedYet' },
  528: { kind: 'ok', text: 'notices.requestRegistered' },
  529: { kind: 'ok', text: 'notices.changeRequested' },
  530: {
    kind: 'ok',
    target: 'education-requests',
    button: 'actions.seeRequests',
    text: 'notices.requestRejected',
  },
  531: {
    kind: 'ok',
    target: 'education-requests',
    button: 'actions.seeRequests',
    text: 'notices.requestAccepted',
  },
  532: { kind: 'ok', text: 'notices.informationUpdated' },
  533: { kind: 'ok', text: 'notices.enrolmentRegistered' },
  534: { kind: 'information', text: 'notices.profileDataUsed' },
  535: {
    kind: 'warning',
    target: 'company',
    button: 'actions.goToMyCompany',
    text: 'notices.companyIbanNeeded',
  },
  536: { kind: 'ok', target: 'company', button: 'actions.goToMyCompany', text: 'notices.agreementAdded' },
  537: { kind: 'warning', target: 'cv', button: 'actions.goToMyCv', text: 'notices.titleCopyNeeded' },
  538: { kind: 'ok', text: 'notices.contactCreated' },
  539: { kind: 'ok', text: 'notices.fileRegistered' },
} as const satisfies Readonly<Record<string, NoticeEntry>>;
