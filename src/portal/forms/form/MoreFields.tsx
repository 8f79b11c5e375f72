import chevron from 'icon:chevron-right';
import { type ReactNode, useState } from 'react';
import { Icon } from '#portal/ui/Icon.tsx';
import { useNeeded } from '../fields/fields-context.ts';
import { useFormScope } from './form-context.ts';

interface MoreFieldsProps {
  title: string;
  /** Names of the fields: where one of them is filled in, wrong or has to be filled in, all are in sight. */
  names: readonly string[];
  children: ReactNode;
}

/** Fields that few need, folded away while none has to be filled in and all are empty. */
export function MoreFields({ title, names, children }: MoreFieldsProps) {
  const { form } = useFormScope();
  const [isOpen, setOpen] = useState(false);
  const isNeeded = useNeeded();
  if (!isOpen && names.some((name) => form.values[name] || form.problems[name] || isNeeded(name)))
    setOpen(true);
  return (
    <details
      className="form-more"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Icon shapes={chevron} />
        {title}
      </summary>
      <div className="form-part">{children}</div>
    </details>
  );
}
