import type { ReactNode } from 'react';
import { Button } from '#portal/ui/Button.tsx';
import { useFormScope } from './form-context.ts';

/** Submit button; busy until the answer arrives, during which a second submit is ignored. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { form } = useFormScope();
  return (
    <Button type="submit" kind="primary" isBusy={form.isBusy}>
      {children}
    </Button>
  );
}
