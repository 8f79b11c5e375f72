import { faltanDatosPersonalesObligatorios } from '#api/calls/missing-data.ts';
import type { Caller } from '#api/client/call.ts';
import { paymentKeys } from '#api/validation/missing-data.ts';

/**
 * Whether a student has still to say where to be paid, which placements with service need. Where the server does not
 * answer nothing is in the way: it refuses what it has to.
 */
export async function lacksPaymentData(call: Caller): Promise<boolean> {
  const result = await call(faltanDatosPersonalesObligatorios, { query: { iban: '1' } });
  if (!result.ok || !result.datos.faltanDatos) return false;
  const keys: readonly string[] = paymentKeys;
  return result.datos.campos?.some((key) => keys.includes(key)) ?? true;
}
