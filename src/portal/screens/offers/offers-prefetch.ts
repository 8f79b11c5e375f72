import { flagsOf } from '#core/brand/field-flags.ts';
import { dameOfertasUsuario, ofertasEncajanConUsuario } from '#core/contract/calls/student-offers.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { type Prefetches, prefetch, prefetchDomain } from '#portal/data/prefetch/declare-prefetches.ts';
import { offerCountCalls } from '#portal/frame/menu/counted-offers.ts';
import { firstPage } from './first-offers.ts';
import { usualMode } from './list-mode.ts';
import { listPages } from './list-pages.ts';

/** Prefetches of a list of offers without filters; not sent when a stored list position is restored. */
export function offersPrefetch(kind: OfferKind): Prefetches {
  const lists = [
    { search: '', mode: usualMode[kind] },
    ...(['encajan', 'todas'] as const).map((mode) => ({ search: `?modo=${mode}`, mode })),
  ];
  return (_, { brand, language }) => [
    ...lists.flatMap(({ search, mode }) => {
      const conditions = { search, list: listPages[kind] } as const;
      return [
        mode === 'encajan'
          ? prefetch(ofertasEncajanConUsuario, {}, conditions)
          : prefetch(dameOfertasUsuario, firstPage(kind), { ...conditions, isUncached: true }),
        // Painted rows name the states of applications.
        { ...prefetchDomain('estadosCandidaturasAlumno', language), ...conditions },
      ];
    }),
    ...(flagsOf(brand.fields.oferta, 'tipoModalidadAsistencia').visible
      ? [prefetchDomain('tiposModalidadAsistencia', language)]
      : []),
    prefetch(offerCountCalls[kind], {}),
  ];
}
