import { compruebaCIF, compruebaEmailContactoEmpresa } from '#api/calls/student-applications.ts';
import { solicitudPracticaAlumno } from '#api/calls/student-proposal.ts';
import type { Caller } from '#api/client/call.ts';
import type { CallFailure, CallResult } from '#api/client/result.ts';
import type { StudentPlacementRequest } from '#api/entities/placement-request.ts';
import { errorOf } from '#api/errors.ts';
import { emailField } from '#api/validation/email.ts';
import { normalizeDocument } from '#api/validation/identity.ts';
import { phone } from '#api/validation/phone.ts';
import { anyTaxNumber } from '#api/validation/tax-number.ts';
import type { WorkingTimeLimits } from '#api/validation/working-time.ts';
import type { GroupFlags } from '#brand/field-flags.ts';
import type { FieldKinds } from '#shell/fields/form-values.ts';
import { onlyProblems } from '#shell/forms/problems.ts';
import type { FieldsOfCodes } from '#shell/forms/refusal.ts';
import type { Problem, Problems } from '#ui/form/use-form.ts';
import { createLookUp, type Finding, type Findings, type LookUp } from './look-up.ts';
import {
  longText,
  offeredValues,
  placementKinds,
  placementProblems,
  proposalFlags,
  shortText,
} from './placement-fields.ts';

const kinds = {
  cif: 'text',
  nombreEmpresa: 'text',
  direccion: 'text',
  email: 'text',
  nombreContacto: 'text',
  telefono: 'text',
  titulacion: 'id',
  ...placementKinds,
} as const satisfies FieldKinds;

export type StudentProposal = Record<keyof typeof kinds, string> & { condicionesAceptadas: boolean };

export const noStudentProposal: StudentProposal = {
  cif: '',
  nombreEmpresa: '',
  direccion: '',
  email: '',
  nombreContacto: '',
  telefono: '',
  titulacion: '',
  fechaInicio: '',
  fechaFin: '',
  horasAldia: '',
  tareasAdesarrollar: '',
  condicionesAceptadas: false,
};

/** Not kept while typing: a number that may be that of a person, and an acceptance, which is kept elsewhere. */
export const secretOfStudentProposal = ['cif', 'condicionesAceptadas'] as const;

/** Fields that the answers are about. */
export const studentProposalFields: FieldsOfCodes<StudentProposal> = {
  17: 'fechaInicio',
  24: 'cif',
  26: 'titulacion',
  27: 'fechaFin',
  33: 'cif',
  44: 'email',
  69: 'email',
  70: 'telefono',
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
  refused: { cif?: Problem; email?: Problem };
}

/** What the form depends on besides its values. */
export interface StudentProposalTerms {
  flags: GroupFlags;
  limits: WorkingTimeLimits | undefined;
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
  ) => Promise<CallResult<typeof solicitudPracticaAlumno>>;
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

export function createStudentProposal(call: Caller): StudentProposalStore {
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
    send: (values, terms) => {
      const facts = companyFacts(values, companies.$found.get(), contacts.$found.get());
      const body = {
        ...offeredValues(kinds, values, studentProposalFlags(facts, terms)),
        cif: readCif(values) ?? values.cif,
        ...(terms.hasConditions ? { condicionesAceptadas: values.condicionesAceptadas } : {}),
      };
      return call(solicitudPracticaAlumno, { body: body as StudentPlacementRequest });
    },
  };
}

const refusalIn = (finding: Finding<unknown> | undefined, field: string): Problem | undefined => {
  if (!finding || finding.ok || finding.kind === 'aborted') return undefined;
  return studentProposalFields[finding.code] === field ? errorOf(finding.code).text : undefined;
};

/** What is known of the company and the contact that stand in the form now. */
export function companyFacts(
  values: StudentProposal,
  companies: Findings<KnownCompany>,
  contacts: Findings<{ existe: boolean }>,
): CompanyFacts {
  const company = companies.get(readCif(values) ?? '');
  const contact = contacts.get(readContact(values) ?? '');
  return {
    ...(company?.ok ? { company: company.datos } : {}),
    ...(contact?.ok ? { isContact: contact.datos.existe } : {}),
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
  { flags, hasDegrees }: Pick<StudentProposalTerms, 'flags' | 'hasDegrees'>,
): GroupFlags {
  const ofCompany = ['nombreEmpresa', 'direccion'];
  const isNew = company?.existe === false;
  return proposalFlags(
    flags,
    [...(isNew ? [] : ofCompany), ...(hasDegrees ? [] : ['titulacion'])],
    ['cif', 'email', ...(isNew ? ofCompany : []), ...(isContact ? [] : ['nombreContacto', 'telefono'])],
  );
}

export function studentProposalProblems(
  values: StudentProposal,
  facts: CompanyFacts,
  terms: StudentProposalTerms,
): Problems<StudentProposal> {
  const rules = {
    cif: [anyTaxNumber],
    nombreEmpresa: shortText,
    direccion: longText,
    email: [emailField],
    nombreContacto: shortText,
    telefono: [phone],
  };
  const lacksConditions = terms.hasConditions && !values.condicionesAceptadas;
  return {
    ...facts.refused,
    ...placementProblems(values, studentProposalFlags(facts, terms), rules, terms.limits),
    ...(lacksConditions ? { condicionesAceptadas: 'validation.required' } : {}),
  };
}
