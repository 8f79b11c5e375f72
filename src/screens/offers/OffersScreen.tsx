import { usePage } from '#shell/islands/page-context.ts';
import { useAhead } from '#shell/use-ahead.ts';
import { Chips } from './Chips.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { OrderChoice } from './OrderChoice.tsx';
import { Results } from './Results.tsx';
import { TextFilterField } from './TextFilterField.tsx';
import { useIsWide } from './use-is-wide.ts';
import { useOffers } from './use-offers.ts';
import './offers.scss';

const loadOffer = () => import('./detail/OfferScreen.tsx');

/** The offers of a kind: those that fit or all, what narrows them down, and the list. */
export function OffersScreen() {
  const { route, format } = usePage();
  const offers = useOffers(route === 'placement-offers' ? 'practicas' : 'empleo');
  const isWide = useIsWide();
  useAhead(loadOffer, offers.list.state === 'ready');
  const { t } = format;
  return (
    <div className="offers">
      <ModeSwitch offers={offers} />
      <div className="offers-columns">
        <div className="offers-aside">
          {/* Until the width is known, the style sheet decides. */}
          {isWide !== false && (
            <search aria-label={t('offers.filters')}>
              <h2>{t('offers.filters')}</h2>
              <FilterPanel offers={offers} />
            </search>
          )}
        </div>
        <div className="offers-main">
          <div className="offers-tools">
            <TextFilterField
              offers={offers}
              name="comun"
              label={t('offers.search')}
              placeholder={t('offers.searchHint')}
              isMain
            />
            <div className="offers-choices">
              {isWide !== true && <FilterSheet offers={offers} />}
              <OrderChoice offers={offers} />
            </div>
          </div>
          <Chips offers={offers} />
          <Results offers={offers} />
        </div>
      </div>
    </div>
  );
}
