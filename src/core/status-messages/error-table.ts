import * as codes from '#core/contract/codes.ts';
import type { KnownErrorCode } from '#core/contract/error-codes.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { Side } from '#core/routing/side.ts';
import type { RouteId } from '#core/routing/table.ts';
import { cvErrors } from './cv-errors.ts';

/** Important errors cannot be closed, only signed out of; secondary ones appear at a field or as a small banner. */
export type ErrorCategory = 'important' | 'medium' | 'secondary';

/** Target of the button of an error; a route per kind of offer where it depends on the kind at hand. */
type Target = RouteId | { readonly practicas: RouteId; readonly empleo: RouteId };

export interface ErrorEntry {
  category: ErrorCategory;
  text: MessageId;
  title?: MessageId;
  target?: Target | Readonly<Record<Side, Target>>;
  button?: MessageId;
  /** Whether the server's own message, if any, replaces the text. */
  serverText?: true;
  /** Whether the error is also reported. */
  reported?: true;
}

const byKind = { practicas: 'placement-offers', empleo: 'job-offers' } as const;

/**
 * Every code that the server can answer, and 500 for a response that never arrived. Two pairs share a text
 * (13 and 47, 59 and 79). Error codes, candidacy states and HTTP statuses are three separate number spaces.
 */
