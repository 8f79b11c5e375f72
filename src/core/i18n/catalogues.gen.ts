// Made by `npm run generate` from the files in messages/. Do not edit.

import caActions from './messages/ca/actions.json' with { type: 'json' };
import caAgreements from './messages/ca/agreements.json' with { type: 'json' };
import caApplications from './messages/ca/applications.json' with { type: 'json' };
import caCandidates from './messages/ca/candidates.json' with { type: 'json' };
import caCompany from './messages/ca/company.json' with { type: 'json' };
import caCompanyOffers from './messages/ca/company-offers.json' with { type: 'json' };
import caConditions from './messages/ca/conditions.json' with { type: 'json' };
import caCv from './messages/ca/cv.json' with { type: 'json' };
import caDates from './messages/ca/dates.json' with { type: 'json' };
import caDocuments from './messages/ca/documents.json' with { type: 'json' };
import caEducationRequests from './messages/ca/education-requests.json' with { type: 'json' };
import caErrors from './messages/ca/errors.json' with { type: 'json' };
import caEvents from './messages/ca/events.json' with { type: 'json' };
import caForms from './messages/ca/forms.json' with { type: 'json' };
import caFrame from './messages/ca/frame.json' with { type: 'json' };
import caGuides from './messages/ca/guides.json' with { type: 'json' };
import caHome from './messages/ca/home.json' with { type: 'json' };
import caLogin from './messages/ca/login.json' with { type: 'json' };
import caNotices from './messages/ca/notices.json' with { type: 'json' };
import caOffer from './messages/ca/offer.json' with { type: 'json' };
import caOfferForm from './messages/ca/offer-form.json' with { type: 'json' };
import caOffers from './messages/ca/offers.json' with { type: 'json' };
import caPassword from './messages/ca/password.json' with { type: 'json' };
import caPlacementChanges from './messages/ca/placement-changes.json' with { type: 'json' };
import caPlacements from './messages/ca/placements.json' with { type: 'json' };
import caPrivacy from './messages/ca/privacy.json' with { type: 'json' };
import caProcedures from './messages/ca/procedures.json' with { type: 'json' };
import caProfile from './messages/ca/profile.json' with { type: 'json' };
import caProgrammes from './messages/ca/programmes.json' with { type: 'json' };
import caProposal from './messages/ca/proposal.json' with { type: 'json' };
import caRegistration from './messages/ca/registration.json' with { type: 'json' };
import caSurveys from './messages/ca/surveys.json' with { type: 'json' };
import caTrainingProject from './messages/ca/training-project.json' with { type: 'json' };
import caValidation from './messages/ca/validation.json' with { type: 'json' };
import caWeek from './messages/ca/week.json' with { type: 'json' };
import enActions from './messages/en/actions.json' with { type: 'json' };
import enAgreements from './messages/en/agreements.json' with { type: 'json' };
import enApplications from './messages/en/applications.json' with { type: 'json' };
import enCandidates from './messages/en/candidates.json' with { type: 'json' };
import enCompany from './messages/en/company.json' with { type: 'json' };
import enCompanyOffers from './messages/en/company-offers.json' with { type: 'json' };
import enConditions from './messages/en/conditions.json' with { type: 'json' };
import enCv from './messages/en/cv.json' with { type: 'json' };
import enDates from './messages/en/dates.json' with { type: 'json' };
import enDocuments from './messages/en/documents.json' with { type: 'json' };
import enEducationRequests from './messages/en/education-requests.json' with { type: 'json' };
import enErrors from './messages/en/errors.json' with { type: 'json' };
import enEvents from './messages/en/events.json' with { type: 'json' };
import enForms from './messages/en/forms.json' with { type: 'json' };
import enFrame from './messages/en/frame.json' with { type: 'json' };
import enGuides from './messages/en/guides.json' with { type: 'json' };
import enHome from './messages/en/home.json' with { type: 'json' };
import enLogin from './messages/en/login.json' with { type: 'json' };
import enNotices from './messages/en/notices.json' with { type: 'json' };
import enOffer from './messages/en/offer.json' with { type: 'json' };
import enOfferForm from './messages/en/offer-form.json' with { type: 'json' };
import enOffers from './messages/en/offers.json' with { type: 'json' };
import enPassword from './messages/en/password.json' with { type: 'json' };
import enPlacementChanges from './messages/en/placement-changes.json' with { type: 'json' };
import enPlacements from './messages/en/placements.json' with { type: 'json' };
import enPrivacy from './messages/en/privacy.json' with { type: 'json' };
import enProcedures from './messages/en/procedures.json' with { type: 'json' };
import enProfile from './messages/en/profile.json' with { type: 'json' };
import enProgrammes from './messages/en/programmes.json' with { type: 'json' };
import enProposal from './messages/en/proposal.json' with { type: 'json' };
import enRegistration from './messages/en/registration.json' with { type: 'json' };
import enSurveys from './messages/en/surveys.json' with { type: 'json' };
import enTrainingProject from './messages/en/training-project.json' with { type: 'json' };
import enValidation from './messages/en/validation.json' with { type: 'json' };
import enWeek from './messages/en/week.json' with { type: 'json' };
import esActions from './messages/es/actions.json' with { type: 'json' };
import esAgreements from './messages/es/agreements.json' with { type: 'json' };
import esApplications from './messages/es/applications.json' with { type: 'json' };
import esCandidates from './messages/es/candidates.json' with { type: 'json' };
import esCompany from './messages/es/company.json' with { type: 'json' };
import esCompanyOffers from './messages/es/company-offers.json' with { type: 'json' };
import esConditions from './messages/es/conditions.json' with { type: 'json' };
import esCv from './messages/es/cv.json' with { type: 'json' };
import esDates from './messages/es/dates.json' with { type: 'json' };
import esDocuments from './messages/es/documents.json' with { type: 'json' };
import esEducationRequests from './messages/es/education-requests.json' with { type: 'json' };
import esErrors from './messages/es/errors.json' with { type: 'json' };
import esEvents from './messages/es/events.json' with { type: 'json' };
import esForms from './messages/es/forms.json' with { type: 'json' };
import esFrame from './messages/es/frame.json' with { type: 'json' };
import esGuides from './messages/es/guides.json' with { type: 'json' };
import esHome from './messages/es/home.json' with { type: 'json' };
import esLogin from './messages/es/login.json' with { type: 'json' };
import esNotices from './messages/es/notices.json' with { type: 'json' };
import esOffer from './messages/es/offer.json' with { type: 'json' };
import esOfferForm from './messages/es/offer-form.json' with { type: 'json' };
import esOffers from './messages/es/offers.json' with { type: 'json' };
import esPassword from './messages/es/password.json' with { type: 'json' };
import esPlacementChanges from './messages/es/placement-changes.json' with { type: 'json' };
import esPlacements from './messages/es/placements.json' with { type: 'json' };
import esPrivacy from './messages/es/privacy.json' with { type: 'json' };
import esProcedures from './messages/es/procedures.json' with { type: 'json' };
import esProfile from './messages/es/profile.json' with { type: 'json' };
import esProgrammes from './messages/es/programmes.json' with { type: 'json' };
import esProposal from './messages/es/proposal.json' with { type: 'json' };
import esRegistration from './messages/es/registration.json' with { type: 'json' };
import esSurveys from './messages/es/surveys.json' with { type: 'json' };
import esTrainingProject from './messages/es/training-project.json' with { type: 'json' };
import esValidation from './messages/es/validation.json' with { type: 'json' };
import esWeek from './messages/es/week.json' with { type: 'json' };

