import type { ReactNode } from 'react';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';

interface FactProps {
  icon: IconShapes;
  name: string;
  children: ReactNode;
}

/** A row of a list of facts (`dl`): what it is, and its value below. */
export function Fact({ icon, name, children }: FactProps) {
  return (
    <div>
      <dt>
        <Icon shapes={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
