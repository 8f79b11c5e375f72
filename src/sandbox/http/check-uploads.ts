import * as codes from '#core/contract/codes.ts';
import type { Call, UploadKind } from '#core/contract/call.ts';
import { fileLimits, photoSide } from '#core/contract/validation/files.ts';
import { isWebAddress } from '#core/contract/validation/web-address.ts';
import { matchesFileType, pngSize } from '../files/file-signatures.ts';
import {
  base64Of,
  type DecodedFiles,
  type UploadFields as UploadedContent,
  uploadsIn,
} from '../files/decode-uploads.ts';
import { refuse, refuseFields } from '../refusal.ts';

/** Base64 fields of a document or a picture. */
interface Upload extends UploadedContent {
  extension_adjunto?: string;
  extension?: string;
  enlace?: string;
}

/** @param field that the file is sent in; nothing where the request itself is the file */
function check(upload: Upload, kind: UploadKind, field: string, contents: DecodedFiles): void {
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
  if (!matchesFileType(bytes, extension)) refuse(codes.fileExtension);
  if (kind === 'photo') {
    const { width, height } = pngSize(bytes);
    if (width > photoSide || height > photoSide) refuseFields([named]);
  }
}

/**
 * Checks every file of a request. Refuses with `fileExtension` a type not allowed or not matching the content; with
 * `dataMissing` invalid base64, a file above the limit, or an invalid address.
 */
export function checkUploads(uploads: Call['uploads'], request: unknown, contents: DecodedFiles): void {
  for (const { kind, path, upload } of uploadsIn<Upload>(uploads, request))
    check(upload, kind, path, contents);
}
