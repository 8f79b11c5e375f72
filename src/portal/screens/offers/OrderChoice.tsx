import { useId } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import type { Offers } from './use-offers.ts';

interface OrderChoiceProps {
  offers: Offers;
  /** Beside the search its entries say enough. */
  isLabelSeen?: boolean;
}

/** In which order the offers are listed. */
export function OrderChoice({ offers: { query, change }, isLabelSeen = false }: OrderChoiceProps) {
  const { t } = usePage().format;
  const id = useId();
  return (
    <div className="offers-order">
      <label className={isLabelSeen ? undefined : 'visually-hidden'} htmlFor={id}>
        {t('offers.order')}
      </label>
      <select
        id={id}
        value={query.filters.date ?? 'desc'}
        onChange={({ target }) =>
          change(({ date: _, ...filters }) =>
            target.value === 'asc' ? { ...filters, date: 'asc' } : filters,
          )
        }
      >
        <option value="desc">{t('offers.newestFirst')}</option>
        <option value="asc">{t('offers.oldestFirst')}</option>
      </select>
    </div>
  );
}
