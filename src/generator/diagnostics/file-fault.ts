import { localize, type ReportText, reportText } from './report-text.ts';
import { displayPath } from './positions.ts';

const noPermission: ReportText = reportText('diagnostics.fileFault.noPermission');
const fileForFolder: ReportText = reportText('diagnostics.fileFault.fileForFolder');

/** Reasons by the error code of the operating system. */
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
const unnamedFile: ReportText = reportText('diagnostics.fileFault.someFile');

/**
 * Explains in one sentence why the system cannot read or write a file or folder; undefined for any other error, for
 * which the stack trace matters.
 */
export function fileFault(error: unknown): ReportText | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  const reason = reasons[code];
  if (reason === undefined || (path === undefined && syscall === undefined)) return undefined;
  const failedPath = dest ?? path;
  const name = failedPath === undefined ? unnamedFile : localize(() => `\`${displayPath(failedPath)}\``);
  return reportText('diagnostics.fileFault', { name, reason });
}
