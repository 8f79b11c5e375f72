import { extname } from 'node:path';

/** Values of the `Content-Type` header, by the ending of a file. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Value of the `Content-Type` header for a file, by its ending. */
export function contentType(file: string): string {
  return contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Compressing less than this saves nothing: it is sent in one packet either way. In bytes. */
export const worthCompressing = 1024;

/** Whether content of a type gets smaller by compression; images and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^(text\/|image\/svg)|[/+](json|xml)\b/.test(type);
}
