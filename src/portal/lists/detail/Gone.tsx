import { PageState } from '#portal/messages/page-state/PageState.tsx';
import type { IconShapes } from '#portal/ui/Icon.tsx';

interface GoneProps {
  icon: IconShapes;
  text: string;
  /** Link to go on with, whose label is `children`. */
  href: string | undefined;
  children: string;
}

/** Message that the record of an address does not exist (any more), with a link to the others. */
export function Gone({ icon, text, href, children }: GoneProps) {
  return (
    <PageState icon={icon} text={text} isAlert>
      <a className="button button-primary" href={href}>
        {children}
      </a>
    </PageState>
  );
}
