import trash from 'icon:trash';
import x from 'icon:x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { offerAddress } from '#core/model/offers.ts';
import type { SavedOffer, SavedSearch } from '#portal/pieces/offer-search/saved-items.ts';
import {
  beginSearch,
  dropSearch,
  maxSavedItems,
  savedSearch,
  toggleOffer,
} from '#portal/pieces/offer-search/saved-offers.ts';
import { WrittenText } from '#portal/island/language/WrittenText.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { useCheckedOffers } from '#portal/pieces/offer-search/use-checked-offers.ts';
import { useSavedItems } from '#portal/pieces/offer-search/use-saved-items.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { FilterText } from '../FilterText.tsx';
import { activeFilters } from '../filters.ts';
import { listPages } from '../list-pages.ts';
import type { Offers } from '../use-offers.ts';
import { searchOf } from './search-of.ts';
import { SavedOfferEnd } from './SavedOfferEnd.tsx';

interface SavedPanelProps {
  offers: Offers;
  onClose: () => void;
}

/** Dialog with the saved offers and searches. */
export function SavedPanel({ offers, onClose }: SavedPanelProps) {
  const { t } = usePage().format;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const session = useLastSession();
  const saved = useSavedItems();
  useCheckedOffers(true);
  const search = searchOf(offers);
  const canSave =
    activeFilters(search.filters).length > 0 &&
    !savedSearch(saved, search) &&
    saved.busquedas.length < maxSavedItems.busquedas;
  useEffect(() => dialog.current?.showModal(), []);

  /** Moves focus to the heading, because the pressed button disappears. */
  const focusHeading = (): void => heading.current?.focus();

  function save(): void {
    if (!session) return;
    const known = offers.list.rows.map(({ idoferta }) => idoferta);
    beginSearch(session, search, known);
    focusHeading();
  }

  return (
    <dialog ref={dialog} className="filter-sheet saved-panel" aria-labelledby={id} onClose={onClose}>
      <div className="filter-sheet-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t('offers.saved')}
        </h2>
        <button type="button" aria-label={t('actions.close')} onClick={() => dialog.current?.close()}>
          <Icon shapes={x} />
        </button>
      </div>
      <div className="filter-sheet-body saved-parts">
        <Part title={t('offers.savedOffers')} none={t('offers.noSavedOffers')}>
          {saved.ofertas.map((offer) => (
            <OfferLine
              key={offer.urlAcceso}
              offer={offer}
              onRemove={() => {
                if (session) toggleOffer(session, offer);
                focusHeading();
              }}
            />
          ))}
        </Part>
        <Part title={t('offers.savedSearches')} none={t('offers.noSavedSearches')}>
          {saved.busquedas.map((kept) => (
            <SearchLine
              key={kept.kind + kept.query}
              search={kept}
              onRemove={() => {
                if (session) dropSearch(session, kept);
                focusHeading();
              }}
            />
          ))}
        </Part>
        {canSave && <Button onClick={save}>{t('offers.saveSearch')}</Button>}
        <p className="field-hint">{t('offers.savedWhere')}</p>
      </div>
    </dialog>
  );
}

function Part({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children.length > 0 ? <ul role="list">{children}</ul> : <p className="field-hint">{none}</p>}
    </section>
  );
}

interface LineProps {
  onRemove: () => void;
}

function OfferLine({ offer, onRemove }: LineProps & { offer: SavedOffer }) {
  const { brand, format } = usePage();
  return (
    <li className="saved-line">
      <p>
        <a href={offerAddress(offer, brand.paths)}>
          <WrittenText text={offer.titulo} />
        </a>
        <span>{offer.empresa}</span>
        <SavedOfferEnd offer={offer} />
      </p>
      <Remove label={format.t('offers.removeSaved', { name: offer.titulo })} onRemove={onRemove} />
    </li>
  );
}

function SearchLine({ search, onRemove }: LineProps & { search: SavedSearch }) {
  const { brand, format } = usePage();
  const { t } = format;
  const id = useId();
  return (
    <li className="saved-line">
      <p>
        <a id={id} href={(brand.paths[listPages[search.kind]] ?? '') + search.query}>
          {activeFilters(search.filters).map((filter, index) => (
            <span key={`${filter.key} ${filter.value}`}>
              {index > 0 && ' · '}
              <FilterText filter={filter} />
            </span>
          ))}
        </a>
        <span>
          {t(search.kind === 'practicas' ? 'offers.kindPlacements' : 'offers.kindJobs')}
          {search.fresh > 0 && ` · ${t('offers.newCount', { count: search.fresh })}`}
        </span>
      </p>
      <Remove label={t('offers.removeSearch')} of={id} onRemove={onRemove} />
    </li>
  );
}

/** @param of id of the element that names the removed entry, if the label does not */
function Remove({ label, of, onRemove }: LineProps & { label: string; of?: string }) {
  const id = useId();
  return (
    <button
      type="button"
      id={id}
      className="save-offer"
      aria-label={label}
      aria-labelledby={of && `${id} ${of}`}
      onClick={onRemove}
    >
      <Icon shapes={trash} />
    </button>
  );
}
