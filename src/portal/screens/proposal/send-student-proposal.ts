import * as codes from '#core/contract/codes.ts';
import { compruebaCIF, compruebaEmailContactoEmpresa } from '#core/contract/calls/student-applications.ts';
import { damePropuestasAlumno, solicitudPracticaAlumno } from '#core/contract/calls/student-proposal.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { IdempotencyKeys } from '#portal/data/server/idempotency-keys.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import type { SentMemory } from '#portal/data/server/sent-requests.ts';
import { errorOf } from '#core/status-messages/errors.ts';
import { emailField } from '#core/contract/validation/email.ts';
import { normalizeDocument } from '#core/contract/validation/identity.ts';
import { anyTaxNumber, isCompanyNumber } from '#core/contract/validation/tax-number.ts';
import type { WorkingTimeLimits } from '#core/contract/validation/working-time.ts';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import { formValues, readForm } from '#portal/forms/fields/form-values.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import type { FieldsOfCodes } from '#portal/forms/parts/refusal.ts';
import type { FormProblem, Problems } from '#portal/forms/form/use-form.ts';
import { type ProposalResult, type SaidProposal, sendProposal } from './send-proposal.ts';
import { createLookUp, type LookUpResult, type LookUpResults, type LookUp } from './look-up.ts';
import { placementProblems, proposalFlags } from '#portal/pieces/placement-proposal/placement-fields.ts';
import { type StudentProposal, studentProposalForm } from './student-proposal-form.ts';

export const noStudentProposal: StudentProposal = formValues(studentProposalForm, {});

/** Not kept while typing: a number that may be that of a person, and an acceptance, which is kept elsewhere. */
export const secretOfStudentProposal = ({ cif }: StudentProposal): (keyof StudentProposal)[] => [
  ...(isCompanyNumber(cif) ? [] : ['cif' as const]),
  'condicionesAceptadas',
];

/** Fields that the answers are about. */
export const studentProposalFields: FieldsOfCodes<StudentProposal> = {
  [codes.datesOverlap]: 'fechaInicio',
  [codes.companyProblem]: 'cif',
  [codes.noStudies]: 'titulacion',
  [codes.startAfterEnd]: 'fechaFin',
  [codes.badCif]: 'cif',
  [codes.emailOfOtherCompany]: 'email',
  [codes.badEmail]: 'email',
  [codes.badPhone]: 'telefono',
};

interface KnownCompany {
  existe: boolean;
  nombre?: string | undefined;
}

/** What the server said about what stands in the form; absent while it is not known. */
export interface CompanyFacts {
  company?: KnownCompany;
  /** Whether the address is of a contact of the company. */
  isContact?: boolean;
  refused: { cif?: FormProblem; email?: FormProblem };
}

/** What the form depends on besides its values. */
export interface StudentProposalTerms {
  flags: GroupFlags;
  limits: WorkingTimeLimits | undefined;
  /** YYYY-MM-DD */
  today: string;
  /** There are conditions of placements to be accepted. */
  hasConditions: boolean;
  /** The student has degrees to choose from, or may have: the list is under way. */
  hasDegrees: boolean;
}

export interface StudentProposalStore {
  companies: LookUp<KnownCompany>['$found'];
  contacts: LookUp<{ existe: boolean }>['$found'];
  /** Asks who the company is while its number is typed: as soon as it is whole, if it has the Spanish form. */
  lookUpTyped: (values: Pick<StudentProposal, 'cif'>) => void;
  /** Asks who the company and the contact are, once what is typed can be asked about. Gives what went wrong. */
  lookUp: (values: StudentProposal) => Promise<CallFailure | undefined>;
  send: (
    values: StudentProposal,
    terms: StudentProposalTerms,
    keys?: IdempotencyKeys,
  ) => Promise<ProposalResult>;
}

/** A tax number as it is asked about, if it can be one. */
function readCif({ cif }: Pick<StudentProposal, 'cif'>): string | undefined {
  const isNumber = cif.trim() !== '' && anyTaxNumber(cif) === undefined;
  return isNumber ? normalizeDocument(cif).replaceAll('/', '') : undefined;
}

/** Characters of a CIF, NIF or NIE. Those of other countries do not tell when they end. */
const spanishLength = 9;

