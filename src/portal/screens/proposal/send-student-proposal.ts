import * as codes from '#core/contract/codes.ts';
import { compruebaCIF, compruebaEmailContactoEmpresa } from '#core/contract/calls/student-applications.ts';
import { damePropuestasAlumno, solicitudPracticaAlumno } from '#core/contract/calls/student-proposal.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { IdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
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
import type { FormProblem, Problems } from '#portal/forms/form/form-state.ts';
import { type ProposalResult, type RememberedProposal, sendProposal } from './send-proposal.ts';
import { createLookUp, type LookUpResult, type LookUpResults, type LookUp } from './look-up.ts';
import { placementProblems, proposalFlags } from '#portal/pieces/placement-proposal/placement-fields.ts';
import { type StudentProposal, studentProposalForm } from './student-proposal-form.ts';

export const noStudentProposal: StudentProposal = formValues(studentProposalForm, {});

/**
 * Fields left out of the draft: a tax number that may be a person's, and the acceptance, which is stored
 * elsewhere.
 */
export const secretOfStudentProposal = ({ cif }: StudentProposal): (keyof StudentProposal)[] => [
  ...(isCompanyNumber(cif) ? [] : ['cif' as const]),
  'condicionesAceptadas',
];

/** Fields that codes of the server refer to. */
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

/** Look-up results for the form's company and contact; absent while not known. */
export interface CompanyFacts {
  company?: KnownCompany;
  /** Whether the email is a contact's of the company. */
  isContact?: boolean;
  refused: { cif?: FormProblem; email?: FormProblem };
}

/** Inputs of the form's rules besides its values. */
export interface StudentProposalFacts {
  flags: GroupFlags;
  limits: WorkingTimeLimits | undefined;
  /** YYYY-MM-DD */
  today: string;
  /** The brand has conditions of placements to accept. */
  hasConditions: boolean;
  /** The student has degrees to choose from, or the list is still loading. */
  hasDegrees: boolean;
}

export interface StudentProposalStore {
  companies: LookUp<KnownCompany>['$found'];
  contacts: LookUp<{ existe: boolean }>['$found'];
  /** Looks up the company while typing, as soon as a number in the Spanish format is complete. */
  lookUpTyped: (values: Pick<StudentProposal, 'cif'>) => void;
  /** Looks up company and contact once the typed values are valid; resolves to a failure, if any. */
  lookUp: (values: StudentProposal) => Promise<CallFailure | undefined>;
  send: (
    values: StudentProposal,
    facts: StudentProposalFacts,
    keys?: IdempotencyKeys,
  ) => Promise<ProposalResult>;
}

/** Normalizes a tax number; `undefined` if invalid. */
function readCif({ cif }: Pick<StudentProposal, 'cif'>): string | undefined {
  const isNumber = cif.trim() !== '' && anyTaxNumber(cif) === undefined;
  return isNumber ? normalizeDocument(cif).replaceAll('/', '') : undefined;
}

/** Length of a CIF, NIF or NIE. Numbers of other countries have no fixed length. */
const spanishNumberLength = 9;

/** Look-up key of a contact: tax number and email, neither of which has blanks. */
function readContact(values: StudentProposal): string | undefined {
  const cif = readCif(values);
  const email = values.email.trim();
  return cif && email && !emailField(email) ? `${cif} ${email}` : undefined;
}

/** @param memory memory of sent proposals */
export function createStudentProposal(
  call: Caller,
  memory: SentMemory<RememberedProposal>,
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
      if (cif?.length === spanishNumberLength) void companies.look(cif);
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
    send: (values, facts, keys) => {
      const companyData = companyFacts(values, companies.$found.get(), contacts.$found.get());
      const flags = studentProposalFlags(companyData, facts);
      const read = readForm(studentProposalForm, values, { flags, isNew: true });
      const body = { ...read, cif: readCif(values) ?? values.cif };
      const { cif: _, ...remembered } = body;
      return sendProposal({
        memory: { ...memory, keys },
        values: remembered,
        send: (options) => call(solicitudPracticaAlumno, { body }, options),
        list: () => call(damePropuestasAlumno, {}),
        isAbout: ({ cif = '' }) => normalizeDocument(cif) === normalizeDocument(body.cif),
        clock,
      });
    },
  };
}

const refusalIn = (result: LookUpResult<unknown> | undefined, field: string): FormProblem | undefined => {
  if (!result || result.ok || result.kind === 'aborted') return undefined;
  return studentProposalFields[result.code] === field ? errorOf(result.code).text : undefined;
};

/** Picks the look-up results of the form's current company and contact. */
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
 * Field flags of the form: name and address are shown for an unknown company, and data of the contact are required
 * unless the university knows the contact.
 */
export function studentProposalFlags(
  { company, isContact }: CompanyFacts,
  { flags, hasDegrees, hasConditions }: Pick<StudentProposalFacts, 'flags' | 'hasDegrees' | 'hasConditions'>,
): GroupFlags {
  const companyKeys = ['nombreEmpresa', 'direccion'];
  const isNew = company?.existe === false;
  return proposalFlags(
    flags,
    [
      ...(isNew ? [] : companyKeys),
      ...(hasDegrees ? [] : ['titulacion']),
      ...(hasConditions ? [] : ['condicionesAceptadas']),
    ],
    ['cif', 'email', ...(isNew ? companyKeys : []), ...(isContact ? [] : ['nombreContacto', 'telefono'])],
  );
}

export function studentProposalProblems(
  values: StudentProposal,
  companyData: CompanyFacts,
  facts: StudentProposalFacts,
): Problems<StudentProposal> {
  const lacksConditions = facts.hasConditions && !values.condicionesAceptadas;
  return {
    ...companyData.refused,
    ...placementProblems(
      studentProposalForm,
      values,
      studentProposalFlags(companyData, facts),
      { cif: [anyTaxNumber] },
      facts,
    ),
    ...(lacksConditions && { condicionesAceptadas: 'validation.required' }),
  };
}
