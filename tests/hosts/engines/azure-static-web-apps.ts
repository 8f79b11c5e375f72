import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/build/free-port.ts';
import { engineFile, startProgram, type StartHost } from './engine.ts';
import { published } from './published.ts';

/** Starts the emulator of Azure's CLI for static sites. */
export const startAzureStaticWebApps: StartHost = async (bundle) => {
  const { site, remove } = published(bundle, 'azure-static-web-apps/staticwebapp.config.json');
  const work = mkdtempSync(join(tmpdir(), 'andana-swa-'));
  const port = await freePort();
  const host = await startProgram(
    process.execPath,
    [
      engineFile('@azure/static-web-apps-cli/dist/cli/bin.js'),
      'start',
      '.',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
    ],
    port,
    { cwd: site, env: { ...process.env, HOME: work, CI: '1', SWA_CLI_DEPLOY_DRY_RUN: 'true' } },
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
