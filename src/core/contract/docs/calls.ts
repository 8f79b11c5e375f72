import type { CallName } from '#core/contract/calls/index.ts';
import { accountCompanyDocs } from './calls/account-company.ts';
import { accountStudentDocs } from './calls/account-student.ts';
import { accountDocs } from './calls/account.ts';
import { companyAgreementDocs } from './calls/company-agreements.ts';
import { companyDocumentDocs } from './calls/company-documents.ts';
import { companyEducationDocs } from './calls/company-education.ts';
import { candidateCallDocs } from './calls/candidate.ts';
import { candidatesDocs } from './calls/candidates.ts';
import { companyMenuDocs } from './calls/company-menu.ts';
import { companyOfferDocs } from './calls/company-offer.ts';
import { companyOffersDocs } from './calls/company-offers.ts';
import { companyProgrammeDocs } from './calls/company-programmes.ts';
import { companyCallDocs } from './calls/company.ts';
import { cvPartDocs } from './calls/cv-parts.ts';
import { cvSettingDocs } from './calls/cv-settings.ts';
import { cvStudyDocs } from './calls/cv-studies.ts';
import { domainCallDocs } from './calls/domains.ts';
import { eventCallDocs } from './calls/events.ts';
import { missingDataCallDocs } from './calls/missing-data.ts';
import { notificationChangeDocs } from './calls/notification-changes.ts';
import { programmeCallDocs } from './calls/programmes.ts';
import { studentApplicationDocs } from './calls/student-applications.ts';
import { studentOfferDocs } from './calls/student-offer.ts';
import { studentOffersDocs } from './calls/student-offers.ts';
import { studentPlacementDocumentDocs } from './calls/student-placement-documents.ts';
import { studentProposalDocs } from './calls/student-proposal.ts';
import { surveyCallDocs } from './calls/surveys.ts';
import type { KeyDoc } from './key-docs.ts';

type PartDocs = KeyDoc | Readonly<Record<string, KeyDoc>>;

/** Docs of the parts of any call that are not entities. */
interface AnyCallDoc {
  params?: PartDocs;
  query?: PartDocs;
  request?: PartDocs;
  datos?: PartDocs;
  datosOf?: Readonly<Record<number, PartDocs>>;
}

/** Docs of calls, by name. */
export const callDocs: Readonly<Record<string, AnyCallDoc>> = {
  ...domainCallDocs,
  ...accountDocs,
  ...accountStudentDocs,
  ...accountCompanyDocs,
  ...cvPartDocs,
  ...cvStudyDocs,
  ...cvSettingDocs,
  ...studentOffersDocs,
  ...studentOfferDocs,
  ...studentApplicationDocs,
  ...studentPlacementDocumentDocs,
  ...studentProposalDocs,
  ...missingDataCallDocs,
  ...eventCallDocs,
  ...surveyCallDocs,
  ...companyOffersDocs,
  ...companyOfferDocs,
  ...candidatesDocs,
  ...candidateCallDocs,
  ...companyCallDocs,
  ...companyAgreementDocs,
  ...companyDocumentDocs,
  ...companyProgrammeDocs,
  ...companyEducationDocs,
  ...companyMenuDocs,
  ...notificationChangeDocs,
  ...programmeCallDocs,
} satisfies Partial<Record<CallName, AnyCallDoc>>;
