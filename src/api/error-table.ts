import type { MessageId } from '#i18n/messages.ts';
import type { RouteId } from '#routing/table.ts';

/** Important errors cannot be closed, only signed out of; secondary ones show at a field or as a small banner. */
export type ErrorCategory = 'important' | 'medium' | 'secondary';

/** Which half of the portal someone is in, signed in or not. */
export type PortalHalf = 'student' | 'company';

/** Where the button of an error leads: the list of the kind of offer at hand where it depends on that. */
type Target = RouteId | { readonly practicas: RouteId; readonly empleo: RouteId };

export interface ErrorEntry {
  category: ErrorCategory;
  text: MessageId;
  title?: MessageId;
  target?: Target | Readonly<Record<PortalHalf, Target>>;
  button?: MessageId;
  /** The words of the server, if there are any, stand instead of the text. */
  serverText?: true;
  /** Also sends a report. */
  reported?: true;
}

const byKind = { practicas: 'placement-offers', empleo: 'job-offers' } as const;

/**
 * Every code that the server can answer, and 500 for an answer that never came. Two pairs share a text (13 and 47,
 * 59 and 79). Codes of errors, states of candidacies and statuses of HTTP are three number spaces.
 */
export const errorTable = {
  1: { category: 'medium', button: 'actions.close', text: 'errors.general', reported: true },
  2: {
    category: 'important',
    target: { student: 'login', company: 'login-company' },
    button: 'actions.signInAgain',
    text: 'errors.sessionEnded',
  },
  3: { category: 'secondary', text: 'errors.wrongCredentials', serverText: true },
  4: {
    category: 'medium',
    target: { student: byKind, company: 'company-offers' },
    button: 'actions.seeOffers',
    text: 'errors.offerNotFound',
  },
  6: { category: 'medium', target: 'job-offers', button: 'actions.seeJobOffers', text: 'errors.offerIsJob' },
  7: {
    category: 'medium',
    target: 'placement-offers',
    button: 'actions.seePlacementOffers',
    text: 'errors.offerIsPlacement',
  },
  8: { category: 'secondary', button: 'actions.close', text: 'errors.alreadyExisted' },
  9: {
    category: 'important',
    target: 'login-company',
    button: 'actions.signOut',
    text: 'errors.companyBlocked',
  },
  10: {
    category: 'medium',
    target: 'applications',
    button: 'actions.seeMyApplications',
    text: 'errors.alreadyApplied',
  },
  11: { category: 'medium', button: 'actions.attachDocuments', text: 'errors.documentsMissing' },
  12: { category: 'medium', button: 'actions.close', text: 'errors.emailNotSent', reported: true },
  13: { category: 'medium', target: byKind, button: 'actions.seeOffers', text: 'errors.otherDegree' },
  14: { category: 'medium', button: 'actions.close', text: 'errors.statusNotPossible' },
  15: {
    category: 'secondary',
    target: { student: 'cv', company: 'company' },
    button: 'actions.completeData',
    text: 'errors.dataMissing',
  },
  16: {
    category: 'secondary',
    target: { student: 'login', company: 'login-company' },
    button: 'actions.signIn',
    text: 'errors.userExists',
  },
  17: {
    category: 'medium',
    target: 'placements',
    button: 'actions.seeMyPlacements',
    text: 'errors.datesOverlap',
  },
  18: {
    category: 'medium',
    target: 'placement-offers',
    button: 'actions.seeOffers',
    text: 'errors.onlyUndergraduates',
  },
  19: {
    category: 'medium',
    target: 'placement-offers',
    button: 'actions.seeOffers',
    text: 'errors.onlyPostgraduates',
  },
  20: { category: 'medium', target: 'home', button: 'actions.goHome', text: 'errors.noEmploymentService' },
  21: { category: 'medium', target: 'home', button: 'actions.goHome', text: 'errors.noPlacementService' },
  22: { category: 'medium', target: 'home', button: 'actions.goHome', text: 'errors.notUtpOrUte' },
  23: {
    category: 'medium',
    target: 'home',
    button: 'actions.goHome',
    text: 'errors.notEnrolledInPlacements',
  },
  24: { category: 'medium', button: 'actions.close', text: 'errors.companyProblem', reported: true },
  25: {
    category: 'medium',
    target: 'company-offers',
    button: 'actions.seeMyOffers',
    text: 'errors.offerHasManager',
  },
  26: { category: 'secondary', target: 'cv', button: 'actions.completeCv', text: 'errors.noStudies' },
  27: { category: 'secondary', text: 'errors.startAfterEnd' },
  28: { category: 'secondary', text: 'errors.weakPassword' },
  29: { category: 'secondary', text: 'errors.contactExists' },
  30: {
    category: 'medium',
    target: 'applications',
    button: 'actions.seeMyApplications',
    text: 'errors.applicationProcessed',
  },
  31: {
    category: 'medium',
    target: { student: 'applications', company: 'company-offers' },
    button: 'actions.back',
    text: 'errors.applicationNotFound',
  },
  32: { category: 'important', target: 'login', button: 'actions.signOut', text: 'errors.serviceLeft' },
  33: { category: 'secondary', text: 'errors.badCif' },
  34: { category: 'medium', target: 'cv', button: 'actions.completeCv', text: 'errors.workPermitNeeded' },
  35: { category: 'medium', target: 'home', button: 'actions.goHome', text: 'errors.surveyUnavailable' },
  36: { category: 'medium', target: 'home', button: 'actions.goHome', text: 'errors.surveyNotForUsers' },
  37: {
    category: 'medium',
    target: 'survey-access',
    button: 'actions.identify',
    text: 'errors.surveyNotAnonymous',
  },
  38: { category: 'medium', target: 'home', button: 'actions.goHome', text: 'errors.surveyNotForYou' },
  39: { category: 'medium', target: 'home', button: 'actions.goHome', text: 'errors.surveyAnswered' },
  40: { category: 'secondary', text: 'errors.questionsUnanswered' },
  41: { category: 'medium', target: 'cv', button: 'actions.seeCv', text: 'errors.studiesNotFound' },
  42: {
    category: 'medium',
    target: { student: 'reset-candidate', company: 'reset-login' },
    button: 'actions.askForLink',
    text: 'errors.linkUsed',
  },
  43: {
    category: 'medium',
    target: { student: 'login', company: 'login-company' },
    button: 'actions.signIn',
    text: 'errors.passwordAlreadySet',
  },
  44: { category: 'secondary', text: 'errors.emailOfOtherCompany' },
  45: { category: 'medium', button: 'actions.close', text: 'errors.placementStudentNotFound' },
  46: { category: 'secondary', text: 'errors.fileExtension' },
  47: { category: 'medium', target: byKind, button: 'actions.seeOffers', text: 'errors.otherDegree' },
  48: { category: 'medium', button: 'actions.close', text: 'errors.actionNotAllowed' },
  49: { category: 'medium', button: 'actions.close', text: 'errors.statusCannotChange' },
  52: {
    category: 'medium',
    target: 'placement-offers',
    button: 'actions.seeOffers',
    text: 'errors.notEnoughCredits',
  },
  53: {
    category: 'medium',
    target: 'placement-offers',
    button: 'actions.seeOffers',
    text: 'errors.pendingPlacements',
  },
  54: { category: 'medium', target: 'cv', button: 'actions.activateSearch', text: 'errors.searchNotActive' },
  55: { category: 'medium', target: 'cv', button: 'actions.goToMyCv', text: 'errors.ownCvNeeded' },
  56: { category: 'secondary', text: 'errors.documentUploaded' },
  57: { category: 'secondary', target: 'cv', button: 'actions.addStudies', text: 'errors.educationNeeded' },
  58: { category: 'secondary', text: 'errors.dedicationOfProgramme', serverText: true },
  59: { category: 'important', target: 'login', button: 'actions.signOut', text: 'errors.noPortalAccess' },
  60: {
    category: 'secondary',
    target: { student: 'login', company: 'login-company' },
    button: 'actions.signIn',
    text: 'errors.emailRegistered',
  },
  62: { category: 'secondary', text: 'errors.lastStudies' },
  63: {
    category: 'medium',
    target: 'programmes',
    button: 'actions.seeProgrammes',
    text: 'errors.programmeNotFound',
  },
  64: {
    category: 'medium',
    target: 'programmes',
    button: 'actions.seeProgrammes',
    text: 'errors.adhesionRequested',
  },
  65: {
    category: 'medium',
    target: 'programmes',
    button: 'actions.seeProgrammes',
    text: 'errors.adhesionNotNeeded',
  },
  66: { category: 'secondary', text: 'errors.badIdentityDocument' },
  68: {
    category: 'medium',
    target: 'company-offers',
    button: 'actions.seeMyOffers',
    text: 'errors.offerNotEditable',
  },
  69: { category: 'secondary', text: 'errors.badEmail' },
  70: { category: 'secondary', text: 'errors.badPhone' },
  71: { category: 'important', target: 'login', button: 'actions.signOut', text: 'errors.noPermission' },
  72: {
    category: 'medium',
    target: { student: 'cv', company: 'company' },
    button: 'actions.completeIban',
    text: 'errors.ibanMissing',
  },
  73: { category: 'secondary', text: 'errors.badIban' },
  74: { category: 'medium', target: 'events', button: 'actions.seeEvents', text: 'errors.eventUnavailable' },
  75: {
    category: 'medium',
    target: 'events',
    button: 'actions.seeEvents',
    text: 'errors.eventWithoutEnrolment',
  },
  76: {
    category: 'medium',
    target: 'events',
    button: 'actions.seeEvents',
    text: 'errors.eventAlreadyEnrolled',
  },
  77: { category: 'medium', target: 'events', button: 'actions.seeEvents', text: 'errors.eventForStudents' },
  78: { category: 'medium', target: 'events', button: 'actions.seeEvents', text: 'errors.eventForGraduates' },
  79: { category: 'important', target: 'login', button: 'actions.signOut', text: 'errors.noPortalAccess' },
  80: {
    category: 'medium',
    target: 'cv',
    button: 'actions.reviewProfile',
    title: 'errors.attention',
    text: 'errors.requirementsNotMet',
  },
  81: { category: 'medium', target: 'home', button: 'actions.goHome', text: 'errors.centreLimitReached' },
  90: {
    category: 'important',
    target: 'login',
    button: 'actions.signOut',
    text: 'errors.userBlocked',
    serverText: true,
  },
  91: {
    category: 'medium',
    target: 'programmes',
    button: 'actions.seeProgrammes',
    text: 'errors.onlyProgrammeStudents',
  },
  94: {
    category: 'secondary',
    target: 'login',
    button: 'actions.signIn',
    text: 'errors.identityNumberExists',
  },
  95: {
    category: 'medium',
    target: 'sso',
    button: 'actions.signInWithUniversity',
    text: 'errors.useSingleSignOn',
  },
  500: { category: 'medium', button: 'actions.retry', text: 'errors.serviceUnavailable', reported: true },
} as const satisfies Readonly<Record<number, ErrorEntry>>;
