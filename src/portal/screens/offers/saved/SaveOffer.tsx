import bookmark from 'icon:bookmark';
import { useEffect } from 'react';
import type { SavedOffer } from '#portal/pieces/offer-search/saved-items.ts';
import { toggleOffer, updateOffer } from '#portal/pieces/offer-search/saved-offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { useSavedItems } from '#portal/pieces/offer-search/use-saved-items.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import './saved.scss';

/** Toggle button that saves an offer in this browser, or removes it. */
export function SaveOffer({ offer }: { offer: SavedOffer }) {
  const { t } = usePage().format;
  const session = useLastSession();
  const saved = useSavedItems().ofertas.find(({ urlAcceso }) => urlAcceso === offer.urlAcceso);
  const isSaved = saved !== undefined;
  const { urlAcceso, fechaCaducidad, inscrito } = offer;
  const isStale = isSaved && (saved.fechaCaducidad !== fechaCaducidad || saved.inscrito !== inscrito);
  useEffect(() => {
    if (isStale && session) updateOffer(session, urlAcceso, { fechaCaducidad, inscrito });
  }, [isStale, session, urlAcceso, fechaCaducidad, inscrito]);
  return (
    <button
      type="button"
      className="save-offer"
      aria-pressed={isSaved}
      aria-label={t('offers.save', { title: offer.titulo })}
      onClick={() => session && toggleOffer(session, offer)}
    >
      <Icon shapes={bookmark} />
    </button>
  );
}
