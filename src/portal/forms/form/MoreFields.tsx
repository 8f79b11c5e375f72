import chevron from 'icon:chevron-right';
import { type ReactNode, useState } from 'react';
import { Icon } from '#portal/ui/Icon.tsx';
import { useFormScope } from './form-context.ts';

interface MoreFieldsProps {
  title: string;
  /** Names of the fields: where one of them is filled in or wrong, all are in sight. */
  names: readonly string[];
  children: ReactNode;
}

/** Fields that few need, folded away while they are empty. */
export function MoreFields({ title, names, children }: MoreFieldsProps) {
  const { form } = useFormScope();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && names.some((name) => form.values[name] || form.problems[name])) setOpen(true);
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
