import { type ReactNode, useEffect, useId, useRef } from 'react';
import './Dialog.scss';

interface DialogProps {
  open: boolean;
  title: string;
  /** Called once when it closes, with the `value` of the button that closed it; empty after Escape. */
  onClose: (answer: string) => void;
  /** Buttons; they stand in a form that closes the dialog. */
  children: ReactNode;
}

/** A modal question on the native element, which keeps the focus inside and gives it back. */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isAnswered = useRef(false);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) {
      isAnswered.current = false;
      dialog.returnValue = '';
      dialog.showModal();
    } else {
      dialog.close();
    }
  }, [open]);
  // The event that it has closed comes later: someone who opens it again at once would find it open still.
  const answer = (value: string): void => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    onClose(value);
  };
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={() => answer('')}
      onClose={({ currentTarget }) => {
        // Opened again meanwhile, it is asking something else.
        if (!currentTarget.open) answer(currentTarget.returnValue);
      }}
    >
      <form method="dialog">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        <div className="dialog-buttons">{children}</div>
      </form>
    </dialog>
  );
}
