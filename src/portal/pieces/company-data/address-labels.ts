import type { Formatter } from '#core/i18n/formatter.ts';
import type { AddressValues } from '#portal/forms/address/address.ts';

/** What the fields of an address are called, for the summary of problems. */
export function addressLabels(t: Formatter['t']): Record<keyof AddressValues, string> {
  return {
    idPais: t('company.country'),
    direccion: t('frame.street'),
    cp: t('frame.postcode'),
    idProvincia: t('frame.province'),
    provincia: t('frame.province'),
    localidad: t('frame.town'),
  };
}
