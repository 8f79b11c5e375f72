import type { ReactNode } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import './list.scss';

interface ShownOfProps {
  shown: number;
  total: number;
  /** The button that shows more, once it answers. */
  children?: ReactNode;
}

/** How many rows of a list are shown; nothing if all are. */
export function ShownOf({ shown, total, children }: ShownOfProps) {
  const { t } = usePage().format;
  if (shown >= total) return null;
  return (
    <div className="list-more">
      <p>{t('frame.rowsShownOf', { shown, total })}</p>
      {children}
    </div>
  );
}
