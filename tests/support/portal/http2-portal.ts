import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import type { LivePortal } from './live-portal.ts';
import { certificate } from '../../hosts/engines/certificate.ts';
import { programPath } from '../../hosts/engines/program.ts';

/** A certificate for servers of this machine. */
export interface Certificate {
  cert: string;
  key: string;
  /**
   * Switch by which Chromium trusts the certificate. Browsers keep no files of a host whose certificate is merely
   * ignored.
   */
  browserSwitch: string;
}

/** Makes a self-signed certificate in a folder; `undefined` without the program openssl. */
export function makeCertificate(folder: string): Certificate | undefined {
  if (programPath('openssl') === undefined) return undefined;
  const files = certificate(folder);
  const [cert, key] = [readFileSync(files.cert, 'utf8'), readFileSync(files.key, 'utf8')];
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return { cert, key, browserSwitch: `--ignore-certificate-errors-spki-list=${hash}` };
}

/** A portal over HTTP/2. */
export interface Http2Portal {
  url: (path: string) => string;
  /** Signs a student in, in an open page. */
  signIn: (page: Page) => Promise<void>;
  close: () => Promise<void>;
}

/** Headers of HTTP/1.1 that HTTP/2 forbids. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** Answers a request over HTTP/2 with what the portal answers over HTTP/1.1. */
function pass(portal: LivePortal, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const target = new URL(portal.url(incoming.url));
  const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const passed = request(
    target,
    { method: incoming.method, headers: { ...Object.fromEntries(headers), host: target.host } },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(outgoing);
    },
  );
  passed.on('error', () => outgoing.stream.close());
  incoming.pipe(passed);
}

/** Serves a portal over HTTP/2 at a free port. */
export async function serveOverHttp2(
  portal: LivePortal,
  { cert, key }: Pick<Certificate, 'cert' | 'key'>,
): Promise<Http2Portal> {
  const server = createSecureServer({ cert, key }, (incoming, outgoing) => pass(portal, incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = (path: string): string => `https://localhost:${port}${path}`;
  return {
    url,
    signIn: async (page) => {
      await portal.signIn(page, 'student');
      const session = await page.evaluate(() => Object.entries(localStorage));
      await page.goto(url('/robots.txt'));
      await page.evaluate((entries: [string, string][]) => {
        for (const [name, value] of entries) localStorage.setItem(name, value);
      }, session);
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
      }),
  };
}
