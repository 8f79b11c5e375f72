import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { cacheRuleOf } from '#generator/hosting/cache.ts';
import { contentType } from '#generator/hosting/content-types.ts';
import { securityHeaders } from '#generator/hosting/security-headers.ts';
import type { Preview } from '#generator/render/preview/preview.ts';
import { send, sendText } from '#generator/serve/send.ts';

export interface PreviewAppOptions {
  preview: Pick<Preview, 'file'>;
  id: string;
  port: number;
  /** Origins of the editor, which alone may show the portal in a frame. */
  editor: readonly string[];
  /** Answers the calls of the portal. */
  sandbox: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  onError?: (error: unknown) => void;
}

/**
 * The headers of a portal, but for who may show it in a frame. The security policy in each page stays that of the build.
 * @param editor origins that may show it
 */
function previewHeaders(editor: readonly string[]): Record<string, string> {
  const { 'x-frame-options': _, 'content-security-policy': policy, ...headers } = securityHeaders;
  const framed = policy.replace("frame-ancestors 'none'", `frame-ancestors ${editor.join(' ')}`);
  return { ...headers, 'content-security-policy': framed };
}

/** Serves the portal that is being edited, with a sandbox, on a site of its own: none of its code reaches the editor. */
export function createPreviewApp({
  preview,
  id,
  port,
  editor,
  sandbox,
  onError = console.error,
}: PreviewAppOptions): RequestListener {
  const headers = previewHeaders(editor);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?');
    if (request.headers.host?.toLowerCase() !== `${id}.localhost:${port}`) {
      sendText(request, response, 421, 'The preview answers only at its own address.', headers);
      return;
    }
    if (/^\/(?:api|sandbox)(?:\/|$)/i.test(path)) return sandbox(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(request, response, 405, 'Only GET and HEAD are answered here.', {
        ...headers,
        allow: 'GET, HEAD',
      });
      return;
    }
    const file = await preview.file(path);
    if (!file) {
      sendText(request, response, 400, 'There is no such page.', headers);
      return;
    }
    const type = contentType(file.file);
    const cacheControl = type.startsWith('text/html') ? 'no-store' : cacheRuleOf(file.file).cacheControl;
    const own = { ...headers, 'cache-control': cacheControl, 'content-type': type };
    send(request, response, file.status, own, await readFile(file.path));
  }

  return (request, response) => {
    respond(request, response).catch((error: unknown) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, 'Something went wrong; the terminal says what.', headers);
    });
  };
}
