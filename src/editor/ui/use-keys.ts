import { useEffect } from 'react';
import type { EditorStore } from './store/editor-store.ts';

/** Whether Ctrl+Z belongs to a text field. */
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'color', 'file'].includes(target.type));

/** Undoes with Ctrl+Z, makes again with Ctrl+Shift+Z or Ctrl+Y, and saves with Ctrl+S. */
export function useKeys(store: EditorStore): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        // What is being typed is sent first.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        void store.save();
        return;
      }
      if (isTextField(event.target) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'z' && !event.shiftKey) store.undo();
      else store.redo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [store]);
}
