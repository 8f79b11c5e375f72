import type { BrandEdit, FileContent, FileEdit, SettingEdit } from '#core/brand-edits/edit.ts';
import { brandFileName } from '../folders.ts';
import { editSettings, type RefusedEdit } from './edit-settings.ts';

/** What edits make of the files of a brand. */
export interface EditedBrand {
  /** The files that are changed, added or, without a content, deleted. */
  files: FileEdit[];
  /** The same files as they were. */
  undo: FileEdit[];
  /** Edits of the settings that are left to be made by hand. */
  refused: RefusedEdit[];
}

const sameContent = (a: FileContent | undefined, b: FileContent | undefined): boolean =>
  a === undefined || b === undefined ? a === b : Buffer.from(a).equals(Buffer.from(b));

const isSettingEdit = (edit: BrandEdit): edit is SettingEdit => edit.kind !== 'file';

/**
 * Makes edits of a brand: those of files first, then those of the settings.
 * @param read gives the content of a file, if there is one
 */
export function editBrand(
  read: (path: string) => FileContent | undefined,
  edits: readonly BrandEdit[],
): EditedBrand {
  const contents = new Map<string, FileContent | undefined>();
  for (const edit of edits) if (!isSettingEdit(edit)) contents.set(edit.path, edit.content);
  const settings = contents.has(brandFileName) ? contents.get(brandFileName) : read(brandFileName);
  const before = typeof settings === 'string' ? settings : Buffer.from(settings ?? '').toString();
  const { text, refused } = editSettings(before, edits.filter(isSettingEdit));
  if (text !== before) contents.set(brandFileName, text);
  const changed = [...contents].filter(([path, content]) => !sameContent(content, read(path)));
  const asEdit = (path: string, content: FileContent | undefined): FileEdit => ({
    kind: 'file',
    path,
    ...(content !== undefined && { content }),
  });
  return {
    files: changed.map(([path, content]) => asEdit(path, content)),
    undo: changed.map(([path]) => asEdit(path, read(path))),
    refused,
  };
}