/** Catalogues in `messages/ca`. */
export const ca = {
  actions: caActions,
  agreements: caAgreements,
  applications: caApplications,
  candidates: caCandidates,
  company: caCompany,
  'company-offers': caCompanyOffers,
  conditions: caConditions,
  cv: caCv,
  dates: caDates,
  documents: caDocuments,
  'education-requests': caEducationRequests,
  errors: caErrors,
  events: caEvents,
  forms: caForms,
  frame: caFrame,
  guides: caGuides,
  home: caHome,
  login: caLogin,
  notices: caNotices,
  offer: caOffer,
  'offer-form': caOfferForm,
  offers: caOffers,
  password: caPassword,
  'placement-changes': caPlacementChanges,
  placements: caPlacements,
  privacy: caPrivacy,
  procedures: caProcedures,
  profile: caProfile,
  programmes: caProgrammes,
  proposal: caProposal,
  registration: caRegistration,
  surveys: caSurveys,
  'training-project': caTrainingProject,
  validation: caValidation,
  week: caWeek,
};

/** Catalogues in `messages/en`. */
export const en = {
  actions: enActions,
  agreements: enAgreements,
  applications: enApplications,
  candidates: enCandidates,
  company: enCompany,
  'company-offers': enCompanyOffers,
  conditions: enConditions,
  cv: enCv,
  dates: enDates,
  documents: enDocuments,
  'education-requests': enEducationRequests,
  errors: enErrors,
  events: enEvents,
  forms: enForms,
  frame: enFrame,
  guides: enGuides,
  home: enHome,
  login: enLogin,
  notices: enNotices,
  offer: enOffer,
  'offer-form': enOfferForm,
  offers: enOffers,
  password: enPassword,
  'placement-changes': enPlacementChanges,
  placements: enPlacements,
  privacy: enPrivacy,
  procedures: enProcedures,
  profile: enProfile,
  programmes: enProgrammes,
  proposal: enProposal,
  registration: enRegistration,
  surveys: enSurveys,
  'training-project': enTrainingProject,
  validation: enValidation,
  week: enWeek,
};

