import type { ReactNode, Ref } from 'react';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';

interface RemarkProps {
  icon: IconShapes;
  tone?: 'success' | 'warning';
  /** For a remark that takes the focus, where it has come in the place of what had it. */
  ref?: Ref<HTMLParagraphElement>;
  children: ReactNode;
}

/** What was done or is known, in the place of a button that would do it. */
export function Remark({ icon, tone, ref, children }: RemarkProps) {
  return (
    <p className="detail-remark" data-tone={tone} ref={ref} tabIndex={-1}>
      <Icon shapes={icon} />
      <span>{children}</span>
    </p>
  );
}
