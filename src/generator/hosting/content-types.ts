import { extname } from 'node:path';

/** Values of the `Content-Type` header, by file extension. */
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

/** Value of the `Content-Type` header for a file. */
export function contentType(file: string): string {
  return contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Minimum size for compression, in bytes: a smaller response takes one packet either way. */
export const worthCompressing = 1024;

/** Whether compression makes content of a type smaller; images and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^(text\/|image\/svg)|[/+](json|xml)\b/.test(type);
}
