import { type ReactNode, useLayoutEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon, type IconShapes } from '#ui/Icon.tsx';
import '#ui/Dialog.scss';
import './frame-dialog.scss';

interface FrameDialogProps {
  icon: IconShapes;
  title: string;
  /** Called when it is closed by Escape; absent: it stays until it is taken away. */
  onClose?: () => void;
  children: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
}

/**
 * A modal dialog of the frame, open for as long as it is rendered. It keeps the focus inside, and when it is taken
 * away the focus goes back to where it was.
 */
export function FrameDialog({ icon, title, onClose, children, actions }: FrameDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the element is removed: closing it is what gives the focus back. Where the browser had closed it for a
  // moment, that may have gone on meanwhile.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  // Apart from what it is about, whose looks (of a card, say) are not those of a dialog.
  return createPortal(
    <dialog
      ref={ref}
      className="dialog frame-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ currentTarget }) => {
        // Some browsers close any dialog when Escape is pressed twice.
        if (currentTarget.isConnected && !currentTarget.open && !onClose) currentTarget.showModal();
      }}
    >
      <Icon shapes={icon} />
      <h2 id={`${id}-title`} className="dialog-title">
        {title}
      </h2>
      <div id={`${id}-text`} className="frame-dialog-text">
        {children}
      </div>
      {actions && <div className="frame-dialog-actions">{actions}</div>}
    </dialog>,
    document.body,
  );
}
