import bookmark from 'icon:bookmark';
import type { OfferKind } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useNews } from '#portal/pieces/offer-search/use-news.ts';
import { Icon } from '#portal/ui/Icon.tsx';

const lists = { practicas: 'placement-offers', empleo: 'job-offers' } as const satisfies Record<
  OfferKind,
  string
>;

/** How many new offers the searches that the reader keeps have, with the way to the first of them. */
export function OfferNews({ isReady }: { isReady: boolean }) {
  const { brand, format } = usePage();
  const { saved, fresh } = useNews(isReady);
  const search = saved.busquedas.find((it) => it.fresh > 0);
  const list = search && brand.paths[lists[search.kind]];
  if (!search || !list) return null;
  return (
    <a className="home-news" href={list + search.query}>
      <Icon shapes={bookmark} />
      {format.t('home.newInSearches', { count: fresh })}
      <span className="visually-hidden"> {format.t('home.savedSearches')}</span>
    </a>
  );
}
