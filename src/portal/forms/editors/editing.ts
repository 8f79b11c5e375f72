import { atom, type ReadableAtom } from 'nanostores';

/** The editor that is open: of a part, or of an entry of a list. */
export interface OpenEditor {
  id: string;
  /** Field to focus when it opens. */
  field?: string;
}

/** What would be lost if the open editor went away. */
export interface Unsaved {
  /** It is kept for the next visit of the page: leaving loses nothing. */
  isKept: boolean;
  /** Forgets what is kept of it. */
  discard?: () => void;
}

/** Which of the editors of a page is open, at most one at a time; none goes away with changes unasked. */
export interface Editing {
  $open: ReadableAtom<OpenEditor | undefined>;
  /** Whether someone has to say first what is to become of their changes. */
  $isAsking: ReadableAtom<boolean>;
  /** Whether leaving the page would lose changes. */
  $isAtRisk: ReadableAtom<boolean>;
  /** The editor whose changes were saved last. */
  $saved: ReadableAtom<string | undefined>;
  /** The button that is to have the focus, by the editor that it opens. */
  $focus: ReadableAtom<string | undefined>;
  open: (id: string, field?: string) => void;
  /** Gives up the open editor. */
  cancel: () => void;
  /** Closes the open editor, whatever it holds. */
  close: () => void;
  /** What it holds was saved; `id` where it is known under another one now. */
  finish: (id?: string) => void;
  /** The open editor says what it holds. */
  hold: (unsaved: Unsaved | undefined) => void;
  answer: (discards: boolean) => void;
  setFocus: (id: string | undefined) => void;
  /** Whether something that was typed into an editor waits there to be saved. */
  hasDraft: (id: string) => boolean;
}

export function createEditing(hasDraft: Editing['hasDraft'] = () => false): Editing {
  const $open = atom<OpenEditor | undefined>();
  const $isAsking = atom(false);
  const $isAtRisk = atom(false);
  const $saved = atom<string | undefined>();
  const $focus = atom<string | undefined>();
  let unsaved: Unsaved | undefined;
  let next: (() => void) | undefined;

  const hold = (now: Unsaved | undefined): void => {
    unsaved = now;
    $isAtRisk.set(now !== undefined && !now.isKept);
  };
  const whenNothingIsLost = (action: () => void): void => {
    if (!unsaved) {
      action();
      return;
    }
    next = action;
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
      whenNothingIsLost(() => {
        hold(undefined);
        $saved.set(undefined);
        $focus.set(undefined);
        $open.set(opened);
      });
    },
    close: () => close($open.get()?.id),
    cancel: () => whenNothingIsLost(() => close($open.get()?.id)),
    finish: (id = $open.get()?.id) => {
      $saved.set(id);
      close(id);
    },
    answer: (discards) => {
      const action = next;
      next = undefined;
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
