// Made by `npm run generate` from the files in messages/. Do not edit.

import caActions from './messages/ca/actions.json' with { type: 'json' };
import caAgreements from './messages/ca/agreements.json' with { type: 'json' };
import caApplications from './messages/ca/applications.json' with { type: 'json' };
import caCandidates from './messages/ca/candidates.json' with { type: 'json' };
import caCompany from './messages/ca/company.json' with { type: 'json' };
import caCompanyOffers from './messages/ca/company-offers.json' with { type: 'json' };
import caConditions from './messages/ca/conditions.json' with { type: 'json' };
import caCv from './messages/ca/cv.json' with { type: 'json' };
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
import enActions from './messages/en/actions.json' with { type: 'json' };
import enAgreements from './messages/en/agreements.json' with { type: 'json' };
import enApplications from './messages/en/applications.json' with { type: 'json' };
import enCandidates from './messages/en/candidates.json' with { type: 'json' };
import enCompany from './messages/en/company.json' with { type: 'json' };
import enCompanyOffers from './messages/en/company-offers.json' with { type: 'json' };
import enConditions from './messages/en/conditions.json' with { type: 'json' };
import enCv from './messages/en/cv.json' with { type: 'json' };
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
import esActions from './messages/es/actions.json' with { type: 'json' };
import esAgreements from './messages/es/agreements.json' with { type: 'json' };
import esApplications from './messages/es/applications.json' with { type: 'json' };
import esCandidates from './messages/es/candidates.json' with { type: 'json' };
import esCompany from './messages/es/company.json' with { type: 'json' };
import esCompanyOffers from './messages/es/company-offers.json' with { type: 'json' };
import esConditions from './messages/es/conditions.json' with { type: 'json' };
import esCv from './messages/es/cv.json' with { type: 'json' };
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
};
