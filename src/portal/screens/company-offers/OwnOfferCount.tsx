import type { ReactNode, Ref } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { ListCount } from '#portal/lists/list/ListCount.tsx';

/** Id of the number of offers, which labels their table. */
export const countId = 'own-offers-count';

interface OwnOfferCountProps {
  ref?: Ref<HTMLParagraphElement>;
  /** Number of offers that match the filters. */
  count: number;
  /** Tools of the list. */
  children: ReactNode;
}

/** The number of offers, with the tools of the list. */
export function OwnOfferCount({ ref, count, children }: OwnOfferCountProps) {
  const { t } = usePage().format;
  return (
    <ListCount {...(ref && { ref })} id={countId} text={t('company-offers.count', { count })}>
      {children}
    </ListCount>
  );
}
