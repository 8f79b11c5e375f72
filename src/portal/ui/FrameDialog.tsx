import { type ReactNode, useLayoutEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon, type IconShapes } from './Icon.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import './Dialog.scss';
import './frame-dialog.scss';

interface FrameDialogProps {
  icon: IconShapes;
  title: string;
  /** Called when Escape or the gesture to go back is to close it; absent: it stays until it is taken away. */
  onClose?: () => void;
  /** Another dialog stands over it: Escape is meant for that one alone. */
  isCovered?: boolean;
  children: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
}

/**
 * A modal dialog of the frame, open for as long as it is rendered. It keeps the focus inside, and when it is taken
 * away the focus goes back to where it was.
 */
export function FrameDialog({ icon, title, onClose, isCovered, children, actions }: FrameDialogProps) {
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
      // Browsers may close at once what was opened without anything pressed in between.
      closedby={isCovered ? 'none' : undefined}
      onCancel={(event) => {
        // That no file was chosen is called the same, and is heard here too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ currentTarget }) => {
        // Some browsers close any dialog when Escape is pressed twice; whether it closes is said by who renders it.
        if (!currentTarget.isConnected || currentTarget.open) return;
        currentTarget.showModal();
        onClose?.();
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
      <LiveRegion />
    </dialog>,
    document.body,
  );
}
