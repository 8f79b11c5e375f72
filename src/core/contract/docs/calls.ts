import type { CallName } from '#core/contract/calls/index.ts';
import { accountCompanyNotes } from './calls/account-company.ts';
import { accountStudentNotes } from './calls/account-student.ts';
import { accountNotes } from './calls/account.ts';
import { companyAgreementNotes } from './calls/company-agreements.ts';
import { companyDocumentNotes } from './calls/company-documents.ts';
import { companyEducationNotes } from './calls/company-education.ts';
import { candidateCallNotes } from './calls/candidate.ts';
import { candidatesNotes } from './calls/candidates.ts';
import { companyMenuNotes } from './calls/company-menu.ts';
import { companyOfferNotes } from './calls/company-offer.ts';
import { companyOffersNotes } from './calls/company-offers.ts';
import { companyCallNotes } from './calls/company.ts';
import { cvPartNotes } from './calls/cv-parts.ts';
import { cvSettingNotes } from './calls/cv-settings.ts';
import { cvStudyNotes } from './calls/cv-studies.ts';
import { domainCallNotes } from './calls/domains.ts';
import { eventCallNotes } from './calls/events.ts';
import { missingDataCallNotes } from './calls/missing-data.ts';
import { notificationChangeNotes } from './calls/notification-changes.ts';
import { programmeCallNotes } from './calls/programmes.ts';
import { studentApplicationNotes } from './calls/student-applications.ts';
import { studentOfferNotes } from './calls/student-offer.ts';
import { studentOffersNotes } from './calls/student-offers.ts';
import { studentPlacementDocumentNotes } from './calls/student-placement-documents.ts';
import { studentProposalNotes } from './calls/student-proposal.ts';
import { surveyCallNotes } from './calls/surveys.ts';
import type { KeyDoc } from './note.ts';

type Said = KeyDoc | Readonly<Record<string, KeyDoc>>;

/** What is said of the parts of a call that are no entities. */
interface AnyCallNote {
  params?: Said;
  query?: Said;
  request?: Said;
  datos?: Said;
  datosOf?: Readonly<Record<number, Said>>;
}

/** Notes on calls by their name. */
export const callDocs: Readonly<Record<string, AnyCallNote>> = {
  ...domainCallNotes,
  ...accountNotes,
  ...accountStudentNotes,
  ...accountCompanyNotes,
  ...cvPartNotes,
  ...cvStudyNotes,
  ...cvSettingNotes,
  ...studentOffersNotes,
  ...studentOfferNotes,
  ...studentApplicationNotes,
  ...studentPlacementDocumentNotes,
  ...studentProposalNotes,
  ...missingDataCallNotes,
  ...eventCallNotes,
  ...surveyCallNotes,
  ...companyOffersNotes,
  ...companyOfferNotes,
  ...candidatesNotes,
  ...candidateCallNotes,
  ...companyCallNotes,
  ...companyAgreementNotes,
  ...companyDocumentNotes,
  ...companyEducationNotes,
  ...companyMenuNotes,
  ...notificationChangeNotes,
  ...programmeCallNotes,
} satisfies Partial<Record<CallName, AnyCallNote>>;
