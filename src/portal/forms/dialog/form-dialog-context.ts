import type { FormDraft } from '#portal/data/drafts/tab-draft.ts';
import { createContext, use, useEffect } from 'react';

/** State of a form, as needed by its dialog. */
export interface FormInDialog {
  /** Closing would discard unsaved input. */
  isChanged: boolean;
  /** Draft of the unsaved input, with a stable identity: discarding the input clears it. */
  draft?: Pick<FormDraft<never>, 'clear' | 'isStored'> | undefined;
  /** Aborts the request in progress; set only during one, with a stable identity. */
  stop?: (() => void) | undefined;
}

interface FormDialogScope {
  hold: (form: FormInDialog) => void;
  leave: () => void;
}

export const FormDialogContext = createContext<FormDialogScope | null>(null);

/**
 * Reports the state of a form to its dialog.
 * @returns function that leaves the dialog, same as Escape
 */
export function useFormDialog({ isChanged, draft, stop }: FormInDialog): () => void {
  const scope = use(FormDialogContext);
  if (!scope) throw new Error('A form stands outside of its dialog');
  const { hold, leave } = scope;
  useEffect(() => {
    hold({ isChanged, draft, stop });
    // Another form may take its place in the dialog.
    return () => hold({ isChanged: false });
  }, [hold, isChanged, draft, stop]);
  return leave;
}
