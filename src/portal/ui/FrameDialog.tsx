import { type ReactNode, useLayoutEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon, type IconShapes } from './Icon.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import './Dialog.scss';
import './frame-dialog.scss';

interface FrameDialogProps {
  icon: IconShapes;
  title: string;
  /** Called on Escape or the back gesture; absent: the dialog cannot be closed. */
  onClose?: () => void;
  /** Another dialog is open above it, which alone handles Escape. */
  isCovered?: boolean;
  children: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
}

/** A modal dialog of the frame, open while it is rendered. Traps the focus, and returns it on unmount. */
export function FrameDialog({ icon, title, onClose, isCovered, children, actions }: FrameDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect, which runs before the element is removed: closing the dialog returns the focus. It is also set
  // explicitly, in case the browser had closed the dialog for a moment, after which it returns the focus elsewhere.
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
  // Outside of the component that opens it, whose styles (of a card, say) must not apply.
  return createPortal(
    <dialog
      ref={ref}
      className="dialog frame-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // Browsers may close dialogs together that were opened without user activation in between.
      closedby={isCovered ? 'none' : undefined}
      onCancel={(event) => {
        // The `cancel` event of a file input bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={({ currentTarget }) => {
        // Some browsers close any dialog when Escape is pressed twice; only the parent may close this one.
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
