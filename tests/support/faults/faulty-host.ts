import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PortalRouting } from '#core/routing/addresses.ts';
import { cacheRuleOf } from '#generator/hosting/cache.ts';
import { contentType, isCompressible, worthCompressing } from '#generator/hosting/content-types.ts';
import type { DeployedBundle } from '#generator/hosting/live/plan.ts';
import { type Probe, probeLive } from '#generator/hosting/live/probe.ts';
import { resolvePath } from '#generator/hosting/resolve.ts';
import { computeHostRules, headersOf } from '#generator/hosting/rules.ts';
import { fileOfPath } from '#generator/hosting/served-file.ts';
import { factsOf } from '#generator/render/bundle/site-writer.ts';

const routing: PortalRouting = {
  languages: ['es', 'ca'],
  defaultLanguage: 'es',
  routes: ['home', 'login', 'event', 'survey-access'],
  specificLogins: [],
};

export const rules = computeHostRules(routing, { id: 'b', name: 'B', domain: 'talent.example' });

const assets = [
  '_astro/app.BxY1.js',
  '_astro/app.CxZ2.css',
  '_brand/logo.1f2e.svg',
  '_brand/photo.3a4b.webp',
];
const fixed = ['404.html', 'sw.js', 'robots.txt', '_offline/es/index.html', 'manifest.webmanifest'];
const earlier = '_astro/old.AAAA.js';
const contents = new Map(
  [
    ...rules.pages.map(fileOfPath),
    ...rules.rewrites.map(({ file }) => file),
    ...assets,
    ...fixed,
    earlier,
  ].map((path) => [path, `${path} ñ\n`.repeat(100)]),
);

export const homePage = contents.get('index.html') ?? '';

const listed = (path: string) => ({ path, ...factsOf(contents.get(path) ?? '') });

export const deployed: DeployedBundle = {
  rules,
  files: [...contents.keys()].filter((path) => path !== earlier).map(listed),
  earlier: [listed(earlier)],
  absent: ['/encuestas', '/bolsa-antigua'],
};

/** Writes the manifest and the rules of the deployed bundle. */
export function writeDeployed(bundle: string): void {
  mkdirSync(join(bundle, 'hosting'), { recursive: true });
  const manifest = { brand: 'b', inputs: 'i', pages: 1, notes: [], files: deployed.files };
  writeFileSync(join(bundle, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(bundle, 'hosting/rules.json'), JSON.stringify(rules));
}

/** A request as hosts see it. */
export interface HostRequest {
  path: string;
  query: string;
  isSecure: boolean;
  /** The file that the rules send. */
  file: string;
}

export interface HostResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** One way in which a host departs from the rules; `raw` answers by itself where it returns true. */
export interface HostFault {
  change?: (response: HostResponse, request: HostRequest) => void;
  raw?: (request: HostRequest, response: ServerResponse) => boolean;
}

const packed = new Map<string | Buffer, Buffer>();

/** Compressed once per content. */
function pack(body: string | Buffer): Buffer {
  const known = packed.get(body) ?? gzipSync(body, { level: 1 });
  packed.set(body, known);
  return known;
}

/** The response of a host that follows the rules. */
function ruledResponse(file: string, status: number, isSecure: boolean): HostResponse {
  const body = contents.get(file) ?? '';
  return {
    status,
    headers: {
      ...headersOf(rules, file),
      ...(isSecure && rules.headers.overHttps),
      'content-type': contentType(file),
      'cache-control': cacheRuleOf(file, rules.caching).cacheControl,
    },
    body,
  };
}

function answer(
  isSecure: boolean,
  isFor: HostFault,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname: path, search: query } = new URL(request.url ?? '/', 'http://host');
  const resolution = resolvePath(rules, path, (it) => contents.has(it));
  const { status, file } = resolution.status === 400 ? rules.notFound : resolution;
  const seen: HostRequest = { path, query, isSecure, file };
  if (isFor.raw?.(seen, response)) return;
  const sent = isSecure
    ? ruledResponse(file, status, isSecure)
    : { status: 301, headers: { location: `https://talent.example${path}${query}` }, body: '' };
  isFor.change?.(sent, seen);
  const { headers } = sent;
  const isText = isCompressible(headers['content-type'] ?? '') && sent.body.length >= worthCompressing;
  const isPacked = isText && headers['content-encoding'] === undefined;
  response.writeHead(sent.status, { ...headers, ...(isPacked && { 'content-encoding': 'gzip' }) });
  response.end(isPacked ? pack(sent.body) : sent.body);
}

/** A host with one fault, at https://talent.example and http://talent.example for its probe. */
export interface FaultyHost {
  probe: Probe;
  /** Address of its HTTPS side, which has no TLS, on this machine. */
  origin: string;
  stop: () => void;
}

const origins = { true: 'https://talent.example', false: 'http://talent.example' } as const;

/** Starts a host on two ports of this machine, in the place of HTTPS and HTTP. */
export async function startFaultyHost(fault: HostFault): Promise<FaultyHost> {
  const start = async (isSecure: boolean): Promise<[Server, string]> => {
    const server = createServer((request, response) => {
      answer(isSecure, fault, request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return [server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
  };
  const [secure, plain] = await Promise.all([start(true), start(false)]);
  return {
    origin: secure[1],
    probe: (url, options) =>
      probeLive(url.replace(origins.true, secure[1]).replace(origins.false, plain[1]), options),
    stop: () => {
      for (const [server] of [secure, plain]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
