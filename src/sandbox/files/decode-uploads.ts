import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Call } from '#core/contract/call.ts';
import { base64Size, withoutDataPrefix } from '#core/contract/validation/base64.ts';
import { fileLimits } from '#core/contract/validation/files.ts';

/** A decoded file field. */
export interface DecodedFile {
  bytes: Buffer;
  /** Hex. */
  sha256: string;
}

/** Decodes files of one request by their base64; undefined for invalid base64. */
export type DecodedFiles = (base64: string) => DecodedFile | undefined;

/** Base64 fields of a document or a picture. */
export interface UploadFields {
  ficheroB64ParaAltas?: string | undefined;
  ficheroB64?: string | undefined;
}

/** Base64 of an upload; empty where there is no file. */
export const base64Of = (upload: UploadFields): string =>
  withoutDataPrefix(upload.ficheroB64ParaAltas ?? upload.ficheroB64 ?? '');

function decode(base64: string): DecodedFile | undefined {
  if (base64Size(base64) === undefined) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Finds the values at the file fields of a call, with the path of each field. */
export function uploadsIn<T>(
  uploads: Call['uploads'],
  request: unknown,
): { kind: keyof typeof fileLimits; path: string; upload: T }[] {
  return Object.entries(uploads ?? {}).flatMap(([path, kind]) => {
    const value = path === '' ? request : (request as Record<string, unknown> | undefined)?.[path];
    const found = (Array.isArray(value) ? value : [value]) as (T | undefined)[];
    return found.flatMap((upload) =>
      typeof upload === 'object' && upload !== null ? [{ kind, path, upload }] : [],
    );
  });
}

/** Decodes files lazily, each once. */
export const decodeOnDemand = (): DecodedFiles => {
  const known = new Map<string, DecodedFile | undefined>();
  return (base64) => {
    if (!known.has(base64)) known.set(base64, decode(base64));
    return known.get(base64);
  };
};

/** The most base64 that any file has. */
const longest = Math.max(...Object.values(fileLimits).map(({ maxBytes }) => maxBytes)) * 1.5;

/** Decodes the files of an unchecked body, yielding to the event loop after each: four large files block for long. */
export async function decodeUploads(uploads: Call['uploads'], body: unknown): Promise<DecodedFiles> {
  const contents = decodeOnDemand();
  for (const { upload } of uploadsIn<Record<keyof UploadFields, unknown>>(uploads, body)) {
    for (const text of [upload.ficheroB64ParaAltas, upload.ficheroB64]) {
      if (typeof text !== 'string' || text.length > longest) continue;
      contents(withoutDataPrefix(text));
      await setImmediate();
    }
  }
  return contents;
}
