import { usePage } from '#portal/island/page-context.ts';

/** Badge with the number of active filters, beside the label of a control. */
export function ActiveFilters({ count }: { count: number }) {
  const { t } = usePage().format;
  if (count === 0) return null;
  return (
    <>
      <span className="list-badge" aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{t('frame.filtersOn', { count })}</span>
    </>
  );
}
