import { execFileSync } from 'node:child_process';
import { request } from 'node:https';
import { join } from 'node:path';
import { requestRaw } from '../../support/faults/raw-request.ts';
import type { HostAnswer } from '../probes.ts';
import { type Host, program } from './engine.ts';

/** A host that serves HTTPS, and redirects HTTP. */
export interface SecuredHost extends Host {
  askPlain: Host['ask'];
}

/** Creates a self-signed certificate. */
export function certificate(folder: string): { cert: string; key: string } {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(
    program('openssl'),
    ['req', '-x509', ...curve, '-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  return { cert, key };
}

function askSecured(port: number, path: string, headers: Record<string, string> = {}): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      headers: { host: 'localhost', ...headers },
      agent: false,
    };
    const selfSigned = { rejectUnauthorized: false, servername: 'localhost' };
    const outgoing = request({ ...options, ...selfSigned }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Wraps a host for requests over HTTPS. */
export function secured(host: Host, port: number, plain: number, clean: () => void): SecuredHost {
  return {
    ask: (path, headers) => askSecured(port, path, headers),
    askPlain: (path, headers = {}) => requestRaw(plain, path, { headers }),
    stop: async () => {
      await host.stop();
      clean();
    },
  };
}
