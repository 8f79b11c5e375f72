import { useEffect, useEffectEvent } from 'react';
import { addShortcuts, type Shortcut, type ShortcutGroup } from './shortcuts.ts';

/** Adds shortcuts to the page as long as the component is mounted. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const read = useEffectEvent((): ShortcutGroup => ({ title, shortcuts }));
  useEffect(() => addShortcuts(() => read()), []);
}
