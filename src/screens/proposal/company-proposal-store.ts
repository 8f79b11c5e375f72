import { compruebaDNIalumno, solicitudPracticaEmpresa } from '#api/calls/company-education.ts';
import type { Caller } from '#api/client/call.ts';
import type { CallFailure, CallResult } from '#api/client/result.ts';
import type { Contact } from '#api/entities/contact.ts';
import type { CompanyPlacementRequest } from '#api/entities/placement-request.ts';
import { emailField } from '#api/validation/email.ts';
import { dni as dniRule, normalizeDocument } from '#api/validation/identity.ts';
import { lengths, maxLength } from '#api/validation/text.ts';
import type { WorkingTimeLimits } from '#api/validation/working-time.ts';
import type { GroupFlags } from '#brand/field-flags.ts';
import type { FieldKinds } from '#shell/fields/form-values.ts';
import type { FieldsOfCodes } from '#shell/forms/refusal.ts';
import type { Problems } from '#ui/form/use-form.ts';
import { createLookUp, type Findings, type LookUp } from './look-up.ts';
import {
  longText,
  offeredValues,
  placementKinds,
  placementProblems,
  proposalFlags,
  shortText,
} from './placement-fields.ts';

const kinds = {
  dni: 'text',
  ...placementKinds,
  horario: 'text',
  nombreTutorEmpresa: 'text',
  apellidosTutorEmpresa: 'text',
  emailTutorEmpresa: 'text',
  centroPracticas: 'id',
  observaciones: 'text',
} as const satisfies FieldKinds;

export type CompanyProposal = Record<keyof typeof kinds | 'tutor', string> & {
  condicionesAceptadas: boolean;
};

/** The fields of the tutor. */
export const noTutor = { nombreTutorEmpresa: '', apellidosTutorEmpresa: '', emailTutorEmpresa: '' };

export const noCompanyProposal: CompanyProposal = {
  dni: '',
  fechaInicio: '',
  fechaFin: '',
  horasAldia: '',
  horario: '',
  tareasAdesarrollar: '',
  tutor: '',
  ...noTutor,
  centroPracticas: '',
  observaciones: '',
  condicionesAceptadas: false,
};

/** Not kept while typing: the number of a person, and an acceptance, which is kept elsewhere. */
export const secretOfCompanyProposal = ['dni', 'condicionesAceptadas'] as const;

/** Fields that the answers are about. */
export const companyProposalFields: FieldsOfCodes<CompanyProposal> = {
  27: 'fechaFin',
  45: 'dni',
  66: 'dni',
  69: 'emailTutorEmpresa',
};

interface KnownStudent {
  existe: boolean;
  nombre?: string | undefined;
  apellidos?: string | undefined;
}

/** What the form depends on besides its values. */
export interface CompanyProposalTerms {
  flags: GroupFlags;
  limits: WorkingTimeLimits | undefined;
  /** There are conditions of placements to be accepted. */
  hasConditions: boolean;
  /** The company has workplaces to choose from, or may have: they are under way. */
  hasWorkplaces: boolean;
}

export interface CompanyProposalStore {
  students: LookUp<KnownStudent>['$found'];
  /** Asks who the student is, once what is typed can be asked about. Gives what went wrong. */
  lookUp: (values: Pick<CompanyProposal, 'dni'>) => Promise<CallFailure | undefined>;
  send: (
    values: CompanyProposal,
    terms: CompanyProposalTerms,
  ) => Promise<CallResult<typeof solicitudPracticaEmpresa>>;
}

/** A number as it is asked about, if it can be one. */
function readDni({ dni }: Pick<CompanyProposal, 'dni'>): string | undefined {
  return dni.trim() !== '' && dniRule(dni) === undefined ? normalizeDocument(dni) : undefined;
}

export function createCompanyProposal(call: Caller): CompanyProposalStore {
  const students = createLookUp<KnownStudent>((dni) => call(compruebaDNIalumno, { body: { dni } }), [66]);
  return {
    students: students.$found,
    lookUp: async (values) => {
      const dni = readDni(values);
      const student = dni ? await students.look(dni) : undefined;
      return student?.ok === false ? student : undefined;
    },
    send: (values, terms) => {
      const body = {
        ...offeredValues(kinds, values, companyProposalFlags(terms)),
        dni: readDni(values) ?? values.dni,
        ...(terms.hasConditions ? { condicionesAceptadas: values.condicionesAceptadas } : {}),
      };
      return call(solicitudPracticaEmpresa, { body: body as CompanyPlacementRequest });
    },
  };
}

/** The student whose number stands in the form; `undefined` while that is not known. */
export function studentOf(
  values: CompanyProposal,
  students: Findings<KnownStudent>,
): KnownStudent | undefined {
  const found = students.get(readDni(values) ?? '');
  return found?.ok ? found.datos : undefined;
}

/** The fields of a tutor who is one of the contacts; what is not known of them is to be typed. */
export function tutorFields({ nombre, apellidos = '', email = '' }: Contact): typeof noTutor {
  return { nombreTutorEmpresa: nombre, apellidosTutorEmpresa: apellidos, emailTutorEmpresa: email };
}

export function companyProposalFlags({
  flags,
  hasWorkplaces,
}: Pick<CompanyProposalTerms, 'flags' | 'hasWorkplaces'>): GroupFlags {
  return proposalFlags(flags, hasWorkplaces ? [] : ['centroPracticas'], ['dni']);
}

/** @param student who was found by the number that stands in the form */
export function companyProposalProblems(
  values: CompanyProposal,
  student: KnownStudent | undefined,
  terms: CompanyProposalTerms,
): Problems<CompanyProposal> {
  const rules = {
    dni: [dniRule],
    horario: longText,
    nombreTutorEmpresa: shortText,
    apellidosTutorEmpresa: shortText,
    emailTutorEmpresa: [emailField],
    observaciones: [maxLength(lengths.observaciones)],
  };
  const lacksConditions = terms.hasConditions && !values.condicionesAceptadas;
  return {
    ...(student?.existe === false ? { dni: 'notices.noCandidateWithDni' } : {}),
    ...placementProblems(values, companyProposalFlags(terms), rules, terms.limits),
    ...(lacksConditions ? { condicionesAceptadas: 'validation.required' } : {}),
  };
}
