import { faltanDatosPersonalesObligatorios } from '#core/contract/calls/missing-data.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { paymentKeys } from '#core/contract/validation/missing-data.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';

/**
 * Keys of the payment data that placements with service require of students: those that the CV shows and lets them
 * edit, as nobody is sent to a form for a field that it does not have. Empty where the brand does not check.
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
 * Whether a student lacks payment data, which placements with service need. Without an answer nobody is held up: the
 * server refuses the application itself.
 * @param fields that can be completed, by {@link paymentFields}
 */
export async function lacksPaymentData(call: Caller, fields: readonly string[]): Promise<boolean> {
  if (fields.length === 0) return false;
  const result = await call(faltanDatosPersonalesObligatorios, { query: { iban: '1' } });
  if (!result.ok || !result.datos.faltanDatos) return false;
  return result.datos.campos?.some((key) => fields.includes(key)) ?? true;
}
