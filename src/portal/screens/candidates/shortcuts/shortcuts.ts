import { atom } from 'nanostores';
import { local, portalKey } from '#portal/data/browser/storage.ts';

/** An action that a single character starts. */
export interface Shortcut {
  /** In lower case. */
  key: string;
  label: string;
  run: () => void;
}

/** Shortcuts of a part of the page, under a heading of their own in the dialog that lists them. */
export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/** Character that opens the dialog with all shortcuts. */
export const helpKey = '?';

const stored = portalKey('atajos');

/** Whether single characters act: speech input types them by mistake, so that they can be switched off. */
export const $areShortcutsOn = atom(local.get(stored) === undefined);

/** Shortcuts by the open dialog, which lists them. */
export const $listedShortcuts = atom<readonly ShortcutGroup[] | undefined>();

/** Switches the shortcuts on or off in this browser. */
export function switchShortcuts(isOn: boolean): void {
  if (isOn) local.remove(stored);
  else local.set(stored, 'no');
  $areShortcutsOn.set(isOn);
}

const groups = new Set<() => ShortcutGroup>();

/** The shortcuts that the page has at the moment; parts with the same title are one group. */
function shortcutGroups(): ShortcutGroup[] {
  const byTitle = Map.groupBy(
    [...groups].map((read) => read()),
    ({ title }) => title,
  );
  return [...byTitle]
    .map(([title, parts]) => ({ title, shortcuts: parts.flatMap(({ shortcuts }) => shortcuts) }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}

/** Opens the dialog that lists the shortcuts of the page. */
export const listShortcuts = (): void => $listedShortcuts.set(shortcutGroups());

/** Elements in which characters are input. */
const fields = 'input, textarea, select, [contenteditable]';

/** Open dialogs and menus, above the page that the shortcuts act on. */
const overlays = 'dialog[open], :popover-open';

/** Whether a key press may be a shortcut: without a modifier, not held, and outside of fields, dialogs and menus. */
function mayBeShortcut(event: KeyboardEvent): boolean {
  const { target, altKey, ctrlKey, metaKey, repeat, isComposing, defaultPrevented } = event;
  if (altKey || ctrlKey || metaKey || repeat || isComposing || defaultPrevented) return false;
  const isInField = target instanceof Element && target.closest(fields) !== null;
  return !isInField && document.querySelector(overlays) === null;
}

function onKeyDown(event: KeyboardEvent): void {
  if (!$areShortcutsOn.get() || !mayBeShortcut(event)) return;
  const key = event.key.toLowerCase();
  const run =
    key === helpKey
      ? listShortcuts
      : shortcutGroups()
          .flatMap(({ shortcuts }) => shortcuts)
          // Of two with the same key the one that was added last acts.
          .findLast((shortcut) => shortcut.key === key)?.run;
  if (!run) return;
  event.preventDefault();
  run();
}

/** Adds shortcuts to the page; returns a function that removes them. */
export function addShortcuts(read: () => ShortcutGroup): () => void {
  if (groups.size === 0) addEventListener('keydown', onKeyDown);
  groups.add(read);
  return () => {
    groups.delete(read);
    if (groups.size === 0) removeEventListener('keydown', onKeyDown);
  };
}
