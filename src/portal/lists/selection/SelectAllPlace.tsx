import type { ReactNode } from 'react';
import './selection.scss';

interface SelectAllPlaceProps {
  label: string;
  /** The box, once it answers. */
  children?: ReactNode;
}

/** Label of the box for all rows, with the place of the box. */
export function SelectAllPlace({ label, children }: SelectAllPlaceProps) {
  return (
    <label className="select-all">
      <span className="select-all-box">{children}</span>
      {label}
    </label>
  );
}
