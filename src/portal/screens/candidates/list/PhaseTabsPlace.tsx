import type { ReactNode } from 'react';
import { usePage } from '#portal/island/page-context.ts';

/** Place of the tabs of the list, of the same height before they are there. */
export function PhaseTabsPlace({ children }: { children?: ReactNode }) {
  const { t } = usePage().format;
  return (
    <div className="candidate-tabs" role="group" aria-label={t('candidates.parts')}>
      {children}
    </div>
  );
}
