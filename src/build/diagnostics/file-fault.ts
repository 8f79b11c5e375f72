import { displayPath } from './positions.ts';

/** What the system says when it cannot read or write, in words. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission for it',
  EPERM: 'you have no permission for it',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'the disk takes no files of that size',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
  EISDIR: 'a folder stands where a file is needed',
  ENOENT: 'it does not exist, and the system lets nobody make it',
  ENAMETOOLONG: 'the name is too long for the disk',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open; allow more with `ulimit -n`',
  ENFILE: 'too many files are open on this machine',
  EIO: 'the disk reports an error',
};

/**
 * One sentence on a file or folder that the system does not let be read or written; nothing for any other error, of
 * which the place in the code matters.
 */
export function fileFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  const reason = reasons[code];
  if (reason === undefined || (path === undefined && syscall === undefined)) return undefined;
  const where = dest ?? path;
  const name = where === undefined ? 'A file' : `\`${displayPath(where)}\``;
  return `${name} cannot be used: ${reason}. Change that, or choose another folder (\`--help\` lists the options).`;
}
