import * as codes from '#core/contract/codes.ts';
import type { Call, UploadKind } from '#core/contract/call.ts';
import { fileLimits, photoSide } from '#core/contract/validation/files.ts';
import { isWebAddress } from '#core/contract/validation/web-address.ts';
import { fitsContent, pngSize } from '../files/content.ts';
import { base64Of, type Contents, type Upload as UploadedContent, uploadsIn } from '../files/contents.ts';
import { refuse, refuseFields } from '../refusal.ts';

/** Fields of a document and of a picture, whichever there are. */
interface Upload extends UploadedContent {
  extension_adjunto?: string;
  extension?: string;
  enlace?: string;
}

/** @param field that the file is sent in; nothing where the request itself is the file */
function check(upload: Upload, kind: UploadKind, field: string, contents: Contents): void {
  const named = field || (upload.ficheroB64 === undefined ? 'ficheroB64ParaAltas' : 'ficheroB64');
  const base64 = base64Of(upload);
  if (base64 === '') {
    if (!isWebAddress(upload.enlace ?? '')) refuseFields([field || (upload.enlace ? 'enlace' : named)]);
    return;
  }
  const { types, maxBytes } = fileLimits[kind];
  const extension = (upload.extension_adjunto ?? upload.extension ?? '').toLowerCase();
  if (!types.includes(extension)) refuse(codes.fileExtension);
  const { bytes } = contents(base64) ?? refuseFields([named]);
  if (bytes.length === 0 || bytes.length > maxBytes) refuseFields([named]);
  if (!fitsContent(bytes, extension)) refuse(codes.fileExtension);
  if (kind === 'photo') {
    const { width, height } = pngSize(bytes);
    if (width > photoSide || height > photoSide) refuseFields([named]);
  }
}

/**
 * Checks every file of a request: its type, and that it really is of that type (46); that it is base64, within the
 * limit, or else an address where it can be had (15).
 */
export function checkUploads(uploads: Call['uploads'], request: unknown, contents: Contents): void {
  for (const { kind, path, upload } of uploadsIn<Upload>(uploads, request))
    check(upload, kind, path, contents);
}
