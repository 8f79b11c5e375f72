import { dameContactosTipoTutorPracticas } from '#core/contract/calls/company.ts';
import type { Company } from '#core/contract/entities/company.ts';
import { fullName } from '#core/model/people.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { useDomain } from '#portal/forms/fields/use-domain.ts';
import { useFailedAnswer } from '#portal/forms/parts/use-failed-options.ts';
import type { SelectOptions } from '#portal/forms/form/select-options.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { type Programmes, useProgrammes } from './use-programmes.ts';

/** Options of the form that come from no domain list, or from a different one for each kind. */
export interface OfferChoices {
  contracts: SelectOptions;
  workplaces: SelectOptions;
  tutors: SelectOptions;
  programmes: Programmes;
}

/** Whether there are options, or may be, because they are loading or failed. */
export const hasAny = (options: SelectOptions): boolean =>
  options.state !== 'ready' || options.options.length > 0 || (options.omitted ?? 0) > 0;

export function useOfferChoices(kind: OfferKind, company: Company | undefined): OfferChoices {
  const { settings } = usePage().brand;
  const isPlacement = kind === 'practicas';
  const contracts = useDomain(isPlacement ? 'tiposContratoOfertaPracticas' : 'tiposContrato');
  const contacts = useQueryAnswer(dameContactosTipoTutorPracticas, {}, isPlacement);
  const failed = useFailedAnswer(contacts, () => queryCache.refresh(dameContactosTipoTutorPracticas, {}));
  const programmes = useProgrammes(isPlacement && settings.hasProgramaPracticasActivo);
  const workplaces = Object.values(company?.datosEmpresa.centrosTrabajo ?? {}).map(
    ({ idCentro, nombre, localidad }) => ({
      value: String(idCentro),
      label: [nombre, localidad].filter(Boolean).join(', '),
    }),
  );
  function tutorOptions(): SelectOptions {
    if (contacts.state === 'loading') return contacts;
    if (contacts.state === 'failed') return failed;
    const options = contacts.datos.map((contact) => ({
      value: String(contact.idContacto),
      label: fullName(contact.nombre, contact.apellidos),
    }));
    return { state: 'ready', options, omitted: contacts.omitted ?? 0 };
  }
  return {
    contracts,
    workplaces: company ? { state: 'ready', options: workplaces } : { state: 'loading' },
    tutors: tutorOptions(),
    programmes,
  };
}
