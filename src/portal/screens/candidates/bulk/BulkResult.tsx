import { type ReactNode, useEffect, useRef } from 'react';

interface ToldProps {
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** How far it is, or what has become of it. The focus goes there: what had it is gone. */
export function BulkResult({ role, children }: ToldProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} role={role} tabIndex={-1}>
      {children}
    </p>
  );
}
