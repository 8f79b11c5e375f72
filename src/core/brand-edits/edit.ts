/** Keys and list positions that lead to a value, e.g. `['footer', 'enlaces', 'es', 0]`. */
export type ValuePath = readonly (string | number)[];

/** A value of a brand file. */
export type SettingValue = string | number | boolean | null | readonly SettingValue[] | SettingGroup;

export interface SettingGroup {
  readonly [key: string]: SettingValue;
}

/** An edit of the settings in a brand file. */
export type SettingEdit =
  /** Gives a key or a list item a value. A new key stands before the key `before`, by default at the end. */
  | { kind: 'set'; path: ValuePath; value: SettingValue; before?: string; comment?: string }
  /** Removes a key. */
  | { kind: 'unset'; path: ValuePath }
  /** Inserts a list item at a position. */
  | { kind: 'insert'; path: ValuePath; value: SettingValue; comment?: string }
  /** Removes a list item. */
  | { kind: 'remove'; path: ValuePath }
  /**
   * Moves a key or a list item to a path, which counts without it. A key stands before the key `before`, at the end for
   * null; by default a renamed key stays in its place, and one from elsewhere goes to the end.
   */
  | { kind: 'move'; path: ValuePath; to: ValuePath; before?: string | null };

export type FileContent = string | Uint8Array;

/** Replaces, adds or, without a content, deletes a file of a brand. */
export interface FileEdit {
  kind: 'file';
  /** Below the folder of the brand, with forward slashes. */
  path: string;
  content?: FileContent;
}

/** An edit of a brand. */
export type BrandEdit = SettingEdit | FileEdit;
