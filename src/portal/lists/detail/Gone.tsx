import { PageState } from '#portal/messages/page-state/PageState.tsx';
import type { IconShapes } from '#portal/ui/Icon.tsx';

interface GoneProps {
  icon: IconShapes;
  text: string;
  /** Where to go on, and what that is. */
  href: string | undefined;
  children: string;
}

/** Says that what an address names is not there (any more), with the way to the others. */
export function Gone({ icon, text, href, children }: GoneProps) {
  return (
    <PageState icon={icon} text={text} isAlert>
      <a className="button button-primary" href={href}>
        {children}
      </a>
    </PageState>
  );
}
