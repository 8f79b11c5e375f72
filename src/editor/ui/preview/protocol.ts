/** State of a page that the next one takes over. */
export interface PageState {
  scroll: readonly [x: number, y: number];
  /** Values of fields by their keys. */
  fields: readonly (readonly [key: string, value: string])[];
  focus?: string;
  /** Range of the selected text in the field with the focus. */
  selection?: readonly [start: number, end: number];
  /** The button that opened the dialog on the screen. */
  opener?: string;
}

/** Colours of the browser's own bars in both modes. */
export type BarColours = Readonly<Record<'light' | 'dark', string>>;

/** Messages of the editor to the page in a frame. */
export type ToPage =
  /** The page has loaded, and is asked to say when it can be used. */
  | { kind: 'hello' }
  /** Shown in this mode from now on, as are the pages that load later; without one, as the system is. */
  | { kind: 'mode'; mode: 'light' | 'dark' | undefined }
  | { kind: 'sheet'; address: string; colours: BarColours }
  /** Asks for the state of the page. */
  | { kind: 'keep' }
  | { kind: 'restore'; state: PageState };

/** Messages of a page to the editor. */
export type FromPage =
  /** All islands work: the page can be shown. */
  | { kind: 'alive'; path: string; page: string; sheet: string; title: string }
  | { kind: 'kept'; state: PageState }
  | { kind: 'restored' }
  /** The new style sheet is seen. */
  | { kind: 'coloured'; address: string };
