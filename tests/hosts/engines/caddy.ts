import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/build/free-port.ts';
import { certificate, secured } from './certificate.ts';
import { program, startProgram, type StartHost } from './engine.ts';

/** Starts Caddy with the file of the pack; only port, folder and certificate differ. */
export const startCaddy: StartHost = async ({ folder, rules }) => {
  const work = mkdtempSync(join(tmpdir(), 'andana-caddy-'));
  const [port, plain] = [await freePort(), await freePort()];
  const { cert, key } = certificate(work);
  const site = `${rules.brand.domain ?? 'portal.example'} {`;
  const own = readFileSync(join(folder, 'hosting/caddy/Caddyfile'), 'utf8')
    .replace(site, `localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`)
    .replaceAll(`/srv/portals/${rules.brand.id}`, folder);
  const options = ['{', 'admin off', `http_port ${plain}`, `https_port ${port}`, '}'];
  writeFileSync(join(work, 'Caddyfile'), [...options, own].join('\n'));
  const env = { ...process.env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work, HOME: work };
  const host = await startProgram(program('caddy'), ['run', '--config', join(work, 'Caddyfile')], port, {
    env,
  });
  return secured(host, port, plain, () => rmSync(work, { recursive: true, force: true }));
};