export const errorTable = {
  ...cvErrors,
  [codes.general]: { category: 'medium', button: 'actions.close', text: 'errors.general', reported: true },
  [codes.sessionEnded]: {
    category: 'important',
    target: { student: 'login', company: 'login-company' },
    button: 'actions.signInAgain',
    text: 'errors.sessionEnded',
  },
  [codes.wrongCredentials]: { category: 'secondary', text: 'errors.wrongCredentials', serverText: true },
  [codes.offerNotFound]: {
    category: 'medium',
    target: { student: byKind, company: 'company-offers' },
    button: 'actions.seeOffers',
    text: 'errors.offerNotFound',
  },
  [codes.offerIsJob]: {
    category: 'medium',
    target: 'job-offers',
    button: 'actions.seeJobOffers',
    text: 'errors.offerIsJob',
  },
  [codes.offerIsPlacement]: {
    category: 'medium',
    target: 'placement-offers',
    button: 'actions.seePlacementOffers',
    text: 'errors.offerIsPlacement',
  },
  [codes.alreadyExisted]: { category: 'secondary', button: 'actions.close', text: 'errors.alreadyExisted' },
  [codes.companyBlocked]: {
    category: 'important',
    target: 'login-company',
    button: 'actions.signOut',
    text: 'errors.companyBlocked',
  },
  [codes.alreadyApplied]: {
    category: 'medium',
    target: 'applications',
    button: 'actions.seeMyApplications',
    text: 'errors.alreadyApplied',
  },
  [codes.documentsMissing]: {
    category: 'medium',
    button: 'actions.attachDocuments',
    text: 'errors.documentsMissing',
  },
  [codes.emailNotSent]: {
    category: 'medium',
    button: 'actions.close',
    text: 'errors.emailNotSent',
    reported: true,
  },
  [codes.otherDegree]: {
    category: 'medium',
    target: byKind,
    button: 'actions.seeOffers',
    text: 'errors.otherDegree',
  },
  [codes.statusNotPossible]: {
    category: 'medium',
    button: 'actions.close',
    text: 'errors.statusNotPossible',
  },
  [codes.userExists]: {
    category: 'secondary',
    target: { student: 'login', company: 'login-company' },
    button: 'actions.signIn',
    text: 'errors.userExists',
  },
  [codes.datesOverlap]: {
    category: 'medium',
    target: 'placements',
    button: 'actions.seeMyPlacements',
    text: 'errors.datesOverlap',
  },
  [codes.onlyUndergraduates]: {
    category: 'medium',
    target: 'placement-offers',
    button: 'actions.seeOffers',
    text: 'errors.onlyUndergraduates',
  },
  [codes.onlyPostgraduates]: {
    category: 'medium',
    target: 'placement-offers',
    button: 'actions.seeOffers',
    text: 'errors.onlyPostgraduates',
  },
  [codes.noEmploymentService]: {
    category: 'medium',
    target: 'home',
    button: 'actions.goHome',
    text: 'errors.noEmploymentService',
  },
  [codes.noPlacementService]: {
    category: 'medium',
    target: 'home',
    button: 'actions.goHome',
    text: 'errors.noPlacementService',
  },
  [codes.notUtpOrUte]: {
    category: 'medium',
    target: 'home',
    button: 'actions.goHome',
    text: 'errors.notUtpOrUte',
  },
  [codes.notEnrolledInPlacements]: {
    category: 'medium',
    target: 'home',
    button: 'actions.goHome',
    text: 'errors.notEnrolledInPlacements',
  },
  [codes.companyProblem]: {
    category: 'medium',
    button: 'actions.close',
    text: 'errors.companyProblem',
    reported: true,
  },
  [codes.offerHasManager]: {
    category: 'medium',
    target: 'company-offers',
    button: 'actions.seeMyOffers',
    text: 'errors.offerHasManager',
  },
  [codes.startAfterEnd]: { category: 'secondary', text: 'errors.startAfterEnd' },
  [codes.weakPassword]: { category: 'secondary', text: 'errors.weakPassword' },
  [codes.contactExists]: { category: 'secondary', text: 'errors.contactExists' },
  [codes.applicationProcessed]: {
    category: 'medium',
    target: 'applications',
    button: 'actions.seeMyApplications',
    text: 'errors.applicationProcessed',
  },
  [codes.applicationNotFound]: {
    category: 'medium',
    target: { student: 'applications', company: 'company-offers' },
    button: 'actions.back',
    text: 'errors.applicationNotFound',
  },
  [codes.serviceLeft]: {
    category: 'important',
    target: 'login',
    button: 'actions.signOut',
    text: 'errors.serviceLeft',
  },
  [codes.badCif]: { category: 'secondary', text: 'errors.badCif' },
  [codes.surveyUnavailable]: {
    category: 'medium',
    target: 'home',
    button: 'actions.goHome',
    text: 'errors.surveyUnavailable',
  },
  [codes.surveyNotForUsers]: {
    category: 'medium',
    target: 'home',
    button: 'actions.goHome',
    text: 'errors.surveyNotForUsers',
  },
  [codes.surveyNotAnonymous]: {
    category: 'medium',
    target: 'survey-access',
    button: 'actions.identify',
    text: 'errors.surveyNotAnonymous',
  },
  [codes.surveyNotForYou]: {
    category: 'medium',
    target: 'home',
    button: 'actions.goHome',
    text: 'errors.surveyNotForYou',
  },
  [codes.surveyAnswered]: {
    category: 'medium',
    target: 'home',
    button: 'actions.goHome',
    text: 'errors.surveyAnswered',
  },
  [codes.questionsUnanswered]: { category: 'secondary', text: 'errors.questionsUnanswered' },
  [codes.linkUsed]: {
    category: 'medium',
    target: { student: 'reset-candidate', company: 'reset-login' },
    button: 'actions.askForLink',
    text: 'errors.linkUsed',
  },
  [codes.passwordAlreadySet]: {
    category: 'medium',
    target: { student: 'login', company: 'login-company' },
    button: 'actions.signIn',
    text: 'errors.passwordAlreadySet',
  },
  [codes.emailOfOtherCompany]: { category: 'secondary', text: 'errors.emailOfOtherCompany' },
  [codes.placementStudentNotFound]: {
    category: 'medium',
    button: 'actions.close',
    text: 'errors.placementStudentNotFound',
  },
  [codes.fileExtension]: { category: 'secondary', text: 'errors.fileExtension' },
  [codes.otherDegreeForJob]: {
    category: 'medium',
    target: byKind,
    button: 'actions.seeOffers',
    text: 'errors.otherDegree',
  },
  [codes.actionNotAllowed]: { category: 'medium', button: 'actions.close', text: 'errors.actionNotAllowed' },
  [codes.statusCannotChange]: {
    category: 'medium',
    button: 'actions.close',
    text: 'errors.statusCannotChange',
  },
  [codes.notEnoughCredits]: {
    category: 'medium',
    target: 'placement-offers',
    button: 'actions.seeOffers',
    text: 'errors.notEnoughCredits',
  },
  [codes.pendingPlacements]: {
    category: 'medium',
    target: 'placement-offers',
    button: 'actions.seeOffers',
    text: 'errors.pendingPlacements',
  },
  [codes.documentUploaded]: { category: 'secondary', text: 'errors.documentUploaded' },
  [codes.dedicationOfProgramme]: {
    category: 'secondary',
    text: 'errors.dedicationOfProgramme',
    serverText: true,
  },
  [codes.noPortalAccess]: {
    category: 'important',
    target: 'login',
    button: 'actions.signOut',
    text: 'errors.noPortalAccess',
  },
  [codes.emailRegistered]: {
    category: 'secondary',
    target: { student: 'login', company: 'login-company' },
    button: 'actions.signIn',
    text: 'errors.emailRegistered',
  },
  [codes.lastStudies]: { category: 'secondary', text: 'errors.lastStudies' },
  [codes.programmeNotFound]: {
    category: 'medium',
    target: 'programmes',
    button: 'actions.seeProgrammes',
    text: 'errors.programmeNotFound',
  },
  [codes.adhesionRequested]: {
    category: 'medium',
    target: 'programmes',
    button: 'actions.seeProgrammes',
    text: 'errors.adhesionRequested',
  },
  [codes.adhesionNotNeeded]: {
    category: 'medium',
    target: 'programmes',
    button: 'actions.seeProgrammes',
    text: 'errors.adhesionNotNeeded',
  },
  [codes.badIdentityDocument]: { category: 'secondary', text: 'errors.badIdentityDocument' },
  [codes.offerNotEditable]: {
    category: 'medium',
    target: 'company-offers',
    button: 'actions.seeMyOffers',
    text: 'errors.offerNotEditable',
  },
  [codes.badEmail]: { category: 'secondary', text: 'errors.badEmail' },
  [codes.badPhone]: { category: 'secondary', text: 'errors.badPhone' },
  [codes.noPermission]: {
    category: 'important',
    target: 'login',
    button: 'actions.signOut',
    text: 'errors.noPermission',
  },
  [codes.badIban]: { category: 'secondary', text: 'errors.badIban' },
  [codes.eventUnavailable]: {
    category: 'medium',
    target: 'events',
    button: 'actions.seeEvents',
    text: 'errors.eventUnavailable',
  },
  [codes.eventWithoutEnrolment]: {
    category: 'medium',
    target: 'events',
    button: 'actions.seeEvents',
    text: 'errors.eventWithoutEnrolment',
  },
  [codes.eventAlreadyEnrolled]: {
    category: 'medium',
    target: 'events',
    button: 'actions.seeEvents',
    text: 'errors.eventAlreadyEnrolled',
  },
  [codes.eventForStudents]: {
    category: 'medium',
    target: 'events',
    button: 'actions.seeEvents',
    text: 'errors.eventForStudents',
  },
  [codes.eventForGraduates]: {
    category: 'medium',
    target: 'events',
    button: 'actions.seeEvents',
    text: 'errors.eventForGraduates',
  },
  [codes.accessTakenAway]: {
    category: 'important',
    target: 'login',
    button: 'actions.signOut',
    text: 'errors.noPortalAccess',
  },
  [codes.centreLimitReached]: {
    category: 'medium',
    target: 'home',
    button: 'actions.goHome',
    text: 'errors.centreLimitReached',
  },
  [codes.userBlocked]: {
    category: 'important',
    target: 'login',
    button: 'actions.signOut',
    text: 'errors.userBlocked',
    serverText: true,
  },
  [codes.onlyProgrammeStudents]: {
    category: 'medium',
    target: 'programmes',
    button: 'actions.seeProgrammes',
    text: 'errors.onlyProgrammeStudents',
  },
  [codes.identityNumberExists]: {
    category: 'secondary',
    target: 'login',
    button: 'actions.signIn',
    text: 'errors.identityNumberExists',
  },
  [codes.useSingleSignOn]: {
    category: 'medium',
    target: 'sso',
    button: 'actions.signInWithUniversity',
    text: 'errors.useSingleSignOn',
  },
  [codes.serviceUnavailable]: {
    category: 'medium',
    button: 'actions.retry',
    text: 'errors.serviceUnavailable',
    reported: true,
  },
} as const satisfies Readonly<Record<KnownErrorCode, ErrorEntry>>;
