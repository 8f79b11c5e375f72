import * as notices from '#core/contract/notice-codes.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { Side } from '#core/routing/side.ts';

export interface NoticeEntry {
  /** Success, something to attend to, or information. */
  kind: 'ok' | 'warning' | 'information';
  /** Absent: the message of the server is shown. */
  text?: MessageId;
  /** Target of the button; without one the notice stays until it is closed or the page is left. */
  target?: RouteId | Readonly<Record<Side, RouteId>>;
  button?: MessageId;
}

/** Closable messages about actions done or needed. */
export const noticeTable = {
  [notices.withdrawn]: {
    kind: 'ok',
    target: 'applications',
    button: 'actions.seeMyApplications',
    text: 'notices.withdrawn',
  },
  [notices.applied]: {
    kind: 'ok',
    target: 'applications',
    button: 'actions.seeMyApplications',
    text: 'notices.applied',
  },
  [notices.companyRegistered]: {
    kind: 'ok',
    target: 'login-company',
    button: 'actions.signIn',
    text: 'notices.companyRegistered',
  },
  [notices.registered]: { kind: 'ok', target: 'login', button: 'actions.signIn', text: 'notices.registered' },
  '504_egresado': {
    kind: 'ok',
    target: 'login',
    button: 'actions.signIn',
    text: 'notices.graduateRegistered',
  },
  [notices.recoveryLinkSent]: {
    kind: 'ok',
    target: { student: 'login', company: 'login-company' },
    button: 'actions.signIn',
    text: 'notices.recoveryLinkSent',
  },
  [notices.offerCreated]: {
    kind: 'ok',
    target: 'company-offers',
    button: 'actions.seeMyOffers',
    text: 'notices.offerCreated',
  },
  [notices.descriptionSaved]: { kind: 'ok', text: 'notices.descriptionSaved' },
  [notices.passwordReset]: {
    kind: 'ok',
    target: { student: 'login', company: 'login-company' },
    button: 'actions.signIn',
    text: 'notices.passwordReset',
  },
  [notices.noCandidateWithDni]: { kind: 'warning', text: 'notices.noCandidateWithDni' },
  [notices.proposalRegistered]: {
    kind: 'ok',
    target: 'home',
    button: 'actions.goHome',
    text: 'notices.proposalRegistered',
  },
  [notices.offerClosed]: {
    kind: 'ok',
    target: 'company-offers',
    button: 'actions.seeMyOffers',
    text: 'notices.offerClosed',
  },
  [notices.offerModified]: {
    kind: 'ok',
    target: 'company-offers',
    button: 'actions.seeMyOffers',
    text: 'notices.offerModified',
  },
  [notices.documentsAttached]: { kind: 'ok', text: 'notices.documentsAttached' },
  [notices.passwordSet]: {
    kind: 'ok',
    target: 'login-company',
    button: 'actions.signIn',
    text: 'notices.passwordSet',
  },
  [notices.serverMessage]: {
    kind: 'information',
    target: 'applications',
    button: 'actions.seeMyApplications',
  },
  [notices.offerDeleted]: {
    kind: 'ok',
    target: 'company-offers',
    button: 'actions.seeMyOffers',
    text: 'notices.offerDeleted',
  },
  [notices.leaveRequested]: { kind: 'ok', text: 'notices.leaveRequested' },
  [notices.completeAccountData]: {
    kind: 'warning',
    target: 'cv',
    button: 'actions.goToMyCv',
    text: 'notices.completeAccountData',
  },
  [notices.preEnrolmentAnswered]: {
    kind: 'ok',
    target: 'applications',
    button: 'actions.seeMyApplications',
    text: 'notices.preEnrolmentAnswered',
  },
  [notices.enrolmentRejected]: {
    kind: 'ok',
    target: 'applications',
    button: 'actions.seeMyApplications',
    text: 'notices.enrolmentRejected',
  },
  [notices.passwordChanged]: { kind: 'ok', text: 'notices.passwordChanged' },
  [notices.userCreated]: { kind: 'ok', text: 'notices.userCreated' },
  [notices.adhesionRequested]: {
    kind: 'ok',
    target: 'programmes',
    button: 'actions.seeProgrammes',
    text: 'notices.adhesionRequested',
  },
  [notices.emailNotActive]: { kind: 'warning', text: 'notices.emailNotActive' },
  [notices.reviewFields]: { kind: 'warning', text: 'notices.reviewFields' },
  [notices.photoTooLarge]: { kind: 'warning', text: 'notices.photoTooLarge' },
  [notices.candidateNotSelectedYet]: { kind: 'warning', text: 'notices.candidateNotSelectedYet' },
  [notices.requestRegistered]: { kind: 'ok', text: 'notices.requestRegistered' },
  [notices.changeRequested]: { kind: 'ok', text: 'notices.changeRequested' },
  [notices.requestRejected]: {
    kind: 'ok',
    target: 'education-requests',
    button: 'actions.seeRequests',
    text: 'notices.requestRejected',
  },
  [notices.requestAccepted]: {
    kind: 'ok',
    target: 'education-requests',
    button: 'actions.seeRequests',
    text: 'notices.requestAccepted',
  },
  [notices.informationUpdated]: { kind: 'ok', text: 'notices.informationUpdated' },
  [notices.enrolmentRegistered]: { kind: 'ok', text: 'notices.enrolmentRegistered' },
  [notices.profileDataUsed]: { kind: 'information', text: 'notices.profileDataUsed' },
  [notices.companyIbanNeeded]: {
    kind: 'warning',
    target: 'company',
    button: 'actions.goToMyCompany',
    text: 'notices.companyIbanNeeded',
  },
  [notices.agreementAdded]: {
    kind: 'ok',
    target: 'company',
    button: 'actions.goToMyCompany',
    text: 'notices.agreementAdded',
  },
  [notices.titleCopyNeeded]: {
    kind: 'warning',
    target: 'cv',
    button: 'actions.goToMyCv',
    text: 'notices.titleCopyNeeded',
  },
  [notices.contactCreated]: { kind: 'ok', text: 'notices.contactCreated' },
  [notices.fileRegistered]: { kind: 'ok', text: 'notices.fileRegistered' },
} as const satisfies Readonly<Record<string, NoticeEntry>>;
