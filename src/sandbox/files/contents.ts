import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Call } from '#core/contract/call.ts';
import { base64Size, withoutDataPrefix } from '#core/contract/validation/base64.ts';
import { fileLimits } from '#core/contract/validation/files.ts';

/** What a file field holds. */
export interface Content {
  bytes: Buffer;
  /** Hex. */
  sha256: string;
}

/** Contents of the files of one request by their base64; undefined for text that is none. */
export type Contents = (base64: string) => Content | undefined;

/** Fields of a document and of a picture, whichever there are. */
export interface Upload {
  ficheroB64ParaAltas?: string | undefined;
  ficheroB64?: string | undefined;
}

/** Base64 of an upload; empty where there is no file. */
export const base64Of = (upload: Upload): string =>
  withoutDataPrefix(upload.ficheroB64ParaAltas ?? upload.ficheroB64 ?? '');

function decode(base64: string): Content | undefined {
  if (base64Size(base64) === undefined) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** What is found at the file fields of a call, each with the path of its field. */
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

/** Contents that are decoded when they are asked for. */
export const contentsOnDemand = (): Contents => {
  const known = new Map<string, Content | undefined>();
  return (base64) => {
    if (!known.has(base64)) known.set(base64, decode(base64));
    return known.get(base64);
  };
};

/** The most base64 that any file has. */
const longest = Math.max(...Object.values(fileLimits).map(({ maxBytes }) => maxBytes)) * 1.5;

/**
 * Decodes the files of a body that nobody has checked yet, and others get their turn after each: four large ones in a
 * row take long.
 */
export async function readContents(uploads: Call['uploads'], body: unknown): Promise<Contents> {
  const contents = contentsOnDemand();
  for (const { upload } of uploadsIn<Record<keyof Upload, unknown>>(uploads, body)) {
    for (const text of [upload.ficheroB64ParaAltas, upload.ficheroB64]) {
      if (typeof text !== 'string' || text.length > longest) continue;
      contents(withoutDataPrefix(text));
      await setImmediate();
    }
  }
  return contents;
}
