import close from 'icon:x';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Icon, type IconShapes } from '#portal/ui/Icon.tsx';

interface BannerProps {
  tone: 'danger' | 'success' | 'warning' | 'info';
  icon: IconShapes;
  title?: string | undefined;
  text: string;
  /** The reason of the server. */
  reason?: string | undefined;
  /** Takes the focus when it is inserted. */
  takesFocus?: boolean;
  isSmall?: boolean;
  /** Absent: the banner cannot be closed. */
  onClose?: () => void;
  /** Buttons and links. */
  children?: ReactNode;
}

/** A message. When it is removed with the focus inside, the previously focused element gets the focus back. */
export function Banner({
  tone,
  icon,
  title,
  text,
  reason,
  takesFocus = false,
  isSmall,
  onClose,
  children,
}: BannerProps) {
  const { t } = usePage().format;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: banner } = element;
    const before = document.activeElement;
    return () => {
      if (!banner?.contains(document.activeElement)) return;
      const canTake = before instanceof HTMLElement && before.isConnected && before !== document.body;
      const next = canTake ? before : document.getElementById('content');
      next?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
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
        {reason && <p>{reason}</p>}
      </div>
      {children && <div className="banner-actions">{children}</div>}
      {onClose && (
        <button type="button" className="banner-close" aria-label={t('frame.closeMessage')} onClick={onClose}>
          <Icon shapes={close} />
        </button>
      )}
    </div>
  );
}
