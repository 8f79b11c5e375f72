import lock from 'icon:lock';
import type { ReactNode } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import './fields.scss';

interface FixedFieldProps {
  label: string;
  children: ReactNode;
  /** Why the value cannot be changed; by default, because the university maintains it. */
  why?: string;
}

/** Read-only value among the fields of a form. */
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
