import { type ReactNode, useEffect, useId, useRef } from 'react';
import './Dialog.scss';

interface DialogProps {
  open: boolean;
  title: string;
  /** Called once on closing, with the `value` of the pressed button; empty after Escape. */
  onClose: (answer: string) => void;
  /** Buttons, inside a form that closes the dialog. */
  children: ReactNode;
}

/** A modal question as a native `dialog`, which traps the focus and returns it. */
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
  // Escape answers at once: `close` comes later, and a dialog reopened right away would still count as open.
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
        // Reopened meanwhile, it asks another question.
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
