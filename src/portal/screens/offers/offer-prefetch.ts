import { flagsOf } from '#core/brand/field-flags.ts';
import { dameOferta } from '#core/contract/calls/student-offer.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { pageId } from '#portal/data/prefetch/prefetch.ts';
import { type Prefetches, prefetch, prefetchDomain } from '#portal/data/prefetch/declare-prefetches.ts';
import { offerInput } from './detail/offer-input.ts';

/** Prefetches of the page of an offer. */
export function offerPrefetch(kind: OfferKind): Prefetches {
  return (_, { brand, language }) => [
    prefetch(dameOferta, offerInput(pageId, kind)),
    // The facts on top name it.
    ...(flagsOf(brand.fields.oferta, 'tipoModalidadAsistencia').visible
      ? [prefetchDomain('tiposModalidadAsistencia', language)]
      : []),
  ];
}
