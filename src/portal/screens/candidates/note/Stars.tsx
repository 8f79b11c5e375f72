import { usePage } from '#portal/island/page-context.ts';

/** Stars of a note of the company, if there are any. */
export function Stars({ count = 0 }: { count: number | undefined }) {
  const { t } = usePage().format;
  if (count === 0) return null;
  return (
    <span className="candidate-stars">
      <span aria-hidden>{'★'.repeat(count)}</span>
      <span className="visually-hidden">{t('candidates.stars', { count })}</span>
    </span>
  );
}
