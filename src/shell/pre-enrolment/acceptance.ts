import { dameOferta } from '#api/calls/student-offer.ts';
import type { Caller } from '#api/client/call.ts';
import { profiles } from '#api/constants.ts';
import type { Application } from '#api/entities/application.ts';
import { lacksPaymentData } from '#stores/payment-data.ts';

/** What must be done elsewhere before a pre-enrolment can be accepted. */
export type Obstacle = 'payment' | 'conditions';

interface AcceptanceTerms {
  /** The bank account is asked for in placements with service. */
  checksPayment: boolean;
  /** There are conditions of placements, and they have not been accepted. */
  lacksConditions: boolean;
}

/** Looks at what is in the way of accepting, as far as it can be known; all else the server refuses. */
export async function obstacleTo(
  { urlAcceso, idPerfil }: Pick<Application, 'urlAcceso' | 'idPerfil'>,
  { checksPayment, lacksConditions }: AcceptanceTerms,
  call: Caller,
): Promise<Obstacle | undefined> {
  if (idPerfil !== profiles.practicas) return undefined;
  if (checksPayment) {
    // Only the offer says whether there is a service.
    const offer = await call(dameOferta, { params: { url: urlAcceso }, query: {} });
    if (offer.ok && offer.datos.conServicio && (await lacksPaymentData(call))) return 'payment';
  }
  return lacksConditions ? 'conditions' : undefined;
}
