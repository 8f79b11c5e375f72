import type { Call, UploadKind } from '#api/call.ts';
import { base64Size, withoutDataPrefix } from '#api/validation/base64.ts';
import { fileLimits, photoSide } from '#api/validation/files.ts';
import { isWebAddress } from '#api/validation/web-address.ts';
import { fitsContent, pngSize } from '../files/content.ts';
import { refuse } from '../refusal.ts';

/** Fields of a document and of a picture, whichever there are. */
interface Upload {
  ficheroB64ParaAltas?: string;
  ficheroB64?: string;
  extension_adjunto?: string;
  extension?: string;
  enlace?: string;
}

function check(upload: Upload, kind: UploadKind): void {
  const base64 = withoutDataPrefix(upload.ficheroB64ParaAltas ?? upload.ficheroB64 ?? '');
  if (base64 === '') {
    if (!isWebAddress(upload.enlace ?? '')) refuse(15);
    return;
  }
  const { types, maxBytes } = fileLimits[kind];
  const extension = (upload.extension_adjunto ?? upload.extension ?? '').toLowerCase();
  const size = base64Size(base64);
  if (!types.includes(extension)) refuse(46);
  if (size === undefined || size === 0 || size > maxBytes) refuse(15);
  const content = Buffer.from(base64, 'base64');
  if (!fitsContent(content, extension)) refuse(46);
  if (kind === 'photo') {
    const { width, height } = pngSize(content);
    if (width > photoSide || height > photoSide) refuse(15);
  }
}

/**
 * Checks every file of a request: its type, and that it really is of that type (46); that it is base64, within the
 * limit, or else an address where it can be had (15).
 */
export function checkUploads(uploads: Call['uploads'], request: unknown): void {
  for (const [path, kind] of Object.entries(uploads ?? {})) {
    const value = path === '' ? request : (request as Record<string, unknown> | undefined)?.[path];
    const found = (Array.isArray(value) ? value : [value]) as (Upload | undefined)[];
    for (const upload of found) if (upload) check(upload, kind);
  }
}
