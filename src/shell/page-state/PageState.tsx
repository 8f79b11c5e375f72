import type { ReactNode } from 'react';
import cloudOff from 'icon:cloud-off';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';
import { Icon, type IconShapes } from '#ui/Icon.tsx';
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

interface PageFailedProps {
  /** What did not come. */
  text: string;
  retry: () => void;
}

/** No answer came: says so, and offers another try. */
export function PageFailed({ text, retry }: PageFailedProps) {
  const { t } = usePage().format;
  return (
    <PageState icon={cloudOff} text={text} isAlert>
      <Button kind="primary" onClick={retry}>
        {t('actions.retry')}
      </Button>
    </PageState>
  );
}
