import bookmark from 'icon:bookmark';
import type { OfferKind } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useSavedSearchNews } from '#portal/pieces/offer-search/use-news.ts';
import { Icon } from '#portal/ui/Icon.tsx';

const lists = { practicas: 'placement-offers', empleo: 'job-offers' } as const satisfies Record<
  OfferKind,
  string
>;

/** Links to the first saved search with new offers, with their count. */
export function OfferNews({ isReady }: { isReady: boolean }) {
  const { brand, format } = usePage();
  const { saved } = useSavedSearchNews(isReady);
  const search = saved.busquedas.find(({ fresh }) => fresh > 0);
  const list = search && brand.paths[lists[search.kind]];
  if (!search || !list) return null;
  return (
    <a className="home-news" href={list + search.query}>
      <Icon shapes={bookmark} />
      <span>
        {format.t('home.newInSearches', { count: search.fresh })}
        <span className="home-news-where"> {format.t('home.savedSearch')}</span>
      </span>
    </a>
  );
}
