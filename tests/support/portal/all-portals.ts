import { request } from 'node:http';
import { join } from 'node:path';
import { inject } from 'vitest';
import { brandFolders } from '#generator/brands/folders.ts';
import { servePortals } from './serve-portals.ts';

const brands = brandFolders(join(import.meta.dirname, '../../../brands'));

/** Every brand of the project by its host name, with no server behind them; for all files of the worker. */
const { port } = await servePortals({ brands, bundle: (id) => join(inject('outDir'), id) });

/** Address of a path of a brand's portal. */
export function portalUrl(brand: string, path: string): string {
  return `http://${brand}.localhost:${port}${path}`;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Asks a brand's portal for a path; Node does not know the names below localhost, so the host is a header. */
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
