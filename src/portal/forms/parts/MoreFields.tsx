import chevron from 'icon:chevron-right';
import { type ReactNode, useState } from 'react';
import { Icon } from '#portal/ui/Icon.tsx';
import { useNeeded } from '../fields/fields-context.ts';
import { useFormScope } from '../form/form-context.ts';

interface MoreFieldsProps {
  title: string;
  /** Names of the fields; the part opens if one of them is filled in, invalid or required. */
  names: readonly string[];
  children: ReactNode;
}

/** Rarely needed fields, collapsed while all of them are optional and empty. */
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
