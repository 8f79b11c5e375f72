import { useEffect } from 'react';
import type { EditorStore } from './store/editor-store.ts';

/** Pause before the server is asked again after it has not answered, in milliseconds. */
const pause = 2000;

/** Takes over what changes in the folder of the brand, as soon as it does. */
export function useDiskChanges(store: EditorStore): void {
  useEffect(() => {
    let isOpen = true;
    const watch = async (): Promise<void> => {
      let seen: string | null = null;
      while (isOpen) {
        const before: string | null = seen;
        const answer: { seen: string } | undefined = await store.ask((calls) => calls.disk({ seen: before }));
        if (!isOpen) return;
        if (!answer) {
          await new Promise((done) => setTimeout(done, pause));
          continue;
        }
        if (before !== null && answer.seen !== before) await store.sync();
        ({ seen } = answer);
      }
    };
    void watch();
    return () => {
      isOpen = false;
    };
  }, [store]);
}
