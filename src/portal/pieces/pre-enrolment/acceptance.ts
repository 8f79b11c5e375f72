import { dameOferta } from '#core/contract/calls/student-offer.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { profiles } from '#core/contract/constants.ts';
import type { Application } from '#core/contract/entities/application.ts';
import { lacksPaymentData } from '#portal/data/cache/payment-data.ts';

/** What must be done elsewhere before a pre-enrolment can be accepted. */
export type AcceptanceObstacle = 'payment' | 'conditions';

interface AcceptanceTerms {
  /** What placements with service ask for, by `paymentFields`. */
  paymentFields: readonly string[];
  /** There are conditions of placements, and they have not been accepted. */
  lacksConditions: boolean;
}

/** Looks at what is in the way of accepting, as far as it can be known; all else the server refuses. */
export async function obstacleTo(
  { urlAcceso, idPerfil }: Pick<Application, 'urlAcceso' | 'idPerfil'>,
  { paymentFields, lacksConditions }: AcceptanceTerms,
  call: Caller,
): Promise<AcceptanceObstacle | undefined> {
  if (idPerfil !== profiles.practicas) return undefined;
  if (paymentFields.length > 0) {
    // Only the offer says whether there is a service.
    const offer = await call(dameOferta, { params: { url: urlAcceso }, query: {} });
    if (offer.ok && offer.datos.conServicio && (await lacksPaymentData(call, paymentFields)))
      return 'payment';
  }
  return lacksConditions ? 'conditions' : undefined;
}
