import { createContext, use } from 'react';
import type { Editing } from './editing.ts';

export const EditingContext = createContext<Editing | null>(null);

/** The editors of the page. */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('An editor stands outside of a page with editors');
  return editing;
}
