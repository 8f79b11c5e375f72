import alert from 'icon:triangle-alert';
import searchX from 'icon:search-x';
import type { CallFailure } from '#api/client/result.ts';
import { errorOf } from '#api/errors.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { activeFilters, noFilters } from './filters.ts';
import type { Offers } from './use-offers.ts';

/** Nothing was found: why, and what to do. */
export function NoOffers({ offers }: { offers: Offers }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { list, change, setMode } = offers;
  const hasFilters = activeFilters(list.filters).length > 0;
  const isFitting = list.mode === 'encajan';
  const lacksStudies = isFitting && list.hasNoStudies === true;
  const text = lacksStudies
    ? t('offers.noStudies')
    : hasFilters
      ? t('offers.none')
      : t(isFitting ? 'offers.noneFits' : 'offers.noneYet');
  return (
    <div className="offers-message">
      <Icon shapes={searchX} />
      <p>{text}</p>
      <div className="offers-message-buttons">
        {lacksStudies && brand.paths.cv && (
          <a className="button button-primary" href={`${brand.paths.cv}#studies`}>
            {t('actions.addStudies')}
          </a>
        )}
        {hasFilters && !lacksStudies && (
          <Button kind="primary" onClick={() => change(noFilters)}>
            {t('offers.clear')}
          </Button>
        )}
        {isFitting && <Button onClick={() => setMode('todas')}>{t('offers.seeAll')}</Button>}
      </div>
    </div>
  );
}

interface OffersFailedProps {
  failure: CallFailure;
  retry: () => void;
  /** What did not come. */
  text: string;
}

/** A list or an offer did not come: by a reason that the server gave, or by none. */
export function OffersFailed({ failure, retry, text: fallback }: OffersFailedProps) {
  const { t } = usePage().format;
  const { text, values } = errorOf(failure.kind === 'aborted' ? 500 : failure.code);
  return (
    <div className="offers-message" role="alert">
      <Icon shapes={alert} />
      <p>{failure.kind === 'error' ? t(text, values) : fallback}</p>
      <Button kind="primary" onClick={retry}>
        {t('actions.retry')}
      </Button>
    </div>
  );
}
