import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { resolvePath } from '#generator/hosting/resolve.ts';
import { securityHeaders } from '#generator/hosting/security-headers.ts';
import { brandListHeaders, brandListPage } from './brand-list.ts';
import { createFileStore } from './file-store.ts';
import { brandOfHost, hostName } from './host-name.ts';
import { listenOnLoopback, type RunningServer } from './listen.ts';
import { send, sendFile, sendText } from './send.ts';
import { createSiteReader, type Site } from './site.ts';

/** Handles the requests below a path prefix of every portal, instead of its files. */
export interface PortalHandler {
  /** Lower-case path without trailing slash, e.g. `/api`; matched case-insensitively. */
  prefix: string;
  handle(request: IncomingMessage, response: ServerResponse, brandId: string): void | Promise<void>;
}

export interface PortalServerOptions {
  /** Ids of the brands, in the order in which they are listed. */
  brands: readonly string[];
  /** Absolute path of a brand's bundle: the folder that holds `site/` and `hosting/`. */
  bundle: (brandId: string) => string;
  /** Brand served at plain `localhost` and at unknown host names. */
  only?: string;
  handlers?: readonly PortalHandler[];
  /** Receives the error of a failed response; the client gets a generic message. */
  onError?: (error: unknown) => void;
}

export interface PortalServer {
  /** Listens on loopback addresses only. See `listenOnLoopback`. */
  listen(port: number): Promise<RunningServer>;
  handle: RequestListener;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Creates a server for the portals on this computer: host names select the brand, its host rules the response.
 */
export function createPortalServer(options: PortalServerOptions): PortalServer {
  const { brands, bundle, only, handlers = [], onError = console.error } = options;
  const openSite = createSiteReader();
  const store = createFileStore();

  async function nameOf(id: string): Promise<string> {
    const site = await openSite(bundle(id)).catch(() => undefined);
    return site?.rules.brand.name ?? id;
  }

  async function sendBrandList(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const listed = await Promise.all(brands.map(async (id) => ({ id, name: await nameOf(id) })));
    const isList = path === '/' && !hostName(request.headers.host).endsWith('.localhost');
    const page = brandListPage(listed, request.socket.localPort ?? 80);
    send(request, response, isList ? 200 : 404, brandListHeaders, page);
  }

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    site: Site,
    path: string,
  ): Promise<void> {
    const always = site.rules.headers.always;
    const resolution = resolvePath(site.rules, path, (file) => site.files.has(file));
    if (resolution.status === 400) {
      sendText(request, response, 400, 'This address is not written in a way that can be read.', always);
    } else if (site.files.has(resolution.file)) {
      await sendFile(request, response, { site, ...resolution, store });
    } else {
      sendText(request, response, 404, 'There is no such page.', always);
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = ''] = (request.url ?? '').split('?');
    const brand = brandOfHost(request.headers.host, brands, only);
    const lowerPath = path.toLowerCase();
    const handler = handlers.find(({ prefix }) => lowerPath === prefix || lowerPath.startsWith(`${prefix}/`));
    if (brand !== undefined && handler) {
      await handler.handle(request, response, brand);
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(request, response, 405, 'Only GET and HEAD are answered here.', {
        ...securityHeaders,
        allow: 'GET, HEAD',
      });
    } else if (brand === undefined) {
      await sendBrandList(request, response, path);
    } else {
      await sendPage(request, response, await openSite(bundle(brand)), path);
    }
  }

  const handle: RequestListener = (request, response) => {
    respond(request, response).catch((error: unknown) => {
      const missing = isMissing(error);
      if (!missing) onError(error);
      if (response.headersSent) {
        response.destroy();
      } else if (missing) {
        // Between the two renames of publishing, neither the old nor the new bundle is in place.
        const headers = { ...securityHeaders, 'retry-after': '1' };
        sendText(request, response, 503, 'This portal is being built. Try again in a moment.', headers);
      } else {
        sendText(request, response, 500, 'Something went wrong; the terminal says what.', securityHeaders);
      }
    });
  };

  return { handle, listen: (port) => listenOnLoopback(handle, port) };
}
