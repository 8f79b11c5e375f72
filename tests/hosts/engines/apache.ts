import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/build/free-port.ts';
import { certificate, secured, type SecuredHost } from './certificate.ts';
import { program, startProgram, type StartHost } from './engine.ts';
import { published } from './published.ts';

const modules = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'headers',
  'rewrite',
  'ssl',
  'deflate',
  'filter',
  'brotli',
  'alias',
  'setenvif',
  'socache_shmcb',
];

/**
 * Starts Apache with a virtual host.
 * @param portal configuration of the portal; ports and certificates are replaced
 */
async function start(portal: string, clean = (): void => undefined): Promise<SecuredHost> {
  const work = mkdtempSync(join(tmpdir(), 'andana-apache-'));
  const [port, plain] = [await freePort(), await freePort()];
  const { cert, key } = certificate(work);
  const own = portal
    .replace('*:80', `127.0.0.1:${plain}`)
    .replace('*:443', `127.0.0.1:${port}`)
    .replace(/SSLCertificateFile .*/, `SSLCertificateFile ${cert}`)
    .replace(/SSLCertificateKeyFile .*/, `SSLCertificateKeyFile ${key}`);
  const main = [
    ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    `ServerRoot ${work}`,
    `DefaultRuntimeDir ${work}`,
    `PidFile ${work}/pid`,
    `ErrorLog ${work}/error.log`,
    'TypesConfig /etc/mime.types',
    'ServerName localhost',
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    `Listen 127.0.0.1:${plain}`,
    `Listen 127.0.0.1:${port}`,
    '<Directory />',
    'Require all denied',
    '</Directory>',
    own,
  ].join('\n');
  writeFileSync(join(work, 'apache.conf'), main);
  const host = await startProgram(
    program('apache2'),
    ['-d', work, '-f', join(work, 'apache.conf'), '-DFOREGROUND'],
    port,
  );
  return secured(host, port, plain, () => {
    rmSync(work, { recursive: true, force: true });
    clean();
  });
}

/** Starts Apache with the example of the pack; only port, folder and certificate differ. */
export const startApache: StartHost = ({ folder, rules }) => {
  const portal = readFileSync(join(folder, 'hosting/apache/portal.conf'), 'utf8');
  return start(portal.replaceAll(`/srv/portals/${rules.brand.id}`, folder));
};

/** Starts Apache like shared hosting: all configuration is in the folder of the site. */
export const startApacheByFolder: StartHost = (bundle) => {
  const { site, remove } = published(bundle, 'apache/htaccess');
  renameSync(join(site, 'htaccess'), join(site, '.htaccess'));
  chmodSync(site, 0o755);
  const portal = [
    '<VirtualHost *:80>',
    '</VirtualHost>',
    '<VirtualHost *:443>',
    'SSLEngine on',
    'SSLCertificateFile x',
    'SSLCertificateKeyFile x',
    `DocumentRoot ${site}`,
    `<Directory ${site}>`,
    'Require all granted',
    'AllowOverride All',
    '</Directory>',
    '</VirtualHost>',
  ].join('\n');
  return start(portal, remove);
};
