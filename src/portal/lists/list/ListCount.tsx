import type { ReactNode, Ref } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import './list.scss';

interface ListCountProps {
  /** For moving the focus here after an action removed its row. */
  ref?: Ref<HTMLParagraphElement>;
  /** For a list with `aria-labelledby`. */
  id?: string;
  /** Number of rows as text. */
  text: string;
  /** Removes all filters; absent if none is active. */
  onClear?: (() => void) | false;
  /** Tools of the list, at the end of the line. */
  children?: ReactNode;
}

/** Number of rows in a list, with a button to clear the filters. */
export function ListCount({ ref, id, text, onClear, children }: ListCountProps) {
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
      {children}
    </div>
  );
}
