import { useSyncExternalStore } from 'react';
import { holdsTyped } from '#portal/data/typed.ts';

function follow(onChange: () => void): () => void {
  document.addEventListener('input', onChange);
  return () => document.removeEventListener('input', onChange);
}

/** Whether a form of the page holds something that was typed and is not sent. */
export function useTyped(): boolean {
  return useSyncExternalStore(follow, holdsTyped, () => false);
}
