import chevron from 'icon:chevron-right';
import { useState } from 'react';
import type { WorkingTimeLimits } from '#core/contract/validation/working-time.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { LazyPart } from '../editors/LazyPart.tsx';
import { useBrandField } from '../fields/fields-context.ts';

interface WeekToolProps {
  /** Name of the text field that the grid fills in. */
  name: string;
  limits: WorkingTimeLimits | undefined;
}

const loadGrid = async () => (await import('./WeekGrid.tsx')).WeekGrid;

/** Offers a grid of the week, below a schedule in words; the grid fills in the words, and is loaded when opened. */
export function WeekTool(props: WeekToolProps) {
  const { t } = usePage().format;
  const [wasOpened, setOpened] = useState(false);
  if (useBrandField(props.name)?.kind !== 'offered') return null;
  return (
    <details className="form-more" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>
        <Icon shapes={chevron} />
        {t('week.open')}
      </summary>
      {wasOpened && <LazyPart load={loadGrid} props={props} />}
    </details>
  );
}
