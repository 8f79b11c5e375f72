import { useSyncExternalStore } from 'react';
import { hasUnsavedInput } from '#portal/data/browser/unsaved-input.ts';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('input', onChange);
  return () => document.removeEventListener('input', onChange);
}

/** Whether a form of the page has unsaved input. */
export function useUnsavedInput(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedInput, () => false);
}
