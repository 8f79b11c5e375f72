import { explanation } from '#generator/diagnostics/report-text.ts';
import { lstatSync, realpathSync, statSync } from 'node:fs';
import type { ProblemTexts } from '../draft.ts';
import { isInside } from './find-file.ts';

/** What stands at a path: nothing, a file, something outside of the folder by a link, or no file (a folder, a pipe). */
export type FolderEntry = 'absent' | 'file' | 'outside' | 'other';

/** @param folder of the brand or base, absolute */
export function entryAt(folder: string, path: string): FolderEntry {
  if (!lstatSync(path, { throwIfNoEntry: false })) return 'absent';
  try {
    if (!isInside(realpathSync(folder), realpathSync(path))) return 'outside';
    return statSync(path).isFile() ? 'file' : 'other';
  } catch {
    // A link that leads nowhere, or in a circle.
    return 'other';
  }
}

/** What is wrong with a text file before anybody opens it. */
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

/** The same of a folder: not even the names in it are told. */
export const folderOutside: ProblemTexts = {
  ...entryTexts.outside,
  ...explanation('files.folderOutside'),
};
