import chevron from 'icon:chevron-right';
import { type ReactNode, use, useState } from 'react';
import { Icon } from '#portal/ui/Icon.tsx';
import { isRequired } from '../fields/offered.ts';
import { FieldsContext } from '../fields/fields-context.ts';
import { useFormScope } from './form-context.ts';

interface MoreFieldsProps {
  title: string;
  /** Names of the fields: where one of them is filled in, wrong or to be filled in, all are in sight. */
  names: readonly string[];
  children: ReactNode;
}

/** Fields that few need, folded away while they are empty. */
export function MoreFields({ title, names, children }: MoreFieldsProps) {
  const { form } = useFormScope();
  const scope = use(FieldsContext);
  const isAsked = (name: string): boolean => {
    const field = scope?.fields?.[name];
    return scope !== null && field !== undefined && isRequired(name, field, scope.flags);
  };
  // What has to be filled in may come with another field.
  const asked = names.filter(isAsked).join(' ');
  const [shown, setShown] = useState('');
  const [isOpen, setOpen] = useState(false);
  if (asked !== shown) {
    setShown(asked);
    if (asked) setOpen(true);
  }
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
