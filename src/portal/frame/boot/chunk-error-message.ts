interface LossMessage {
  /** Says that something has not come yet, and that it is being tried again. */
  wait: () => void;
  /**
   * Says that it does not come, with a button.
   * @param loss what does not come; of which nothing more is said once someone has closed the message
   */
  show: (loss: string) => void;
  hide: () => void;
}

/** What the page says about code that does not come, in the elements that `Loading.astro` has put there. */
export function chunkErrorMessage(tryAgain: () => void): LossMessage {
  let box: HTMLElement | null = null;
  let before: EventTarget | null = null;
  let said = '';
  let isClosed = false;

  const line = (isShown: boolean): void => {
    const waits = document.querySelector<HTMLElement>('.loading-waits');
    if (waits) waits.hidden = !isShown;
  };

  /** What lies outside of an open dialog cannot be pressed. */
  function place(): void {
    const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (box && box.parentElement !== home) home.append(box);
  }

  function hide(): void {
    isClosed = false;
    line(false);
    if (!box || box.hidden) return;
    const isHeld = box.contains(document.activeElement);
    box.hidden = true;
    const back = (before as HTMLElement | null)?.isConnected ? before : document.getElementById('content');
    if (isHeld) (back as HTMLElement | null)?.focus({ preventScroll: true });
  }

  function prepare(found: HTMLElement): HTMLElement {
    setInterval(place, 1000);
    found.addEventListener('focusin', ({ relatedTarget: from }) => {
      if (from && !found.contains(from as Node)) before = from;
    });
    const [again, close] = found.querySelectorAll('button');
    if (again) again.onclick = tryAgain;
    if (close)
      close.onclick = () => {
        hide();
        isClosed = true;
      };
    return found;
  }

  function show(loss: string): void {
    if (isClosed && loss === said) return;
    said = loss;
    isClosed = false;
    const found = document.querySelector<HTMLElement>('.loading-lost');
    if (!found) return;
    box ??= prepare(found);
    place();
    line(false);
    box.hidden = false;
    // What someone has just pressed is not covered by what is said about it.
    document
      .querySelector(':is(a, button, input, select, textarea):focus')
      ?.scrollIntoView({ block: 'nearest' });
  }

  return {
    wait: () => {
      if (!isClosed && (!box || box.hidden)) line(true);
    },
    show,
    hide,
  };
}
