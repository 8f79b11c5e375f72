import * as codes from '#core/contract/codes.ts';
import type { Contact } from '#core/contract/entities/contact.ts';
import { dni as dniRule, normalizeDocument } from '#core/contract/validation/identity.ts';
import type { WorkingTimeLimits } from '#core/contract/validation/working-time.ts';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import { formValues } from '#portal/forms/fields/form-values.ts';
import type { FieldsOfCodes } from '#portal/forms/parts/refusal.ts';
import type { Problems } from '#portal/forms/form/use-form.ts';
import { placementProblems, proposalFlags } from './placement-fields.ts';
import { type CompanyProposal, companyProposalForm } from './company-proposal-form.ts';

/** What the form begins with. */
export const noCompanyProposal: CompanyProposal = formValues(companyProposalForm, {});

/** The fields of the tutor. */
export const noTutor = { nombreTutorEmpresa: '', apellidosTutorEmpresa: '', emailTutorEmpresa: '' };

/** Not kept while typing: the number of a person, and an acceptance, which is kept elsewhere. */
export const secretOfCompanyProposal = ['dni', 'condicionesAceptadas'] as const;

/** Fields that the answers are about. */
export const companyProposalFields: FieldsOfCodes<CompanyProposal> = {
  [codes.startAfterEnd]: 'fechaFin',
  [codes.placementStudentNotFound]: 'dni',
  [codes.badIdentityDocument]: 'dni',
  [codes.badEmail]: 'emailTutorEmpresa',
};

/** What the form depends on besides its values. */
export interface CompanyProposalTerms {
  flags: GroupFlags;
  limits: WorkingTimeLimits | undefined;
  /** YYYY-MM-DD */
  today: string;
  /** There are conditions of placements to be accepted. */
  hasConditions: boolean;
  /** The company has workplaces to choose from, or may have: they are under way. */
  hasWorkplaces: boolean;
  /** Who it is for is settled: a student has asked. */
  knowsStudent?: boolean;
}

/** A number as it is asked about, if it can be one. */
export function readDni({ dni }: Pick<CompanyProposal, 'dni'>): string | undefined {
  return dni.trim() !== '' && dniRule(dni) === undefined ? normalizeDocument(dni) : undefined;
}

/** The fields of a tutor who is one of the contacts; what is not known of them is to be typed. */
export function tutorFields({ nombre, apellidos = '', email = '' }: Contact): typeof noTutor {
  return { nombreTutorEmpresa: nombre, apellidosTutorEmpresa: apellidos, emailTutorEmpresa: email };
}

export function companyProposalFlags({
  flags,
  hasWorkplaces,
  hasConditions,
  knowsStudent = false,
}: Omit<CompanyProposalTerms, 'limits' | 'today'>): GroupFlags {
  const hidden = [
    ...(hasWorkplaces ? [] : ['centroPracticas']),
    ...(hasConditions ? [] : ['condicionesAceptadas']),
    ...(knowsStudent ? ['dni'] : []),
  ];
  return proposalFlags(flags, hidden, knowsStudent ? [] : ['dni']);
}

/** What is wrong with what a company says of a placement, as far as the form itself can tell. */
export function companyProposalProblems(
  values: CompanyProposal,
  terms: CompanyProposalTerms,
): Problems<CompanyProposal> {
  const lacksConditions = terms.hasConditions && !values.condicionesAceptadas;
  return {
    ...placementProblems(companyProposalForm, values, companyProposalFlags(terms), { dni: [dniRule] }, terms),
    ...(lacksConditions && { condicionesAceptadas: 'validation.required' }),
  };
}