/** Company and address of a contact; neither has blanks. */
function readContact(values: StudentProposal): string | undefined {
  const cif = readCif(values);
  const email = values.email.trim();
  return cif && email && !emailField(email) ? `${cif} ${email}` : undefined;
}

/** @param memory where it is remembered what was sent */
export function createStudentProposal(
  call: Caller,
  memory: SentMemory<SaidProposal>,
  clock?: Clock,
): StudentProposalStore {
  const companies = createLookUp<KnownCompany>((cif) => call(compruebaCIF, { body: { cif } }), [24, 33]);
  const contacts = createLookUp<{ existe: boolean }>(
    (contact) => {
      const [cif = '', email = ''] = contact.split(' ');
      return call(compruebaEmailContactoEmpresa, { body: { cif, email } });
    },
    [24, 33, 44, 69],
  );

  return {
    companies: companies.$found,
    contacts: contacts.$found,
    lookUpTyped: (values) => {
      const cif = readCif(values);
      if (cif?.length === spanishLength) void companies.look(cif);
    },
    lookUp: async (values) => {
      const cif = readCif(values);
      if (!cif) return undefined;
      const company = await companies.look(cif);
      if (!company.ok) return company;
      const address = readContact(values);
      const contact = address ? await contacts.look(address) : undefined;
      return contact?.ok === false ? contact : undefined;
    },
    send: (values, terms, keys) => {
      const facts = companyFacts(values, companies.$found.get(), contacts.$found.get());
      const flags = studentProposalFlags(facts, terms);
      const read = readForm(studentProposalForm, values, { flags, isNew: true });
      const body = { ...read, cif: readCif(values) ?? values.cif };
      const { cif: _, ...said } = body;
      return sendProposal({
        memory: { ...memory, keys },
        said,
        send: (options) => call(solicitudPracticaAlumno, { body }, options),
        list: () => call(damePropuestasAlumno, {}),
        isAbout: ({ cif = '' }) => normalizeDocument(cif) === normalizeDocument(body.cif),
        clock,
      });
    },
  };
}

const refusalIn = (finding: LookUpResult<unknown> | undefined, field: string): FormProblem | undefined => {
  if (!finding || finding.ok || finding.kind === 'aborted') return undefined;
  return studentProposalFields[finding.code] === field ? errorOf(finding.code).text : undefined;
};

/** What is known of the company and the contact that stand in the form now. */
export function companyFacts(
  values: StudentProposal,
  companies: LookUpResults<KnownCompany>,
  contacts: LookUpResults<{ existe: boolean }>,
): CompanyFacts {
  const company = companies.get(readCif(values) ?? '');
  const contact = contacts.get(readContact(values) ?? '');
  return {
    ...(company?.ok && { company: company.datos }),
    ...(contact?.ok && { isContact: contact.datos.existe }),
    refused: onlyProblems<{ cif: string; email: string }>({
      cif: refusalIn(company, 'cif') ?? refusalIn(contact, 'cif'),
      email: refusalIn(contact, 'email'),
    }),
  };
}

/**
 * Which fields the form shows and needs: name and address of a company that nobody knows, and who the contact is
 * unless the university knows.
 */
export function studentProposalFlags(
  { company, isContact }: CompanyFacts,
  { flags, hasDegrees, hasConditions }: Pick<StudentProposalTerms, 'flags' | 'hasDegrees' | 'hasConditions'>,
): GroupFlags {
  const ofCompany = ['nombreEmpresa', 'direccion'];
  const isNew = company?.existe === false;
  return proposalFlags(
    flags,
    [
      ...(isNew ? [] : ofCompany),
      ...(hasDegrees ? [] : ['titulacion']),
      ...(hasConditions ? [] : ['condicionesAceptadas']),
    ],
    ['cif', 'email', ...(isNew ? ofCompany : []), ...(isContact ? [] : ['nombreContacto', 'telefono'])],
  );
}

export function studentProposalProblems(
  values: StudentProposal,
  facts: CompanyFacts,
  terms: StudentProposalTerms,
): Problems<StudentProposal> {
  const lacksConditions = terms.hasConditions && !values.condicionesAceptadas;
  return {
    ...facts.refused,
    ...placementProblems(
      studentProposalForm,
      values,
      studentProposalFlags(facts, terms),
      { cif: [anyTaxNumber] },
      terms,
    ),
    ...(lacksConditions && { condicionesAceptadas: 'validation.required' }),
  };
}
