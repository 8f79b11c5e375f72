interface ChunkErrorMessage {
  /** Shows that something is still loading, and being tried again. */
  wait: () => void;
  /**
   * Shows that chunks cannot be loaded, with a button to try again.
   * @param missing the missing chunks; a message that was closed is not shown again for the same ones
   */
  show: (missing: string) => void;
  hide: () => void;
}

/** The message about chunks that do not load, in the elements that `Loading.astro` renders. */
export function chunkErrorMessage(tryAgain: () => void): ChunkErrorMessage {
  let box: HTMLElement | null = null;
  let lastFocus: EventTarget | null = null;
  let shown = '';
  let isClosed = false;

  const showWaiting = (isShown: boolean): void => {
    const line = document.querySelector<HTMLElement>('.loading-waits');
    if (line) line.hidden = !isShown;
  };

  /** Moves the box into the open dialog, outside of which nothing can be pressed. */
  function attach(): void {
    const parent = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (box && box.parentElement !== parent) parent.append(box);
  }

  function hide(): void {
    isClosed = false;
    showWaiting(false);
    if (!box || box.hidden) return;
    const hasFocus = box.contains(document.activeElement);
    box.hidden = true;
    const target = (lastFocus as HTMLElement | null)?.isConnected
      ? lastFocus
      : document.getElementById('content');
    if (hasFocus) (target as HTMLElement | null)?.focus({ preventScroll: true });
  }

  function prepare(element: HTMLElement): HTMLElement {
    setInterval(attach, 1000);
    element.addEventListener('focusin', ({ relatedTarget: from }) => {
      if (from && !element.contains(from as Node)) lastFocus = from;
    });
    const [again, close] = element.querySelectorAll('button');
    if (again) again.onclick = tryAgain;
    if (close)
      close.onclick = () => {
        hide();
        isClosed = true;
      };
    return element;
  }

  function show(missing: string): void {
    if (isClosed && missing === shown) return;
    shown = missing;
    isClosed = false;
    const element = document.querySelector<HTMLElement>('.loading-lost');
    if (!element) return;
    box ??= prepare(element);
    attach();
    showWaiting(false);
    box.hidden = false;
    // The message must not cover the control that was just pressed.
    document
      .querySelector(':is(a, button, input, select, textarea):focus')
      ?.scrollIntoView({ block: 'nearest' });
  }

  return {
    wait: () => {
      if (!isClosed && (!box || box.hidden)) showWaiting(true);
    },
    show,
    hide,
  };
}
