import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import './list.scss';

interface ShowMoreProps {
  shown: number;
  total: number;
  onMore: () => void;
}

/** Button below a part of a list that shows more of its rows; nothing if all are shown. */
export function ShowMore({ shown, total, onMore }: ShowMoreProps) {
  const { t } = usePage().format;
  if (shown >= total) return null;
  return (
    <div className="list-more">
      <p>{t('frame.rowsShownOf', { shown, total })}</p>
      <Button onClick={onMore}>{t('frame.showMore')}</Button>
    </div>
  );
}
