import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { cacheRuleOf } from '#generator/hosting/cache.ts';
import { contentType, isCompressible, worthCompressing } from '#generator/hosting/content-types.ts';
import { headersOf } from '#generator/hosting/rules.ts';
import { acceptedCoding } from './content-coding.ts';
import type { FileStore, ServedFile } from './file-store.ts';
import type { Site } from './site.ts';

/** Sends a response; for HEAD, the headers only. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Buffer,
): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends one line of plain text, for responses without a page. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  send(request, response, status, { ...headers, ...type }, `${text}\n`);
}

/** Whether the client's copy is fresh: If-None-Match takes precedence over If-Modified-Since (RFC 9110). */
function isFresh({ headers }: IncomingMessage, { etag, modified }: ServedFile): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
    return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/**
 * Sends a file of a site with the headers of its hosting rules, compressed when smaller and accepted by the client.
 * @param file path in the site's folder, one of its files
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { site, file, status, store }: { site: Site; file: string; status: 200 | 404; store: FileStore },
): Promise<void> {
  const stored = await store.read(join(site.folder, file));
  const type = contentType(file);
  const compressible = isCompressible(type) && stored.content.length >= worthCompressing;
  const headers: OutgoingHttpHeaders = {
    ...headersOf(site.rules, file),
    'cache-control': cacheRuleOf(file, site.rules.caching).cacheControl,
    ...(compressible && { vary: 'accept-encoding' }),
  };
  if (status === 200) {
    headers['etag'] = stored.etag;
    headers['last-modified'] = stored.modified.toUTCString();
    if (isFresh(request, stored)) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  const encoding = compressible ? acceptedCoding(request.headers['accept-encoding']) : undefined;
  if (encoding) headers['content-encoding'] = encoding;
  const body = encoding ? await stored.encoded(encoding) : stored.content;
  send(request, response, status, { ...headers, 'content-type': type }, body);
}
