import { atom, type ReadableAtom } from 'nanostores';

/** The open editor, of a part or of an entry of a list. */
export interface OpenEditor {
  id: string;
  /** Field to focus on opening. */
  field?: string;
}

/** Unsaved changes of the open editor. */
export interface Unsaved {
  /** The changes are stored for the next visit: leaving the page loses nothing. */
  isStored: boolean;
  /** Deletes the stored changes. */
  discard?: () => void;
}

/** State of a page's editors: at most one is open, and changes are discarded only after confirmation. */
export interface Editing {
  $open: ReadableAtom<OpenEditor | undefined>;
  /** Whether the question about discarding changes is open. */
  $isAsking: ReadableAtom<boolean>;
  /** Whether leaving the page would lose changes. */
  $isAtRisk: ReadableAtom<boolean>;
  /** The editor whose changes were saved last. */
  $saved: ReadableAtom<string | undefined>;
  /** Editor whose button should get the focus. */
  $focus: ReadableAtom<string | undefined>;
  open: (id: string, field?: string) => void;
  /** Closes the open editor, after confirmation if it has changes. */
  cancel: () => void;
  /** Closes the open editor without confirmation. */
  close: () => void;
  /** Closes the open editor as saved; pass the `id` of a new entry. */
  finish: (id?: string) => void;
  /** Registers the unsaved changes of the open editor. */
  hold: (unsaved: Unsaved | undefined) => void;
  /** Answers the question about discarding changes. */
  answer: (discards: boolean) => void;
  setFocus: (id: string | undefined) => void;
  /** Whether an editor has a draft. */
  hasDraft: (id: string) => boolean;
}

export function createEditing(hasDraft: Editing['hasDraft'] = () => false): Editing {
  const $open = atom<OpenEditor | undefined>();
  const $isAsking = atom(false);
  const $isAtRisk = atom(false);
  const $saved = atom<string | undefined>();
  const $focus = atom<string | undefined>();
  let unsaved: Unsaved | undefined;
  let pendingAction: (() => void) | undefined;

  const hold = (changes: Unsaved | undefined): void => {
    unsaved = changes;
    $isAtRisk.set(changes !== undefined && !changes.isStored);
  };
  const afterConfirmation = (action: () => void): void => {
    if (!unsaved) {
      action();
      return;
    }
    pendingAction = action;
    $isAsking.set(true);
  };
  const close = (focus: string | undefined): void => {
    hold(undefined);
    $open.set(undefined);
    $focus.set(focus);
  };

  return {
    $open,
    $isAsking,
    $isAtRisk,
    $saved,
    $focus,
    hold,
    open: (id, field) => {
      const opened = { id, ...(field && { field }) };
      if ($open.get()?.id === id) {
        $open.set(opened);
        return;
      }
      afterConfirmation(() => {
        hold(undefined);
        $saved.set(undefined);
        $focus.set(undefined);
        $open.set(opened);
      });
    },
    close: () => close($open.get()?.id),
    cancel: () => afterConfirmation(() => close($open.get()?.id)),
    finish: (id = $open.get()?.id) => {
      $saved.set(id);
      close(id);
    },
    answer: (discards) => {
      const action = pendingAction;
      pendingAction = undefined;
      $isAsking.set(false);
      if (!discards) return;
      unsaved?.discard?.();
      hold(undefined);
      action?.();
    },
    setFocus: (id) => $focus.set(id),
    hasDraft,
  };
}
