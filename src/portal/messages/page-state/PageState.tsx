import type { ReactNode } from 'react';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import './page-state.scss';

interface PageStateProps {
  icon: IconShapes;
  text: string;
  /** Where to go from here, or what to do. */
  children?: ReactNode;
  isAlert?: boolean;
}

/** Stands in for what a page would show: there is nothing, it is gone, or it did not come. */
export function PageState({ icon, text, children, isAlert = false }: PageStateProps) {
  return (
    <div className="page-state" role={isAlert ? 'alert' : undefined}>
      <Icon shapes={icon} />
      <p>{text}</p>
      {children}
    </div>
  );
}
