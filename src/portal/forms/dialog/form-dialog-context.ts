import { createContext, use, useEffect } from 'react';

/** What the dialog around a form has to know of it. */
export interface FormInDialog {
  /** Something was typed or chosen that closing would throw away. */
  isChanged: boolean;
  /** Stops what is being sent; only while something is, and always the same function. */
  stop?: (() => void) | undefined;
}

interface FormDialogScope {
  hold: (form: FormInDialog) => void;
  leave: () => void;
}

export const FormDialogContext = createContext<FormDialogScope | null>(null);

/**
 * Tells the dialog around a form what closing it would lose.
 * @returns how the form's own button leaves, which is the same as Escape
 */
export function useFormDialog({ isChanged, stop }: FormInDialog): () => void {
  const scope = use(FormDialogContext);
  if (!scope) throw new Error('A form stands outside of its dialog');
  const { hold, leave } = scope;
  useEffect(() => {
    hold({ isChanged, stop });
    // What stands in its place in the dialog has nothing to lose.
    return () => hold({ isChanged: false });
  }, [hold, isChanged, stop]);
  return leave;
}
