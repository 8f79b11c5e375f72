import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $error, isLasting } from '#portal/data/messages/messages.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { DiscardQuestion } from '../parts/DiscardQuestion.tsx';
import { useUnloadQuestion } from '../parts/use-unload-question.ts';
import type { IconShapes } from '#portal/ui/Icon.tsx';
import { FormDialogContext, type FormInDialog } from './form-dialog-context.ts';
import { FrameDialog } from '#portal/ui/FrameDialog.tsx';

interface FormDialogProps {
  icon: IconShapes;
  title: string;
  /** Called on leaving without unsaved input, or after confirming that it may be discarded. */
  onClose: () => void;
  /** A form that calls `useFormDialog`, with its surroundings. */
  children: ReactNode;
}

/** Dialog with a form; asks before discarding unsaved input, however the dialog is left. */
export function FormDialog({ icon, title, onClose, children }: FormDialogProps) {
  const [form, setForm] = useState<FormInDialog>({ isChanged: false });
  const [isAsking, setAsking] = useState(false);
  const { isChanged, draft, stop } = form;
  useUnloadQuestion(isChanged, () => !draft?.isStored());
  const errorPlace = useRef<HTMLDivElement>(null);
  const error = useStore($error);
  useEffect(() => {
    // The banner and its sign-in link are out of reach behind the modal dialog: move the error into it.
    if (isLasting(error) && !error.place?.current) $error.set({ ...error, place: errorPlace });
  }, [error]);
  const leave = (): void => {
    if (stop) stop();
    else if (isChanged) setAsking(true);
    else onClose();
  };
  return (
    <FrameDialog icon={icon} title={title} onClose={leave} isCovered={isAsking}>
      <FormDialogContext value={{ hold: setForm, leave }}>{children}</FormDialogContext>
      <ActionError place={errorPlace} />
      <DiscardQuestion
        open={isAsking}
        onAnswer={(discards) => {
          setAsking(false);
          if (!discards) return;
          draft?.clear();
          onClose();
        }}
      />
    </FrameDialog>
  );
}
