import { localDay } from '#core/i18n/dates.ts';
import type { SelectOptions } from '#portal/forms/form/select-options.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { CompanyProposalFacts } from './company-proposal.ts';

/**
 * Inputs of the rules of a company's proposal, for today.
 * @param workplaces the company's workplaces; while they are loading, one has to be chosen
 */
export function useCompanyProposalFacts(workplaces: SelectOptions): CompanyProposalFacts {
  const { fields, settings } = usePage().brand;
  return {
    flags: fields.practica,
    limits: settings.limitesJornada,
    today: localDay(),
    hasConditions: settings.modulos.condicionesPracticas,
    hasWorkplaces: workplaces.state !== 'ready' || workplaces.options.length > 0,
  };
}
