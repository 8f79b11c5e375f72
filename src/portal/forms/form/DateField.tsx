import type { ReactNode } from 'react';
import { TextField } from './TextField.tsx';

interface DateFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** First selectable day, YYYY-MM-DD. */
  min?: string;
  /** Last selectable day, YYYY-MM-DD. */
  max?: string;
  autoComplete?: 'bday';
}

/**
 * Native date input. Its value is YYYY-MM-DD, or `unreadable` for an incomplete or impossible date such as
 * 31 February; the browser shows it in the format of its language.
 */
export function DateField(props: DateFieldProps) {
  return <TextField type="date" {...props} />;
}
