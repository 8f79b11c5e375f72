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
  /** Called when it is left and nothing is lost by that, or someone said that it may be. */
  onClose: () => void;
  /** A form that calls `useFormDialog`, with what stands around it. */
  children: ReactNode;
}

/** A dialog with a form: whichever way it is left, it asks before it throws away what stands in it. */
export function FormDialog({ icon, title, onClose, children }: FormDialogProps) {
  const [form, hold] = useState<FormInDialog>({ isChanged: false });
  const [isAsking, setAsking] = useState(false);
  const { isChanged, stop } = form;
  useUnloadQuestion(isChanged);
  const place = useRef<HTMLDivElement>(null);
  const error = useStore($error);
  useEffect(() => {
    // What is said above the page is out of reach behind the dialog, and the way back in with it.
    if (isLasting(error) && !error.place?.current) $error.set({ ...error, place });
  }, [error]);
  const leave = (): void => {
    if (stop) stop();
    else if (isChanged) setAsking(true);
    else onClose();
  };
  return (
    <FrameDialog icon={icon} title={title} onClose={leave} isCovered={isAsking}>
      <FormDialogContext value={{ hold, leave }}>{children}</FormDialogContext>
      <ActionError place={place} />
      <DiscardQuestion
        open={isAsking}
        onAnswer={(discards) => {
          setAsking(false);
          if (discards) onClose();
        }}
      />
    </FrameDialog>
  );
}
