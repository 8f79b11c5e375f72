import type { ReactNode } from 'react';
import { TextField } from './TextField.tsx';

interface DateFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** First and last day that can be chosen, YYYY-MM-DD. */
  min?: string;
  max?: string;
  autoComplete?: 'bday';
}

/**
 * A day, YYYY-MM-DD, shown and typed the way the browser's language writes days. One that does not exist, such as
 * 31 February, has the value `unreadable`.
 */
export function DateField(props: DateFieldProps) {
  return <TextField type="date" {...props} />;
}
