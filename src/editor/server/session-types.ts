import type { BrandEdit, SettingValue } from '#core/brand-edits/edit.ts';
import type { RefusedEdit } from '#generator/brands/edits/edit-settings.ts';
import type { BrandTexts } from './brand-texts.ts';
import type { Step } from './journal.ts';
import type { EditPlace } from './merge.ts';

export interface SessionOptions {
  /** Absolute path of the folder that holds the brands. */
  brandsDir: string;
  id: string;
  /** Absolute path of the folder of this session alone. */
  cacheFolder: string;
  texts: BrandTexts;
}

/** An edit with what its author saw in its place. */
export type SeenEdit = BrandEdit & {
  /** The value of the setting, or the SHA-256 of the file; null for none. Without it, whatever is there is replaced. */
  was?: SettingValue;
};

/** A place that has been changed here and in the folder of the brand: values of a setting, or hashes of a file. */
export interface EditConflict {
  place: EditPlace;
  mine: SettingValue | undefined;
  theirs: SettingValue | undefined;
}

export type EditResult =
  | { made: true }
  /** Edits that would not come out as meant, to be made by hand. */
  | { made: false; refused: RefusedEdit[] }
  /** Edits of what has changed since it was seen. */
  | { made: false; changed: SeenEdit[] }
  /** Files that no editor may write. */
  | { made: false; forbidden: string[] };

export interface SessionState {
  steps: readonly Step[];
  /** How many of the steps are made; the others are undone. */
  position: number;
  /** Files that differ from those in the folder of the brand. */
  changed: string[];
}
