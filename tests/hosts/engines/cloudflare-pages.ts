import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/build/free-port.ts';
import { engineFile, startProgram, type StartHost } from './engine.ts';
import { published } from './published.ts';

/** Starts wrangler's server for Pages, which runs Cloudflare's own code for assets in its own engine. */
export const startCloudflarePages: StartHost = async (bundle) => {
  const { site, remove } = published(bundle, 'cloudflare-pages/_redirects', 'cloudflare-pages/_headers');
  const work = mkdtempSync(join(tmpdir(), 'andana-wrangler-'));
  const [port, inspector] = [await freePort(), await freePort()];
  const args = [engineFile('wrangler/bin/wrangler.js'), 'pages', 'dev', site, '--ip', '127.0.0.1'];
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', HOME: work, XDG_CONFIG_HOME: work };
  const host = await startProgram(
    process.execPath,
    [
      ...args,
      '--port',
      String(port),
      '--inspector-port',
      String(inspector),
      '--compatibility-date',
      '2026-01-01',
    ],
    port,
    { cwd: work, env },
  );
  return {
    ...host,
    stop: async () => {
      await host.stop();
      remove();
      rmSync(work, { recursive: true, force: true });
    },
  };
};
