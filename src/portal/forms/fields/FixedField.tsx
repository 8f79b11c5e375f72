import lock from 'icon:lock';
import type { ReactNode } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import './fields.scss';

interface FixedFieldProps {
  label: string;
  children: ReactNode;
  /** Why it is not to be changed; by default, because the university keeps it. */
  why?: string;
}

/** A value that is shown among the fields, and not to be changed. */
export function FixedField({ label, children, why }: FixedFieldProps) {
  const { t } = usePage().format;
  return (
    <div className="field field-fixed">
      <p className="field-legend">
        <Icon shapes={lock} />
        {label}
      </p>
      <p>{children || t('frame.missing')}</p>
      <p className="field-hint">{why ?? t('frame.fixedField')}</p>
    </div>
  );
}
