import type { UploadKind } from '#core/contract/call.ts';
import type { ValidationMessage } from './rule.ts';

/** Document types accepted for upload, by extension. */
export const documentTypes = [
  'doc',
  'docx',
  'pdf',
  'odt',
  'odp',
  'ppt',
  'pptx',
  'pps',
  'ppsx',
  'csv',
  'xlsx',
  'txt',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'tiff',
  'tif',
  'bmp',
] as const;

interface FileLimits {
  types: readonly string[];
  /** Bytes; a file of exactly this size is accepted. */
  maxBytes: number;
}

const twoMegabytes = 2 * 1024 * 1024;

/** Accepted types and size of each kind of file field. */
export const fileLimits: Readonly<Record<UploadKind, FileLimits>> = {
  general: { types: documentTypes, maxBytes: twoMegabytes },
  pdf: { types: ['pdf'], maxBytes: twoMegabytes },
  /** Signed agreements: 2000 KB. */
  agreement: { types: ['pdf'], maxBytes: 2000 * 1024 },
  /** Format of the upload; the page accepts `photoTypes` and converts them to PNG. */
  photo: { types: ['png'], maxBytes: twoMegabytes },
};

/** Picture types accepted for a profile picture. */
export const photoTypes = ['png', 'jpg', 'jpeg', 'gif'] as const;

/** Maximum width and height of a profile picture in pixels; beyond it, notice 526. */
export const photoSide = 1000;

/** Extension of a file name, lower case and without the dot; empty if it has none. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Checks a chosen file; `validation.fileTooBig` needs the limit as `{limit}`. */
export function checkFile(
  file: { name: string; size: number },
  kind: UploadKind,
): Extract<ValidationMessage, 'validation.fileType' | 'validation.fileTooBig'> | undefined {
  const { types, maxBytes } = fileLimits[kind];
  if (!types.includes(extensionOf(file.name))) return 'validation.fileType';
  return file.size > maxBytes ? 'validation.fileTooBig' : undefined;
}

/** Whether a picture is small enough for a profile picture. */
export function fitsAsPhoto(picture: { width: number; height: number }): boolean {
  return picture.width <= photoSide && picture.height <= photoSide;
}
