import type * as z from 'zod/mini';
import * as refusals from '#core/contract/refusals.ts';
import * as agreement from '#core/contract/entities/agreement.ts';
import * as application from '#core/contract/entities/application.ts';
import * as company from '#core/contract/entities/company.ts';
import * as contact from '#core/contract/entities/contact.ts';
import * as cv from '#core/contract/entities/cv.ts';
import * as document from '#core/contract/entities/document.ts';
import * as domain from '#core/contract/entities/domain.ts';
import * as event from '#core/contract/entities/event.ts';
import * as experience from '#core/contract/entities/experience.ts';
import * as fiscalAccount from '#core/contract/entities/fiscal-account.ts';
import * as guide from '#core/contract/entities/guide.ts';
import * as missingData from '#core/contract/entities/missing-data.ts';
import * as notification from '#core/contract/entities/notification.ts';
import * as offerDetail from '#core/contract/entities/offer-detail.ts';
import * as offerForm from '#core/contract/entities/offer-form.ts';
import * as offer from '#core/contract/entities/offer.ts';
import * as personalData from '#core/contract/entities/personal-data.ts';
import * as placementRequest from '#core/contract/entities/placement-request.ts';
import * as placement from '#core/contract/entities/placement.ts';
import * as candidateDetail from '#core/contract/entities/candidate-detail.ts';
import * as candidate from '#core/contract/entities/candidate.ts';
import * as process from '#core/contract/entities/process.ts';
import * as programme from '#core/contract/entities/programme.ts';
import * as requirement from '#core/contract/entities/requirement.ts';
import * as session from '#core/contract/entities/session.ts';
import * as study from '#core/contract/entities/study.ts';
import * as survey from '#core/contract/entities/survey.ts';
import * as surveyEntry from '#core/contract/entities/survey-entry.ts';
import * as trainingProject from '#core/contract/entities/training-project.ts';
import { agreementNotes } from '#core/contract/docs/entities/agreement.ts';
import { applicationNotes } from '#core/contract/docs/entities/application.ts';
import { companyNotes } from '#core/contract/docs/entities/company.ts';
import { contactNotes } from '#core/contract/docs/entities/contact.ts';
import { cvNotes } from '#core/contract/docs/entities/cv.ts';
import { documentNotes } from '#core/contract/docs/entities/document.ts';
import { domainNotes } from '#core/contract/docs/entities/domain.ts';
import { eventNotes } from '#core/contract/docs/entities/event.ts';
import { experienceNotes } from '#core/contract/docs/entities/experience.ts';
import { fiscalAccountNotes } from '#core/contract/docs/entities/fiscal-account.ts';
import { guideNotes } from '#core/contract/docs/entities/guide.ts';
import { missingDataNotes } from '#core/contract/docs/entities/missing-data.ts';
import { notificationNotes } from '#core/contract/docs/entities/notification.ts';
import { offerDetailNotes } from '#core/contract/docs/entities/offer-detail.ts';
import { offerFormNotes } from '#core/contract/docs/entities/offer-form.ts';
import { offerNotes } from '#core/contract/docs/entities/offer.ts';
import { personalDataNotes } from '#core/contract/docs/entities/personal-data.ts';
import { placementRequestNotes } from '#core/contract/docs/entities/placement-request.ts';
import { placementNotes } from '#core/contract/docs/entities/placement.ts';
import { candidateDetailNotes } from '#core/contract/docs/entities/candidate-detail.ts';
import { candidateNotes } from '#core/contract/docs/entities/candidate.ts';
import { processNotes } from '#core/contract/docs/entities/process.ts';
import { programmeNotes } from '#core/contract/docs/entities/programme.ts';
import { refusalNotes } from '#core/contract/docs/entities/refusals.ts';
import { requirementNotes } from '#core/contract/docs/entities/requirement.ts';
import { sessionNotes } from '#core/contract/docs/entities/session.ts';
import { studyNotes } from '#core/contract/docs/entities/study.ts';
import { surveyContentNotes } from '#core/contract/docs/entities/survey.ts';
import { surveyEntryNotes } from '#core/contract/docs/entities/survey-entry.ts';
import { trainingProjectNotes } from '#core/contract/docs/entities/training-project.ts';
import type { KeyDoc } from '#core/contract/docs/note.ts';

/** Each file of entities with what is said of them. */
const entities: readonly (readonly [object, Readonly<Record<string, KeyDoc>>])[] = [
  [agreement, agreementNotes],
  [application, applicationNotes],
  [company, companyNotes],
  [contact, contactNotes],
  [cv, cvNotes],
  [document, documentNotes],
  [domain, domainNotes],
  [event, eventNotes],
  [experience, experienceNotes],
  [fiscalAccount, fiscalAccountNotes],
  [guide, guideNotes],
  [missingData, missingDataNotes],
  [notification, notificationNotes],
  [offerDetail, offerDetailNotes],
  [offerForm, offerFormNotes],
  [offer, offerNotes],
  [personalData, personalDataNotes],
  [placementRequest, placementRequestNotes],
  [placement, placementNotes],
  [candidate, candidateNotes],
  [candidateDetail, candidateDetailNotes],
  [process, processNotes],
  [programme, programmeNotes],
  [refusals, refusalNotes],
  [requirement, requirementNotes],
  [session, sessionNotes],
  [study, studyNotes],
  [survey, surveyContentNotes],
  [surveyEntry, surveyEntryNotes],
  [trainingProject, trainingProjectNotes],
];

/** Name of a component: the one of its schema, `offerCardSchema` giving OfferCard. */
function componentName(exported: string): string {
  const bare = exported.replace(/Schema$/, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

interface Component {
  schema: z.ZodMiniType;
  note: KeyDoc;
}

/** The entities that the description names, each under the name of its schema, with what is said of it. */
export const components: ReadonlyMap<string, Component> = new Map(
  entities
    .flatMap(([module, notes]) =>
      Object.entries(module)
        .filter(([exported]) => exported.endsWith('Schema'))
        .map(([exported, schema]) => {
          const note = notes[exported];
          if (note === undefined) throw new Error(`${exported} has no note.`);
          return [componentName(exported), { schema: schema as z.ZodMiniType, note }] as const;
        }),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
