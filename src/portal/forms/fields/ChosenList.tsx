import x from 'icon:x';
import type { ReactNode } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

interface ChosenListProps {
  chosen: readonly number[];
  labelOf: (id: number) => string;
  onRemove: (id: number) => void;
  /** Renders the fields of a chosen entry. */
  detailOf?: ((id: number, name: string) => ReactNode) | undefined;
}

/** Chosen entries of a multiple choice, each with a remove button; renders nothing if there are none. */
export function ChosenList({ chosen, labelOf, onRemove, detailOf }: ChosenListProps) {
  const { t } = usePage().format;
  if (chosen.length === 0) return null;
  return (
    <ul role="list" className={detailOf ? 'choices choices-detailed' : 'choices'}>
      {chosen.map((id) => (
        <li key={id}>
          <span>{labelOf(id)}</span>
          <button
            type="button"
            aria-label={t('frame.removeChoice', { name: labelOf(id) })}
            onClick={() => onRemove(id)}
          >
            <Icon shapes={x} />
          </button>
          {detailOf && <div className="choice-fields">{detailOf(id, labelOf(id))}</div>}
        </li>
      ))}
    </ul>
  );
}
