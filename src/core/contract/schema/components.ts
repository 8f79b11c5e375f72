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
import * as requestedChange from '#core/contract/entities/requested-change.ts';
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
import { agreementDocs } from '#core/contract/docs/entities/agreement.ts';
import { applicationDocs } from '#core/contract/docs/entities/application.ts';
import { companyDocs } from '#core/contract/docs/entities/company.ts';
import { contactDocs } from '#core/contract/docs/entities/contact.ts';
import { cvDocs } from '#core/contract/docs/entities/cv.ts';
import { documentDocs } from '#core/contract/docs/entities/document.ts';
import { domainDocs } from '#core/contract/docs/entities/domain.ts';
import { eventDocs } from '#core/contract/docs/entities/event.ts';
import { experienceDocs } from '#core/contract/docs/entities/experience.ts';
import { fiscalAccountDocs } from '#core/contract/docs/entities/fiscal-account.ts';
import { guideDocs } from '#core/contract/docs/entities/guide.ts';
import { missingDataDocs } from '#core/contract/docs/entities/missing-data.ts';
import { notificationDocs } from '#core/contract/docs/entities/notification.ts';
import { offerDetailDocs } from '#core/contract/docs/entities/offer-detail.ts';
import { offerFormDocs } from '#core/contract/docs/entities/offer-form.ts';
import { offerDocs } from '#core/contract/docs/entities/offer.ts';
import { personalDataDocs } from '#core/contract/docs/entities/personal-data.ts';
import { requestedChangeDocs } from '#core/contract/docs/entities/requested-change.ts';
import { placementRequestDocs } from '#core/contract/docs/entities/placement-request.ts';
import { placementDocs } from '#core/contract/docs/entities/placement.ts';
import { candidateDetailDocs } from '#core/contract/docs/entities/candidate-detail.ts';
import { candidateDocs } from '#core/contract/docs/entities/candidate.ts';
import { processDocs } from '#core/contract/docs/entities/process.ts';
import { programmeDocs } from '#core/contract/docs/entities/programme.ts';
import { refusalDocs } from '#core/contract/docs/entities/refusals.ts';
import { requirementDocs } from '#core/contract/docs/entities/requirement.ts';
import { sessionDocs } from '#core/contract/docs/entities/session.ts';
import { studyDocs } from '#core/contract/docs/entities/study.ts';
import { surveyContentDocs } from '#core/contract/docs/entities/survey.ts';
import { surveyEntryDocs } from '#core/contract/docs/entities/survey-entry.ts';
import { trainingProjectDocs } from '#core/contract/docs/entities/training-project.ts';
import type { KeyDoc } from '#core/contract/docs/key-docs.ts';

/** Each file of entities with its docs. */
const entities: readonly (readonly [object, Readonly<Record<string, KeyDoc>>])[] = [
  [agreement, agreementDocs],
  [application, applicationDocs],
  [company, companyDocs],
  [contact, contactDocs],
  [cv, cvDocs],
  [document, documentDocs],
  [domain, domainDocs],
  [event, eventDocs],
  [experience, experienceDocs],
  [fiscalAccount, fiscalAccountDocs],
  [guide, guideDocs],
  [missingData, missingDataDocs],
  [notification, notificationDocs],
  [offerDetail, offerDetailDocs],
  [offerForm, offerFormDocs],
  [offer, offerDocs],
  [personalData, personalDataDocs],
  [placementRequest, placementRequestDocs],
  [requestedChange, requestedChangeDocs],
  [placement, placementDocs],
  [candidate, candidateDocs],
  [candidateDetail, candidateDetailDocs],
  [process, processDocs],
  [programme, programmeDocs],
  [refusals, refusalDocs],
  [requirement, requirementDocs],
  [session, sessionDocs],
  [study, studyDocs],
  [survey, surveyContentDocs],
  [surveyEntry, surveyEntryDocs],
  [trainingProject, trainingProjectDocs],
];

/** Name of a component, from that of its schema: `offerCardSchema` gives OfferCard. */
function componentName(exported: string): string {
  const bare = exported.replace(/Schema$/, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

interface Component {
  schema: z.ZodMiniType;
  docs: KeyDoc;
}

/** Components of the description: each entity under the name of its schema, with its docs. */
export const components: ReadonlyMap<string, Component> = new Map(
  entities
    .flatMap(([module, docs]) =>
      Object.entries(module)
        .filter(([exported]) => exported.endsWith('Schema'))
        .map(([exported, schema]) => {
          const keyDocs = docs[exported];
          if (keyDocs === undefined) throw new Error(`${exported} has no docs.`);
          return [componentName(exported), { schema: schema as z.ZodMiniType, docs: keyDocs }] as const;
        }),
    )
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
