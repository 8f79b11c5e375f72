import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { base64Of, type Content, type Contents, contentsOnDemand, type Upload } from './contents.ts';

/** A file as the contract sends it; `checkUploads` has seen it already. */
export interface UploadedFile extends Upload {
  nombre?: string | undefined;
  extension_adjunto?: string | undefined;
  extension?: string | undefined;
  enlace?: string | undefined;
}

/** Columns of a row that has a file here, or the address of one elsewhere. */
export interface FilePlace {
  file?: number;
  enlace?: string;
}

export interface StoredFile {
  nombre: string;
  extension: string;
  content: Uint8Array;
}

/** Stored files. Whoever gets a link in an answer may open it for an hour or two; nobody else can guess one. */
export interface Files {
  /** Keeps what was uploaded and says what to write into the row that it belongs to. */
  keep(upload: UploadedFile): FilePlace;
  /** Keeps content that the sandbox made itself. */
  add(file: StoredFile): number;
  /** Hex sha256 of an uploaded file, to see whether it is there already; undefined for an address. */
  fingerprint(upload: UploadedFile): string | undefined;
  /** Address to open a file at; empty when there is none. */
  link(place: FilePlace): string;
}

/** How long a link can be opened at least, in seconds; twice as long at most. */
export const linkLifetime = 3600;

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

function signature(key: Uint8Array, text: string): Buffer {
  return createHmac('sha256', key).update(`fichero.${text}`).digest().subarray(0, 18);
}

function insert(db: Db, { nombre, extension, content }: StoredFile, hash: string): number {
  return db.insert('file', { nombre, extension, content, sha256: hash });
}

/** Stores content that the sandbox made itself, and says its id. */
export const addFile = (db: Db, file: StoredFile): number => insert(db, file, sha256(file.content));

/**
 * @param origin where links lead to, e.g. `http://illes.localhost:4321`
 * @param contents of the request that files come with
 */
export function createFiles(
  db: Db,
  key: Uint8Array,
  origin: string,
  seconds: number,
  contents: Contents = contentsOnDemand(),
): Files {
  const contentOf = (upload: Upload): Content | undefined => {
    const base64 = base64Of(upload);
    return base64 === '' ? undefined : contents(base64);
  };
  return {
    add: (file) => addFile(db, file),
    keep: (upload) => {
      const content = contentOf(upload);
      if (!content) return upload.enlace ? { enlace: upload.enlace } : {};
      const extension = (upload.extension_adjunto ?? upload.extension ?? '').toLowerCase();
      const { bytes, sha256: hash } = content;
      return { file: insert(db, { nombre: upload.nombre ?? 'imagen', extension, content: bytes }, hash) };
    },
    fingerprint: (upload) => contentOf(upload)?.sha256,
    link: ({ file, enlace }) => {
      if (file === undefined) return enlace ?? '';
      // The same link for a while, so that a page that asks again can go on using it.
      const expires = Math.ceil(seconds / linkLifetime) * linkLifetime + linkLifetime;
      const text = `${file}.${expires}`;
      return `${origin}/api/ficheros/${text}.${signature(key, text).toString('base64url')}`;
    },
  };
}

/** The file of a link; undefined for one that is forged or expired. */
export function fileOfLink(db: Db, key: Uint8Array, token: string, seconds: number): StoredFile | undefined {
  const [, text = '', file, expires, signed = ''] =
    /^((\d{1,15})\.(\d{1,15}))\.([\w-]{24})$/.exec(token) ?? [];
  const given = Buffer.from(signed, 'base64url');
  const expected = signature(key, text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  if (Number(expires) < seconds) return undefined;
  return db.get<StoredFile>(sql`SELECT nombre, extension, content FROM file WHERE id = ${Number(file)}`);
}
