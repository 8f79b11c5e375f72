import lock from 'icon:lock';
import type { ReactNode } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon } from '#ui/Icon.tsx';
import './fields.scss';

/** A value that the university keeps: shown among the fields, not to be changed. */
export function FixedField({ label, children }: { label: string; children: ReactNode }) {
  const { t } = usePage().format;
  return (
    <div className="field field-fixed">
      <p className="field-legend">
        <Icon shapes={lock} />
        {label}
      </p>
      <p>{children || t('frame.missing')}</p>
      <p className="field-hint">{t('frame.fixedField')}</p>
    </div>
  );
}
