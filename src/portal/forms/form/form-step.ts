import { createContext, use } from 'react';

/** Id of the section that a phone shows of a form in steps; `undefined` where the form has no steps. */
export const FormStepContext = createContext<string | undefined>(undefined);

interface StepAttributes {
  id?: string;
  tabIndex?: -1;
  'data-step'?: 'shown' | 'other';
}

/** Attributes of a section of a form that is a step; none without an id, or outside of `FormSteps`. */
export function useStepAttributes(id: string | undefined): StepAttributes {
  const shown = use(FormStepContext);
  if (id === undefined || shown === undefined) return {};
  return { id, tabIndex: -1, 'data-step': id === shown ? 'shown' : 'other' };
}
