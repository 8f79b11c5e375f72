import type { FromPage, PageState, ToPage } from './protocol.ts';

/** The page that can be seen. */
export interface SeenPage {
  path: string;
  page: string;
  sheet: string;
  title: string;
}

export interface FramesOptions {
  /** Element that holds the frames, one above the other. */
  container: HTMLElement;
  origin: string;
  /** Accessible name of the frames. */
  label: string;
  /** A page is seen, for the first time or after a link has been followed. */
  onSeen: (page: SeenPage) => void;
}

interface LoadOptions {
  /** Whether scroll, focus and typed text of the page before are taken over. */
  keep: boolean;
  /** Pages that only lead on to the one that is meant. */
  isPassing: (path: string) => boolean;
}

interface Loading extends LoadOptions {
  frame: HTMLIFrameElement;
  timer: ReturnType<typeof setTimeout>;
  seen?: SeenPage;
}

/** Time after which a page is shown although its islands do not work yet, in milliseconds. */
const patience = 8000;

/** The same for a page that should lead on but stays, with its reason on the screen. */
const patienceWhilePassing = 3000;

/**
 * Frames of which one is seen: the next page loads behind it and takes its place once it can be used, so that nothing
 * flashes and nothing typed is lost.
 */
export class Frames {
  readonly #options: FramesOptions;
  #mode: 'light' | 'dark' | undefined;
  #current: HTMLIFrameElement | undefined;
  #loading: Loading | undefined;

  constructor(options: FramesOptions) {
    this.#options = options;
    addEventListener('message', this.#receive);
  }

  /** Loads an address behind the page that is seen. */
  load(address: string, { keep = false, isPassing = () => false }: Partial<LoadOptions> = {}): void {
    const { container, label } = this.#options;
    this.#drop();
    const frame = document.createElement('iframe');
    frame.title = label;
    frame.className = this.#current ? 'preview-frame preview-frame-next' : 'preview-frame';
    // Without the right to lead the editor's own page elsewhere.
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox',
    );
    frame.addEventListener('load', () => this.#post(frame, { kind: 'hello' }));
    const timer = setTimeout(() => this.#reveal(), patience);
    this.#loading = { frame, keep, isPassing, timer };
    frame.src = address;
    container.append(frame);
  }

  /** Exchanges the style sheet with the colours of the page that is seen. */
  colour(sheet: Omit<Extract<ToPage, { kind: 'sheet' }>, 'kind'>): void {
    if (this.#current) this.#post(this.#current, { kind: 'sheet', ...sheet });
  }

  /** Shows pages in a mode from now on. */
  set mode(mode: 'light' | 'dark' | undefined) {
    this.#mode = mode;
    if (this.#current) this.#post(this.#current, { kind: 'mode', mode });
  }

  close(): void {
    removeEventListener('message', this.#receive);
    this.#drop();
    this.#current?.remove();
  }

  #drop(): void {
    clearTimeout(this.#loading?.timer);
    this.#loading?.frame.remove();
    this.#loading = undefined;
  }

  #post(frame: HTMLIFrameElement, message: ToPage): void {
    frame.contentWindow?.postMessage(message, this.#options.origin);
  }

  #receive = ({ data, origin, source }: MessageEvent<FromPage>): void => {
    if (origin !== this.#options.origin) return;
    if (source === this.#loading?.frame.contentWindow) this.#fromNext(data);
    else if (source === this.#current?.contentWindow) this.#fromCurrent(data);
  };

  #fromNext(message: FromPage): void {
    const loading = this.#loading;
    if (!loading) return;
    if (message.kind === 'restored') this.#reveal();
    if (message.kind !== 'alive') return;
    const { kind: _, ...seen } = message;
    loading.seen = seen;
    if (loading.isPassing(seen.path)) {
      clearTimeout(loading.timer);
      loading.timer = setTimeout(() => this.#reveal(), patienceWhilePassing);
      return;
    }
    this.#post(loading.frame, { kind: 'mode', mode: this.#mode });
    if (this.#current && loading.keep) this.#post(this.#current, { kind: 'keep' });
    else this.#reveal();
  }

  #fromCurrent(message: FromPage): void {
    if (message.kind === 'kept') this.#restore(message.state);
    if (message.kind !== 'alive') return;
    const { kind: _, ...seen } = message;
    this.#options.onSeen(seen);
  }

  #restore(state: PageState): void {
    if (this.#loading?.seen) this.#post(this.#loading.frame, { kind: 'restore', state });
  }

  #reveal(): void {
    const loading = this.#loading;
    if (!loading) return;
    clearTimeout(loading.timer);
    this.#loading = undefined;
    const [before, { frame, seen }] = [this.#current, loading];
    this.#current = frame;
    frame.classList.remove('preview-frame-next');
    if (before && document.activeElement === before) frame.focus();
    // The one before stays below until the new one is painted.
    requestAnimationFrame(() => requestAnimationFrame(() => before?.remove()));
    if (seen) this.#options.onSeen(seen);
  }
}
