import { type ReactNode, useEffect, useRef } from 'react';

interface BulkResultProps {
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** Progress or result of a bulk action; takes the focus on mount, since the pressed button is gone. */
export function BulkResult({ role, children }: BulkResultProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} role={role} tabIndex={-1}>
      {children}
    </p>
  );
}
