import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrandEdit, FileEdit } from '#core/brand-edits/edit.ts';
import { type EditedBrand, editBrand } from './edit-brand.ts';

function write(folder: string, files: readonly FileEdit[]): void {
  for (const { path, content } of files) {
    const file = join(folder, path);
    if (content === undefined) rmSync(file, { force: true });
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
}

/**
 * Makes edits of a brand on the disk. If a file cannot be written, all are as they were.
 * @param folder absolute path of the brand
 */
export function writeEdits(folder: string, edits: readonly BrandEdit[]): EditedBrand {
  const read = (path: string): Buffer | undefined =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : undefined;
  const edited = editBrand(read, edits);
  try {
    write(folder, edited.files);
  } catch (error) {
    write(folder, edited.undo);
    throw error;
  }
  return edited;
}
