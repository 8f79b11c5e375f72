import * as z from 'zod/mini';
import * as agreement from '#api/entities/agreement.ts';
import * as application from '#api/entities/application.ts';
import * as company from '#api/entities/company.ts';
import * as contact from '#api/entities/contact.ts';
import * as cv from '#api/entities/cv.ts';
import * as document from '#api/entities/document.ts';
import * as domain from '#api/entities/domain.ts';
import * as event from '#api/entities/event.ts';
import * as experience from '#api/entities/experience.ts';
import * as fiscalAccount from '#api/entities/fiscal-account.ts';
import * as guide from '#api/entities/guide.ts';
import * as missingData from '#api/entities/missing-data.ts';
import * as notification from '#api/entities/notification.ts';
import * as offerForm from '#api/entities/offer-form.ts';
import * as offer from '#api/entities/offer.ts';
import * as personalData from '#api/entities/personal-data.ts';
import * as placementRequest from '#api/entities/placement-request.ts';
import * as placement from '#api/entities/placement.ts';
import * as process from '#api/entities/process.ts';
import * as programme from '#api/entities/programme.ts';
import * as session from '#api/entities/session.ts';
import * as study from '#api/entities/study.ts';
import * as survey from '#api/entities/survey.ts';
import * as surveyEntry from '#api/entities/survey-entry.ts';

const modules = [
  agreement,
  application,
  company,
  contact,
  cv,
  document,
  domain,
  event,
  experience,
  fiscalAccount,
  guide,
  missingData,
  notification,
  offerForm,
  offer,
  personalData,
  placementRequest,
  placement,
  process,
  programme,
  session,
  study,
  survey,
  surveyEntry,
];

/** Name of a component: the one of its schema, `offerCardSchema` giving OfferCard. */
function componentName(exported: string): string {
  const bare = exported.replace(/Schema$/, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** The entities that the description names, each under the name of its schema. */
export const components: ReadonlyMap<string, z.ZodMiniType> = new Map(
  modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, z.ZodMiniType] => entry[0].endsWith('Schema'))
    .map(([exported, schema]) => [componentName(exported), schema] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
