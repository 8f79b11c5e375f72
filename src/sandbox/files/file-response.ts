import type { StoredUpload } from './file-service.ts';

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/** Responds with a stored file as an attachment, never rendered in the portal's origin; images still load in pages. */
export function fileResponse({ nombre, extension, content }: StoredUpload): Response {
  const name = nombre.toLowerCase().endsWith(`.${extension}`) ? nombre : `${nombre}.${extension}`;
  const plain = name.normalize('NFD').replace(/[^\w .-]/g, '');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (it) => `%${it.charCodeAt(0).toString(16)}`,
  );
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': types[extension] ?? 'application/octet-stream',
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'private, max-age=600',
      'x-content-type-options': 'nosniff',
    },
  });
}
