import type { Formatter } from '#core/i18n/formatter.ts';
import type { AddressValues } from '#portal/forms/address/address.ts';

/** Labels of the fields of an address, for the error summary. */
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
