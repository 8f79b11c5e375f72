import * as codes from '#core/contract/codes.ts';
import type { Contact } from '#core/contract/entities/contact.ts';
import { dni as dniRule, normalizeDocument } from '#core/contract/validation/identity.ts';
import type { WorkingTimeLimits } from '#core/contract/validation/working-time.ts';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import { formValues } from '#portal/forms/fields/form-values.ts';
import type { FieldsOfCodes } from '#portal/forms/parts/refusal.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { placementProblems, proposalFlags } from './placement-fields.ts';
import { type CompanyProposal, companyProposalForm } from './company-proposal-form.ts';

/** Initial values of the form. */
export const noCompanyProposal: CompanyProposal = formValues(companyProposalForm, {});

/** Empty values of the tutor's fields. */
export const noTutor = { nombreTutorEmpresa: '', apellidosTutorEmpresa: '', emailTutorEmpresa: '' };

/** Fields left out of the draft: an identity number, and the acceptance, which is stored elsewhere. */
export const secretOfCompanyProposal = ['dni', 'condicionesAceptadas'] as const;

/** Fields that codes of the server refer to. */
export const companyProposalFields: FieldsOfCodes<CompanyProposal> = {
  [codes.startAfterEnd]: 'fechaFin',
  [codes.placementStudentNotFound]: 'dni',
  [codes.badIdentityDocument]: 'dni',
  [codes.badEmail]: 'emailTutorEmpresa',
};

/** Inputs of the form's rules besides its values. */
export interface CompanyProposalFacts {
  flags: GroupFlags;
  limits: WorkingTimeLimits | undefined;
  /** YYYY-MM-DD */
  today: string;
  /** The brand has conditions of placements to accept. */
  hasConditions: boolean;
  /** The company has workplaces to choose from, or they are still loading. */
  hasWorkplaces: boolean;
  /** The student is known already, because they made the request. */
  knowsStudent?: boolean;
}

/** Normalizes an identity number; `undefined` if invalid. */
export function readDni({ dni }: Pick<CompanyProposal, 'dni'>): string | undefined {
  return dni.trim() !== '' && dniRule(dni) === undefined ? normalizeDocument(dni) : undefined;
}

/** Form values of a tutor who is a contact of the company; unknown data stay empty. */
export function tutorFields({ nombre, apellidos = '', email = '' }: Contact): typeof noTutor {
  return { nombreTutorEmpresa: nombre, apellidosTutorEmpresa: apellidos, emailTutorEmpresa: email };
}

export function companyProposalFlags({
  flags,
  hasWorkplaces,
  hasConditions,
  knowsStudent = false,
}: Omit<CompanyProposalFacts, 'limits' | 'today'>): GroupFlags {
  const hidden = [
    ...(hasWorkplaces ? [] : ['centroPracticas']),
    ...(hasConditions ? [] : ['condicionesAceptadas']),
    ...(knowsStudent ? ['dni'] : []),
  ];
  return proposalFlags(flags, hidden, knowsStudent ? [] : ['dni']);
}

/** Problems of a company's proposal that the form can detect by itself. */
export function companyProposalProblems(
  values: CompanyProposal,
  facts: CompanyProposalFacts,
): Problems<CompanyProposal> {
  const lacksConditions = facts.hasConditions && !values.condicionesAceptadas;
  return {
    ...placementProblems(companyProposalForm, values, companyProposalFlags(facts), { dni: [dniRule] }, facts),
    ...(lacksConditions && { condicionesAceptadas: 'validation.required' }),
  };
}
