import { usePage } from '#portal/island/page-context.ts';

/** How many filters are on, beside the words of what has them. */
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
