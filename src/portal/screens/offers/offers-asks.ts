import { dameOfertasUsuario, ofertasEncajanConUsuario } from '#core/contract/calls/student-offers.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { type Asks, wants } from '#portal/data/ahead/wanted.ts';
import { countedOffers } from '#portal/frame/menu/counted-offers.ts';
import { usualMode } from './filters.ts';
import { listPages } from './list-pages.ts';

/** What a list of offers without filters asks for; who comes back to it finds it as it was. */
export function offersAsks(kind: OfferKind): Asks {
  const lists = [
    { search: '', mode: usualMode[kind] },
    ...(['encajan', 'todas'] as const).map((mode) => ({ search: `?modo=${mode}`, mode })),
  ];
  return () => [
    ...lists.map(({ search, mode }) => {
      const conditions = { search, place: listPages[kind] };
      return mode === 'encajan'
        ? wants(ofertasEncajanConUsuario, {}, conditions)
        : wants(dameOfertasUsuario, { params: { type: kind, page: 1 } }, conditions);
    }),
    wants(countedOffers[kind], {}),
  ];
}
