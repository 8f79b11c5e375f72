import searchX from 'icon:search-x';
import * as codes from '#core/contract/codes.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { DetailLook } from '#portal/lists/detail/DetailOf.tsx';
import { Gone } from '#portal/lists/detail/Gone.tsx';
import { BackToList } from '#portal/lists/position/BackToList.tsx';

/** Shared settings of the pages of a company's offer: loading, failure and gone states, and the link back. */
export function useOwnOfferLook(): DetailLook & { gone: readonly number[] } {
  const { brand, format } = usePage();
  const { t } = format;
  return {
    gone: [codes.offerNotFound],
    loading: t('frame.loading'),
    failed: t('company-offers.offerFailed'),
    ifGone: () => (
      <Gone icon={searchX} text={t('errors.offerNotFound')} href={brand.paths['company-offers']}>
        {t('actions.seeMyOffers')}
      </Gone>
    ),
    back: <BackToList list="company-offers">{t('company-offers.backToList')}</BackToList>,
  };
}
