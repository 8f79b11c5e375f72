import type { ReactNode } from 'react';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';

interface FactProps {
  icon: IconShapes;
  name: string;
  children: ReactNode;
}

/** Row of a list of facts (`dl`): its name, and its value below. */
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
