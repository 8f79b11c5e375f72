import { localize, type ReportText, reportText } from './report-text.ts';
import { displayPath } from './positions.ts';

const noPermission: ReportText = reportText('diagnostics.fileFault.noPermission');
const fileForFolder: ReportText = reportText('diagnostics.fileFault.fileForFolder');

/** What the system says when it cannot read or write, in words. */
const reasons: Readonly<Record<string, ReportText>> = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: reportText('diagnostics.fileFault.readOnly'),
  ENOSPC: reportText('diagnostics.fileFault.diskFull'),
  EDQUOT: reportText('diagnostics.fileFault.quota'),
  EFBIG: reportText('diagnostics.fileFault.fileTooLarge'),
  ENOTDIR: fileForFolder,
  EEXIST: fileForFolder,
  EISDIR: reportText('diagnostics.fileFault.folderForFile'),
  ENOENT: reportText('diagnostics.fileFault.cannotBeMade'),
  ENAMETOOLONG: reportText('diagnostics.fileFault.nameTooLong'),
  ELOOP: reportText('diagnostics.fileFault.linkCircle'),
  EMFILE: reportText('diagnostics.fileFault.tooManyFiles'),
  ENFILE: reportText('diagnostics.fileFault.tooManyFilesHere'),
  EIO: reportText('diagnostics.fileFault.disk'),
};
const someFile: ReportText = reportText('diagnostics.fileFault.someFile');

/**
 * One sentence on a file or folder that the system does not let be read or written; nothing for any other error, of
 * which the place in the code matters.
 */
export function fileFault(error: unknown): ReportText | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  const reason = reasons[code];
  if (reason === undefined || (path === undefined && syscall === undefined)) return undefined;
  const where = dest ?? path;
  const name = where === undefined ? someFile : localize(() => `\`${displayPath(where)}\``);
  return reportText('diagnostics.fileFault', { name, reason });
}
