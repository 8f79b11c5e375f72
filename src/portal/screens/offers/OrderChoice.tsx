import { useId } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import type { Offers } from './use-offers.ts';

interface OrderChoiceProps {
  offers: Offers;
  /** Shows the label; beside the search the entries are clear without it. */
  isLabelSeen?: boolean;
}

/** Choice of the list's order. */
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
