import { useSyncExternalStore } from 'react';
import { isShrunk } from './shrink.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  addEventListener('resize', onChange);
  return () => {
    removeEventListener('scroll', onChange);
    removeEventListener('resize', onChange);
  };
}

/** Whether the page is scrolled so far that the header is small. */
export function useShrunk(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isShrunk(scrollY, innerWidth),
    () => false,
  );
}
