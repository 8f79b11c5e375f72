import type { ReactNode } from 'react';
import { Button } from '#portal/ui/Button.tsx';
import { useFormScope } from './form-context.ts';

interface SubmitButtonProps {
  kind?: 'primary' | 'danger';
  children: ReactNode;
}

/** Submit button; busy until the answer arrives, during which a second submit is ignored. */
export function SubmitButton({ kind = 'primary', children }: SubmitButtonProps) {
  const { form } = useFormScope();
  return (
    <Button type="submit" kind={kind} isBusy={form.isBusy}>
      {children}
    </Button>
  );
}
