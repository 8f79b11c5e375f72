/*
 * Serves every brand of the project at its host name, without a server behind it; shared by all files of the
 * worker.
 */

import { request } from 'node:http';
import { join } from 'node:path';
import { inject } from 'vitest';
import { brandFolders } from '#generator/brands/folders.ts';
import { servePortals } from './serve-portals.ts';

const brands = brandFolders(join(import.meta.dirname, '../../../brands'));

const { port } = await servePortals({ brands, bundle: (id) => join(inject('outDir'), id) });

/** URL of a path of a brand's portal. */
export function portalUrl(brand: string, path: string): string {
  return `http://${brand}.localhost:${port}${path}`;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/**
 * Requests a path of a brand's portal. Node does not resolve names below localhost, so the host is sent as a
 * header.
 */
export function ask(brand: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${brand}.localhost:${port}` };
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    })
      .on('error', reject)
      .end();
  });
}
