import type { ReactNode } from 'react';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';
import './page-state.scss';

interface PageStateProps {
  icon: IconShapes;
  text: string;
  /** Links and buttons. */
  children?: ReactNode;
  isAlert?: boolean;
}

/** Replaces the content of a page: it is empty, not available any more, or could not be loaded. */
export function PageState({ icon, text, children, isAlert = false }: PageStateProps) {
  return (
    <div className="page-state" role={isAlert ? 'alert' : undefined}>
      <Icon shapes={icon} />
      <p>{text}</p>
      {children}
    </div>
  );
}