/** Catalogues in `messages/es`. */
export const es = {
  actions: esActions,
  agreements: esAgreements,
  applications: esApplications,
  candidates: esCandidates,
  company: esCompany,
  'company-offers': esCompanyOffers,
  conditions: esConditions,
  cv: esCv,
  dates: esDates,
  documents: esDocuments,
  'education-requests': esEducationRequests,
  errors: esErrors,
  events: esEvents,
  forms: esForms,
  frame: esFrame,
  guides: esGuides,
  home: esHome,
  login: esLogin,
  notices: esNotices,
  offer: esOffer,
  'offer-form': esOfferForm,
  offers: esOffers,
  password: esPassword,
  'placement-changes': esPlacementChanges,
  placements: esPlacements,
  privacy: esPrivacy,
  procedures: esProcedures,
  profile: esProfile,
  programmes: esProgrammes,
  proposal: esProposal,
  registration: esRegistration,
  surveys: esSurveys,
  'training-project': esTrainingProject,
  validation: esValidation,
  week: esWeek,
};

type Text = string | number | Date;

/** What each message with arguments needs. */
export interface MessageArguments {
  'agreements.inForce': { hasDate: string | number; date: Text };
  'agreements.fee': { amount: Text };
  'agreements.count': { count: Text };
  'agreements.agreementOf': { hasDate: string | number; date: Text; number: Text };
  'agreements.movedOn': { isSigned: string | number };
  'agreements.nextFormalised': { hasDate: string | number; date: Text };
  'agreements.nextExpired': { hasDate: string | number; date: Text };
  'agreements.endsSoon': { date: Text };
  'agreements.changedSince': { names: Text };
  'applications.stateNumber': { estado: Text };
  'applications.count': { count: number };
  'applications.showCount': { count: number };
  'applications.move': { title: Text };
  'applications.moveUp': { title: Text };
  'applications.moveDown': { title: Text };
  'applications.movedTo': { title: Text; place: Text; count: Text };
  'applications.tabTitle': { title: Text };
  'candidates.stateNumber': { estado: Text };
  'candidates.unnamed': { number: Text };
  'candidates.places': { count: number };
  'candidates.filled': { count: number; filled: Text };
  'candidates.until': { day: Text };
  'candidates.reference': { number: Text };
  'candidates.count': { count: number };
  'candidates.showCount': { count: number };
  'candidates.more': { count: Text };
  'candidates.choose': { name: Text };
  'candidates.chooseAll': { count: number };
  'candidates.chosen': { count: number };
  'candidates.listFile': { number: Text };
  'candidates.turnDownTitle': { count: number };
  'candidates.turnDownNow': { count: number };
  'candidates.cannotTurnDown': { count: number; names: Text };
  'candidates.turnedDown': { count: number };
  'candidates.manyEarlier': { count: number };
  'candidates.moveManyTitle': { count: number };
  'candidates.moveManyNow': { count: number };
  'candidates.cannotMove': { count: number; names: Text };
  'candidates.movedMany': { count: number };
  'candidates.manyMovedEarlier': { count: number };
  'candidates.manyWait': { count: number };
  'candidates.manyFailed': { count: number };
  'candidates.manyStopped': { count: number };
  'candidates.markUnreadTitle': { count: number };
  'candidates.printCvsTitle': { count: number };
  'candidates.printFailed': { count: number };
  'candidates.printReady': { count: number };
  'candidates.packageTitle': { number: Text };
  'candidates.progress': { done: Text; count: Text };
  'candidates.fitOf': { count: number; met: Text };
  'candidates.fitShort': { met: Text; total: Text };
  'candidates.documentsOf': { count: number };
  'candidates.answersUntil': { day: Text };
  'candidates.lastStepTo': { state: Text };
  'candidates.lastStepWhen': { when: Text; who: Text };
  'candidates.otherMoves': { name: Text };
  'candidates.moveTitle': { state: Text };
  'candidates.moveNow': { state: Text };
  'candidates.moved': { state: Text };
  'candidates.undo': { state: Text };
  'candidates.rejectionWaits': { name: Text };
  'candidates.rejectionResumed': { name: Text };
  'candidates.rejectionKept': { name: Text };
  'candidates.takeBackOf': { name: Text };
  'candidates.rejectNowOf': { name: Text };
  'candidates.retryOf': { name: Text };
  'candidates.tabTitle': { title: Text };
  'candidates.heldUntil': { what: Text; state: Text };
  'candidates.heldForGood': { what: Text };
  'candidates.appliedFor': { title: Text };
  'candidates.interviewTitle': { name: Text };
  'candidates.interviewZone': { zone: string | number };
  'candidates.interviewMinutes': { count: number };
  'candidates.interviewWith': { name: Text };
  'candidates.interviewFile': { number: Text };
  'candidates.movesOf': { name: Text };
  'candidates.stars': { count: number };
  'candidates.rejectTo': { state: Text };
  'company.cifFixed': { cif: Text };
  'company.contactCount': { count: Text };
  'company.forumYears': { years: Text };
  'company.postedTo': { address: Text };
  'company-offers.drafts': { count: number };
  'company-offers.publishedFrom': { day: Text };
  'company-offers.publishedUntil': { day: Text };
  'company-offers.count': { count: number };
  'company-offers.showCount': { count: number };
  'company-offers.candidatesWord': { count: number };
  'company-offers.forOffer': { title: Text };
  'company-offers.unreadCount': { count: number };
  'company-offers.places': { count: number };
  'company-offers.more': { title: Text };
  'company-offers.chosenOfOthers': { count: number };
  'company-offers.closeEnds': { count: number };
  'company-offers.closeKeeps': { count: number };
  'company-offers.viewerTitle': { title: Text };
  'company-offers.duplicateNowAsOther': { kind: string | number };
  'company-offers.copyMade': { title: Text };
  'company-offers.applyingUntil': { day: Text };
  'company-offers.timeToAnswer': { days: number; answered: number };
  'cv.removeStudy': { name: Text };
  'cv.gradeHint': { min: Text; max: Text };
  'cv.period': { start: Text; end: Text };
  'cv.until': { end: Text };
  'cv.years': { count: number };
  'cv.requestedBy': { number: Text };
  'cv.removeDocument': { name: Text };
  'cv.removeExperience': { name: Text };
  'cv.removeLanguage': { name: Text };
  'cv.removeStay': { name: Text };
  'cv.levelIn': { name: Text };
  'cv.monthsHint': { min: Text; max: Text };
  'cv.months': { count: number };
  'cv.photoTypes': { types: Text };
  'cv.photoOf': { name: Text };
  'cv.planCut': { count: Text; shown: Text };
  'cv.bringCount': { count: number };
  'cv.broughtCount': { count: number; refused: number };
  'dates.count': { count: number };
  'documents.ownCount': { count: Text };
  'documents.remove': { name: Text };
  'documents.sheetsCount': { count: Text };
  'documents.weeks': { count: number };
  'education-requests.waiting': { count: Text };
  'education-requests.answered': { count: Text };
  'education-requests.fromTo': { from: Text; to: Text };
  'education-requests.askedOn': { date: Text };
  'education-requests.reason': { text: Text };
  'education-requests.acceptTitle': { name: Text };
  'education-requests.rejectTitle': { name: Text };
  'education-requests.editTitle': { name: Text };
  'errors.dataMissingElsewhere': { names: Text };
  'errors.dataToAskFor': { hasEmail: string | number; email: Text };
  'errors.requirementsNotMetWithEmail': { emailInscripcion: Text };
  'errors.unknown': { code: Text };
  'events.count': { count: number };
  'events.placesLeft': { total: Text; count: number };
  'forms.treeOpen': { count: number };
  'forms.treeFound': { count: number };
  'frame.logoLink': { name: Text };
  'frame.barrierSubject': { title: Text };
  'frame.barrierText': { address: Text };
  'frame.copyright': { name: Text };
  'frame.placementAgency': { number: Text };
  'frame.maintenanceUntil': { day: Text; time: Text };
  'frame.charactersLeft': { count: number };
  'frame.greeting': { name: Text };
  'frame.deletionAsked': { day: Text };
  'frame.appliedState': { state: Text };
  'frame.welcome': { hasName: string | number; name: Text };
  'frame.sessionSecondsLeft': { seconds: string | number };
  'frame.notificationsUnread': { count: number };
  'frame.deleteNotification': { title: Text };
  'frame.notificationDeleted': { title: Text };
  'frame.omitted': { count: number };
  'frame.sectionMissing': { count: number };
  'frame.formStep': { step: Text; all: Text };
  'frame.sectionsComplete': { complete: Text; all: Text };
  'frame.choiceAdded': { name: Text };
  'frame.choiceRemoved': { name: Text };
  'frame.removeChoice': { name: Text };
  'frame.ibanBox': { label: Text; number: Text; count: Text };
  'frame.changedElsewhere': { side: string | number };
  'frame.fileTypes': { types: Text; limit: Text };
  'frame.fileAddressOf': { document: Text };
  'frame.sendingFile': { percent: Text };
  'frame.removedElsewhere': { side: string | number };
  'frame.differingFields': { names: Text };
  'frame.lockedText': { owner: Text; other: Text };
  'frame.lockedUnknown': { owner: Text };
  'frame.sentFor': { firm: Text };
  'frame.waitSeconds': { count: number };
  'frame.waitMinutes': { count: number };
  'frame.answerUntil': { day: Text };
  'frame.answerUntilNear': { day: Text; near: Text };
  'frame.removeFilter': { name: Text };
  'frame.moreGaps': { count: Text };
  'frame.filtersOn': { count: number };
  'frame.offersShownOf': { shown: Text; total: number };
  'frame.rowsShownOf': { shown: Text; total: Text };
  'frame.payMonth': { amount: Text };
  'frame.payYear': { amount: Text };
  'frame.hoursADay': { hours: Text };
  'frame.applyUntil': { date: Text };
  'frame.closesIn': { count: number };
  'frame.offerClosed': { date: Text };
  'frame.proofSource': { address: Text };
  'home.greeting': { name: Text };
  'home.answerSurveys': { count: number };
  'home.stepPreEnrolment': { count: number };
  'home.stepMandatorySurvey': { count: number };
  'home.stepCorrectSheets': { count: number };
  'home.stepSendSheets': { count: number };
  'home.stepSurvey': { count: number };
  'home.waiting': { count: number };
  'home.drafts': { count: number };
  'home.unreadCandidates': { count: number; title: Text };
  'home.rejections': { count: number };
  'home.unreadCandidatesOf': { count: number; offers: number };
  'home.correction': { title: Text };
  'home.requests': { count: number };
  'home.agreementError': { count: number };
  'home.signature': { count: number };
  'home.expiring': { count: number };
  'home.companyData': { count: number };
  'home.contactData': { count: number };
  'home.firstSteps': { count: number };
  'home.stepDataMissing': { count: number };
  'home.newInSearches': { count: number };
  'home.unreadOf': { count: number };
  'login.firmCif': { cif: Text };
  'login.stillSignedIn': { owner: Text };
  'offer.requirementsMissing': { count: number };
  'offer.perMonth': { amount: Text };
  'offer.perYear': { amount: Text };
  'offer.amounts': { from: Text; to: Text };
  'offer.months': { count: number };
  'offer-form.intro': { kind: string | number };
  'offer-form.wordingGender': { words: Text; instead: Text };
  'offer-form.wordingAge': { words: Text; instead: Text };
  'offer-form.wordingOrigin': { words: Text; instead: Text };
  'offer-form.wordingLook': { words: Text; instead: Text };
  'offer-form.wordingFamily': { words: Text; instead: Text };
  'offer-form.wordingHealth': { words: Text; instead: Text };
  'offer-form.wordingReligion': { words: Text; instead: Text };
  'offer-form.wordingOrientation': { words: Text; instead: Text };
  'offer-form.levelOf': { name: Text };
  'offer-form.certificateOf': { name: Text };
  'offer-form.readAs': { amount: Text };
  'offer-form.hoursHint': { limited: string | number; classes: Text; holidays: Text };
  'offer-form.weekHint': { hours: Text };
  'offer-form.programmeHint': { said: string | number; share: Text; count: number };
  'offer-form.ofTutor': { field: Text };
  'offer-form.ofCandidate': { field: Text };
  'offer-form.draftFound': { when: Text };
  'offer-form.changesFound': { when: Text };
  'offer-form.changedSince': { names: Text };
  'offer-form.tabTitle': { title: Text };
  'offer-form.copyTabTitle': { title: Text };
  'offers.unmet': { text: Text; more: number };
  'offers.findIn': { name: Text };
  'offers.showCount': { count: number };
  'offers.found': { count: number };
  'offers.foundSoFar': { count: number };
  'offers.searchedIn': { count: Text };
  'offers.applyUntil': { day: Text };
  'offers.searchConsent': { kind: string | number };
  'offers.save': { title: Text };
  'offers.newCount': { count: number };
  'offers.removeSaved': { name: Text };
  'offers.cvDocument': { document: Text };
  'offers.closedOn': { day: Text };
  'offers.closedEarly': { day: Text; last: Text };
  'offers.goneOn': { day: Text };
  'offers.deadlineOver': { day: Text };
  'placement-changes.partsFailed': { what: string | number; name: Text };
  'placement-changes.from': { from: Text };
  'placement-changes.fromTo': { from: Text; to: Text };
  'placement-changes.count': { count: Text };
  'placement-changes.readSheets': { count: number };
  'placement-changes.dialogTitle': { name: Text };
  'placement-changes.asked': { kind: Text; date: Text };
  'placement-changes.endsOn': { date: Text };
  'placements.from': { day: Text };
  'placements.until': { day: Text };
  'placements.perMonth': { amount: Text };
  'placements.toSend': { count: Text };
  'placements.toCorrect': { count: Text };
  'placements.ofWeek': { week: Text };
  'placements.sheetSent': { week: Text };
  'placements.documentAdded': { name: Text };
  'placements.weekOf': { week: Text; weeks: Text };
  'placements.nextSheet': { name: Text };
  'placements.tabTitle': { title: Text };
  'privacy.rightsAt': { email: Text };
  'procedures.sentOn': { day: Text };
  'procedures.fromTo': { from: Text; to: Text };
  'procedures.reason': { text: Text };
  'procedures.deletionAsked': { day: Text };
  'profile.contactIntro': { hasPlacements: string | number };
  'profile.identity': { whose: string | number };
  'profile.reach': { whose: string | number };
  'profile.role': { whose: string | number };
  'profile.roleHint': { whose: string | number };
  'programmes.from': { date: Text };
  'programmes.until': { date: Text };
  'programmes.months': { count: number };
  'programmes.shareOfDay': { share: Text };
  'programmes.needed': { side: string | number };
  'programmes.question': { side: string | number; title: Text };
  'programmes.asked': { side: string | number };
  'programmes.accepted': { side: string | number };
  'programmes.rejected': { side: string | number };
  'proposal.intro': { side: string | number };
  'proposal.educationLeft': { count: number };
  'proposal.companyKnown': { hasName: string | number; name: Text };
  'proposal.hoursHint': { limited: string | number; classes: Text; holidays: Text };
  'proposal.studentKnown': { hasName: string | number; name: Text };
  'registration.found': { name: Text };
  'surveys.open': { count: Text };
  'surveys.answered': { count: Text };
  'surveys.answerOf': { title: Text };
  'surveys.progress': { number: Text; most: Text };
  'surveys.progressAtMost': { number: Text; most: Text };
  'surveys.charactersLeft': { count: number };
  'surveys.changeQuestion': { count: number };
  'surveys.changeOf': { question: Text };
  'training-project.openFor': { name: Text };
  'training-project.blanks': { count: number };
  'training-project.perMonth': { amount: Text };
  'training-project.tabTitle': { title: Text };
  'validation.fileTooBig': { limit: Text };
  'week.rest': { text: Text };
  'week.time': { day: Text; edge: string | number; turn: string | number };
  'week.sum': { hours: Text };
  'week.hours': { hours: Text };
  'week.exceeded': { kind: string | number; hours: Text };
}
