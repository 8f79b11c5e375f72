import { localDay } from '#core/i18n/dates.ts';
import type { SelectOptions } from '#portal/forms/form/select-options.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { CompanyProposalTerms } from './company-proposal.ts';

/**
 * What a proposal of a company has to keep to today.
 * @param workplaces those of the company; as long as they are not known, one has to be chosen
 */
export function useCompanyProposalTerms(workplaces: SelectOptions): CompanyProposalTerms {
  const { fields, settings } = usePage().brand;
  return {
    flags: fields.practica,
    limits: settings.limitesJornada,
    today: localDay(),
    hasConditions: settings.modulos.condicionesPracticas,
    hasWorkplaces: workplaces.state !== 'ready' || workplaces.options.length > 0,
  };
}
