import { useSyncExternalStore } from 'react';
import { hasUnsavedInput } from '#portal/data/drafts/unsaved-input.ts';

function follow(onChange: () => void): () => void {
  document.addEventListener('input', onChange);
  return () => document.removeEventListener('input', onChange);
}

/** Whether a form of the page holds something that was typed and is not sent. */
export function useUnsavedInput(): boolean {
  return useSyncExternalStore(follow, hasUnsavedInput, () => false);
}
