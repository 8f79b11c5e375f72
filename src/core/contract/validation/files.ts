import type { UploadKind } from '#core/contract/call.ts';
import type { ValidationMessage } from './rule.ts';

/** The types of document that can be uploaded, by their extension. */
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

/** What each kind of file field takes. */
export const fileLimits: Readonly<Record<UploadKind, FileLimits>> = {
  general: { types: documentTypes, maxBytes: twoMegabytes },
  pdf: { types: ['pdf'], maxBytes: twoMegabytes },
  /** Signed agreements: 2000 KB. */
  agreement: { types: ['pdf'], maxBytes: 2000 * 1024 },
  /** What is sent; the page accepts `photoTypes` and redraws them as PNG. */
  photo: { types: ['png'], maxBytes: twoMegabytes },
};

/** Types of picture that can be chosen as a profile picture. */
export const photoTypes = ['png', 'jpg', 'jpeg', 'gif'] as const;

/** Longest side of a profile picture in pixels; over it, notice 526. */
export const photoSide = 1000;

/** Extension of a file name without the dot, in small letters; empty if it has none. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What is wrong with a file that someone chose; `validation.fileTooBig` needs the limit as `{limit}`. */
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
