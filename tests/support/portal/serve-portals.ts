import { brandOfHost } from '#generator/serve/host-name.ts';
import { type RunningServer, listenOnLoopback } from '#generator/serve/listen.ts';
import { createPortalServer, type PortalServerOptions } from '#generator/serve/portal-server.ts';
import { noteRequest } from './reached.ts';

/** Serves portals at a free port, and records the requests. */
export function servePortals(options: PortalServerOptions): Promise<RunningServer> {
  const { handle } = createPortalServer(options);
  return listenOnLoopback((request, response) => {
    const brand = brandOfHost(request.headers.host, options.brands, options.only);
    if (brand !== undefined) noteRequest(brand, request.method ?? '', request.url ?? '');
    handle(request, response);
  }, 0);
}
