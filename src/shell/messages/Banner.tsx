import close from 'icon:x';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import { Icon, type IconShapes } from '#ui/Icon.tsx';

interface BannerProps {
  tone: 'danger' | 'success' | 'warning' | 'info';
  icon: IconShapes;
  title?: string | undefined;
  text: string;
  /** Takes the focus as soon as it appears. */
  takesFocus?: boolean;
  isSmall?: boolean;
  /** Absent: it cannot be closed. */
  onClose?: () => void;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One message above the content. When it is closed, the focus goes back to where it was. */
export function Banner({
  tone,
  icon,
  title,
  text,
  takesFocus = false,
  isSmall,
  onClose,
  children,
}: BannerProps) {
  const { t } = usePage().format;
  const element = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current = document.activeElement;
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  const closeIt = (): void => {
    const { current } = before;
    const canTake = current instanceof HTMLElement && current.isConnected && current !== document.body;
    const next = canTake ? current : document.getElementById('content');
    onClose?.();
    next?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={element}
      className="banner"
      data-tone={tone}
      data-small={isSmall || undefined}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <Icon shapes={icon} />
      <div className="banner-text">
        {title && <p className="banner-title">{title}</p>}
        <p>{text}</p>
      </div>
      {children && <div className="banner-actions">{children}</div>}
      {onClose && (
        <button type="button" className="banner-close" aria-label={t('frame.closeMessage')} onClick={closeIt}>
          <Icon shapes={close} />
        </button>
      )}
    </div>
  );
}
