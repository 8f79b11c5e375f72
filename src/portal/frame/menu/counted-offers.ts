import {
  dameNumOfertasEmpleoUsuario,
  dameNumOfertasPracticasUsuario,
} from '#core/contract/calls/student-offers.ts';
import type { OfferKind } from '#core/model/offers.ts';

/** The calls that count the offers of a kind. */
export const offerCountCalls = {
  practicas: dameNumOfertasPracticasUsuario,
  empleo: dameNumOfertasEmpleoUsuario,
} as const satisfies Record<OfferKind, unknown>;
