import type { ReactNode } from 'react';
import { Button } from '#portal/ui/Button.tsx';
import { useFormScope } from './form-context.ts';

/** The button that sends the form; busy until the answer is there, and then it does not send twice. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const { form } = useFormScope();
  return (
    <Button type="submit" kind="primary" isBusy={form.isBusy}>
      {children}
    </Button>
  );
}
