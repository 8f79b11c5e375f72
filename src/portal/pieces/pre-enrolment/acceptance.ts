import { dameOferta } from '#core/contract/calls/student-offer.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { profiles } from '#core/contract/constants.ts';
import type { Application } from '#core/contract/entities/application.ts';
import { lacksPaymentData } from '#portal/data/cache/payment-data.ts';

/** Obstacle to accepting a pre-enrolment, resolved on another page. */
export type AcceptanceObstacle = 'payment' | 'conditions';

interface AcceptanceFacts {
  /** Fields required for placements with service, by `paymentFields`. */
  paymentFields: readonly string[];
  /** The brand has conditions of placements, which have not been accepted. */
  lacksConditions: boolean;
}

/** Finds the obstacle to accepting, as far as it can be read; anything else is left to the server. */
export async function obstacleTo(
  { urlAcceso, idPerfil }: Pick<Application, 'urlAcceso' | 'idPerfil'>,
  { paymentFields, lacksConditions }: AcceptanceFacts,
  call: Caller,
): Promise<AcceptanceObstacle | undefined> {
  if (idPerfil !== profiles.practicas) return undefined;
  if (paymentFields.length > 0) {
    // Only the offer tells whether the placement is with service.
    const offer = await call(dameOferta, { params: { url: urlAcceso }, query: {} });
    if (offer.ok && offer.datos.conServicio && (await lacksPaymentData(call, paymentFields)))
      return 'payment';
  }
  return lacksConditions ? 'conditions' : undefined;
}
