import { usePage } from '#portal/island/page-context.ts';
import { ActiveFilterChips } from './ActiveFilterChips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { KindSwitch } from './KindSwitch.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { OfferFilterSheet } from './OfferFilterSheet.tsx';
import { OrderChoice } from './OrderChoice.tsx';
import { OfferResults } from './OfferResults.tsx';
import { SavedOpener } from './saved/SavedOpener.tsx';
import { TextFilterField } from './TextFilterField.tsx';
import { useIsWide } from '#portal/island/use-is-wide.ts';
import { useOffers } from './use-offers.ts';
import './offers.scss';

/** Screen of a kind's offers: fitting or all, with search, filters and list. */
export function OffersScreen() {
  const { facts, format } = usePage();
  const kind = facts.service ?? 'empleo';
  const offers = useOffers(kind);
  const isWide = useIsWide('aside');
  const { t } = format;
  return (
    <div className="offers">
      <div className="offers-switches">
        <KindSwitch kind={kind} />
        <ModeSwitch offers={offers} />
      </div>
      {/* Before the filters in the document, as on the screen: most visitors come for the search. */}
      <div className="offers-tools">
        <TextFilterField
          offers={offers}
          name="comun"
          label={t('offers.search')}
          placeholder={t('offers.searchHint')}
          isMain
        />
        <div className="offers-choices">
          {isWide !== true && <OfferFilterSheet offers={offers} />}
          <SavedOpener offers={offers} />
          {isWide !== false && <OrderChoice offers={offers} />}
        </div>
      </div>
      <div className="offers-columns">
        <div className="offers-aside">
          {/* Until the width is known, the style sheet decides. */}
          {isWide !== false && (
            <search aria-label={t('frame.filters')}>
              <h2>{t('frame.filters')}</h2>
              <FilterPanel offers={offers} />
            </search>
          )}
        </div>
        <div className="offers-main">
          <ActiveFilterChips offers={offers} />
          <OfferResults offers={offers} />
        </div>
      </div>
    </div>
  );
}
