import searchX from 'icon:search-x';
import { usePage } from '#portal/island/page-context.ts';
import { areOwnStudiesGiven } from '#portal/pieces/own-studies/own-studies.ts';
import { OwnStudiesNote } from '#portal/pieces/own-studies/OwnStudiesNote.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { activeFilters, noFilters } from './filters.ts';
import type { Offers } from './use-offers.ts';

/** Message of an empty list: the reason, and what to do. */
export function NoOffers({ offers }: { offers: Offers }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { list, change, setMode } = offers;
  const hasFilters = activeFilters(list.filters).length > 0;
  const isFitting = list.mode === 'encajan';
  const lacksStudies = isFitting && list.isUnpagedBarred === true;
  const ownStudiesGiven = areOwnStudiesGiven(brand.fields);
  function text(): string {
    if (lacksStudies) return t(ownStudiesGiven ? 'offers.noneFits' : 'offers.noStudies');
    if (hasFilters) return t('offers.none');
    return t(isFitting ? 'offers.noneFits' : 'offers.noneYet');
  }
  return (
    <div className="offers-message">
      <Icon shapes={searchX} />
      <p>{text()}</p>
      {ownStudiesGiven && isFitting && !hasFilters && <OwnStudiesNote />}
      <div className="offers-message-buttons">
        {lacksStudies && brand.paths.cv && (
          <a className="button button-primary" href={`${brand.paths.cv}#studies`}>
            {t(ownStudiesGiven ? 'actions.seeMyStudies' : 'actions.addStudies')}
          </a>
        )}
        {hasFilters && !lacksStudies && (
          <Button kind="primary" onClick={() => change(noFilters)}>
            {t('actions.clearFilters')}
          </Button>
        )}
        {isFitting && <Button onClick={() => setMode('todas')}>{t('offers.seeAll')}</Button>}
      </div>
    </div>
  );
}
