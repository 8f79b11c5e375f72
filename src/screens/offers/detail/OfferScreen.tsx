import { useStore } from '@nanostores/react';
import arrow from 'icon:arrow-left';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { pageParams } from '#routing/page-addresses.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useBrowserValue } from '#shell/use-browser-value.ts';
import { call } from '#stores/server.ts';
import { Icon } from '#ui/Icon.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { readPlace } from '../list-place.ts';
import { OffersFailed } from '../NoOffers.tsx';
import { createOfferStore, type OfferState } from './offer-store.ts';
import { OfferContent } from './OfferContent.tsx';
import { OfferRefused } from './OfferRefused.tsx';
import '../offers.scss';
import './offer.scss';

const loading = atom<OfferState>({ state: 'loading' });

/** An offer: what it is, who looks for whom, and the way to apply. */
export function OfferScreen() {
  const page = usePage();
  const { brand, format, route } = page;
  const { t } = format;
  const kind = route === 'placement-offer' ? 'practicas' : 'empleo';
  const [store] = useState(() => {
    if (typeof document === 'undefined') return undefined;
    const url = pageParams(page, location.pathname)?.['id'] ?? '';
    return createOfferStore({ kind, url, call });
  });
  const offer = useStore(store?.$offer ?? loading, { ssr: () => loading.get() });
  const list = brand.paths[kind === 'practicas' ? 'placement-offers' : 'job-offers'] ?? '/';
  // The list as it was left, filters included.
  const search = useBrowserValue(() => readPlace(kind)?.search ?? '') ?? '';
  const fallback = brand.titles[route] ?? '';
  const title = offer.state === 'ready' ? offer.offer.titulo : fallback;

  useEffect(() => {
    void store?.load();
  }, [store]);
  useEffect(() => {
    if (title !== fallback) document.title = document.title.replace(fallback, title);
  }, [title, fallback]);

  return (
    <div className="offer" aria-busy={offer.state === 'loading'}>
      <a className="offer-back" href={`${list}${search}`}>
        <Icon shapes={arrow} />
        {t('offers.backToList')}
      </a>
      <h1>{title}</h1>
      {offer.state === 'loading' && (
        <div className="offer-waiting">
          <SkeletonRows rows={4} label={t('frame.loading')} />
        </div>
      )}
      {offer.state === 'failed' && (
        <OffersFailed
          failure={offer.failure}
          retry={() => void store?.load()}
          text={t('offers.offerFailed')}
        />
      )}
      {offer.state === 'refused' && <OfferRefused code={offer.code} />}
      {offer.state === 'ready' && store && (
        <OfferContent offer={offer.offer} kind={kind} reload={store.load} />
      )}
    </div>
  );
}
