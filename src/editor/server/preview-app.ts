import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { cacheRuleOf } from '#generator/hosting/cache.ts';
import { contentType } from '#generator/hosting/content-types.ts';
import { securityHeaders } from '#generator/hosting/security-headers.ts';
import type { Preview } from '#generator/render/preview/preview.ts';
import { send, sendText } from '#generator/serve/send.ts';
import { pageHash, previewScript, withPreviewScript } from './preview-page.ts';
import { scriptInPortal, signInCode, signInPage, signInPath, signInScript } from './preview-scripts.ts';

export interface PreviewAppOptions {
  preview: Pick<Preview, 'file'>;
  /** Address of the style sheet with the colours that are shown. */
  sheet: () => string;
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
  sheet,
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
    const own = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    const javaScript = { ...own, 'content-type': 'text/javascript; charset=utf-8' };
    if (path === previewScript) return send(request, response, 200, javaScript, await scriptInPortal());
    if (path === signInScript) return send(request, response, 200, javaScript, await signInCode());
    if (path === signInPath) {
      const page = { ...headers, ...own, 'content-type': 'text/html; charset=utf-8' };
      return send(request, response, 200, page, signInPage(id));
    }
    const file = await preview.file(path);
    if (!file) {
      sendText(request, response, 400, 'There is no such page.', headers);
      return;
    }
    const type = contentType(file.file);
    if (type.startsWith('text/html')) {
      const html = await readFile(file.path, 'utf8');
      const shown = { page: pageHash(html), sheet: sheet() };
      const page = { ...headers, ...own, 'content-type': type };
      return send(request, response, file.status, page, withPreviewScript(html, shown, editor));
    }
    const { cacheControl } = cacheRuleOf(file.file);
    const rest = { ...headers, 'cache-control': cacheControl, 'content-type': type };
    return send(request, response, file.status, rest, await readFile(file.path));
  }

  return (request, response) => {
    respond(request, response).catch((error: unknown) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, 'Something went wrong; the terminal says what.', headers);
    });
  };
}
