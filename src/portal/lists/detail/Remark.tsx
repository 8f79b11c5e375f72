import type { ReactNode, Ref } from 'react';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';

interface RemarkProps {
  icon: IconShapes;
  tone?: 'success' | 'warning';
  /** For a remark that takes the focus because it replaced the focused element. */
  ref?: Ref<HTMLParagraphElement>;
  children: ReactNode;
}

/** Note about a finished action or a known state, in place of the action's button. */
export function Remark({ icon, tone, ref, children }: RemarkProps) {
  return (
    <p className="detail-remark" data-tone={tone} ref={ref} tabIndex={-1}>
      <Icon shapes={icon} />
      <span>{children}</span>
    </p>
  );
}
