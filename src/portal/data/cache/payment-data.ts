import { faltanDatosPersonalesObligatorios } from '#core/contract/calls/missing-data.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { paymentKeys } from '#core/contract/validation/missing-data.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';

/**
 * What placements with service ask students to complete, if the brand asks at all: where to be paid, as far as the CV
 * lets them say it. Nobody is sent to a form for a field that it does not have.
 */
export function paymentFields({
  settings,
  fields,
}: Pick<PublicBrand, 'settings' | 'fields'>): readonly string[] {
  if (!settings.checkIbanInPracticasConServicio) return [];
  return paymentKeys.filter((key) => {
    const { visible, editable } = flagsOf(fields.personales, key);
    return visible && editable;
  });
}

/**
 * Whether a student has still to say where to be paid, which placements with service need. Where the server does not
 * answer nothing is in the way: it refuses what it has to.
 * @param fields those that can be completed, by {@link paymentFields}
 */
export async function lacksPaymentData(call: Caller, fields: readonly string[]): Promise<boolean> {
  if (fields.length === 0) return false;
  const result = await call(faltanDatosPersonalesObligatorios, { query: { iban: '1' } });
  if (!result.ok || !result.datos.faltanDatos) return false;
  return result.datos.campos?.some((key) => fields.includes(key)) ?? true;
}
