import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/build/free-port.ts';
import { certificate, secured } from './certificate.ts';
import { program, startProgram, type StartHost } from './engine.ts';

/** Starts nginx with the example of the pack; only port, folder and certificate differ. */
export const startNginx: StartHost = async ({ folder, rules }) => {
  const work = mkdtempSync(join(tmpdir(), 'andana-nginx-'));
  const [port, plain] = [await freePort(), await freePort()];
  const { cert, key } = certificate(work);
  const portal = readFileSync(join(folder, 'hosting/nginx/portal.conf'), 'utf8')
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl;`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replaceAll(`/srv/portals/${rules.brand.id}`, folder);
  const main = [
    'daemon off;',
    `pid ${work}/pid;`,
    `error_log ${work}/error.log;`,
    'events {}',
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${work}/${name};`,
    ),
    portal,
    '}',
    '',
  ].join('\n');
  writeFileSync(join(work, 'nginx.conf'), main);
  const host = await startProgram(
    program('nginx'),
    ['-e', `${work}/error.log`, '-p', work, '-c', join(work, 'nginx.conf')],
    port,
  );
  return secured(host, port, plain, () => rmSync(work, { recursive: true, force: true }));
};
