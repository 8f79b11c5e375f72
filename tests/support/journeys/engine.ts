/** The least that a browser must be able to do to be walked through: what any remote control of browsers has. */
export interface Engine<Handle = unknown> {
  open: (url: string) => Promise<void>;
  /** Runs a function of the page, as text, with JSON for its argument, and gives what it gives. */
  evaluate: (code: string, argument: unknown) => Promise<unknown>;
  /** Runs one that gives an element, or `null`. */
  find: (code: string, argument: unknown) => Promise<Handle | undefined>;
  click(element: Handle): Promise<void>;
  /** Types into a field that is empty. */
  type(element: Handle, text: string): Promise<void>;
  /** Puts a file into a field for files; the path is absolute. */
  upload(element: Handle, path: string): Promise<void>;
  close: () => Promise<void>;
}
