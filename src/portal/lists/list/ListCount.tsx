import type { Ref } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import './list.scss';

interface ListCountProps {
  /** For someone who acts on a row that goes away: the focus may go here. */
  ref?: Ref<HTMLParagraphElement>;
  /** For a list that is named by it. */
  id?: string;
  /** How many rows there are, in words. */
  text: string;
  /** Takes all filters away; absent where there are none. */
  onClear?: (() => void) | false;
}

/** How many rows a list has, and the way out of its filters. */
export function ListCount({ ref, id, text, onClear }: ListCountProps) {
  const { t } = usePage().format;
  return (
    <div className="list-count">
      <p ref={ref} id={id} role="status" tabIndex={-1}>
        {text}
      </p>
      {onClear && (
        <Button kind="quiet" onClick={onClear}>
          {t('actions.clearFilters')}
        </Button>
      )}
    </div>
  );
}
