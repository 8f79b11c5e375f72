import { explanation } from '#generator/diagnostics/report-text.ts';
import { lstatSync, realpathSync, statSync } from 'node:fs';
import type { ProblemTexts } from '../draft.ts';
import { isInside } from './find-file.ts';

/**
 * Kind of a path: missing, a file, a link out of the folder, or something other than a file (a folder, a pipe).
 */
export type FolderEntry = 'absent' | 'file' | 'outside' | 'other';

/** @param folder of the brand or base, absolute */
export function entryAt(folder: string, path: string): FolderEntry {
  if (!lstatSync(path, { throwIfNoEntry: false })) return 'absent';
  try {
    if (!isInside(realpathSync(folder), realpathSync(path))) return 'outside';
    return statSync(path).isFile() ? 'file' : 'other';
  } catch {
    // A broken or circular link.
    return 'other';
  }
}

/** Problems of a text file that are found before it is opened. */
export const entryTexts: Readonly<Record<'outside' | 'other', ProblemTexts>> = {
  outside: {
    code: 'path-outside-brand',
    ...explanation('files.linkOutside'),
  },
  other: {
    code: 'not-a-file',
    ...explanation('files.notAFile'),
  },
};

/** The same problem for a folder, whose file names are not disclosed. */
export const folderOutside: ProblemTexts = {
  ...entryTexts.outside,
  ...explanation('files.folderOutside'),
};
