/** The minimal interface of a browser engine for journeys, which any remote control of browsers offers. */
export interface Engine<Handle = unknown> {
  open: (url: string) => Promise<void>;
  /** Runs a function, given as text, in the page with a JSON argument, and returns its result. */
  evaluate: (code: string, argument: unknown) => Promise<unknown>;
  /** Runs a function that returns an element or `null`. */
  find: (code: string, argument: unknown) => Promise<Handle | undefined>;
  click(element: Handle): Promise<void>;
  /** Types into an empty field. */
  type(element: Handle, text: string): Promise<void>;
  /** Chooses a file in a file field; the path is absolute. */
  upload(element: Handle, path: string): Promise<void>;
  close: () => Promise<void>;
}
