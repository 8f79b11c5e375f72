import { reportText } from '#generator/diagnostics/report-text.ts';
import { reportLanguage } from '../cli/report-language.ts';
import { join, resolve } from 'node:path';
import { brandFolders } from '#generator/brands/folders.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { formatText } from '#generator/diagnostics/format-text.ts';
import { DatabaseError } from '#sandbox/db/database-error.ts';
import { brandOfHost } from '#generator/serve/host-name.ts';
import { listenOnLoopback } from '#generator/serve/listen.ts';
import { readArguments, readPort } from '../cli/arguments.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';
import { formatTable } from '../cli/table.ts';
import { omitUndefined } from '../../src/core/shared/omit-undefined.ts';

const command = {
  name: 'sandbox',
  summary: reportText('commands.sandbox.summary'),
  exits: { 2: reportText('commands.sandbox.exit.2') },
  options: {
    brand: sharedOptions.brand,
    'brands-dir': sharedOptions['brands-dir'],
    data: sharedOptions.data,
    port: sharedOptions.port,
    reset: sharedOptions.reset,
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');

/** Port of the portals when the sandbox runs beside them. */
const portalPort = 4321;

async function start(): Promise<void> {
  const values = readArguments(command);
  const port = readPort(values.port ?? (process.env['PORT'] || '4400'));
  const brandsDir = readBrandsDir(values['brands-dir']);
  const data = resolve(values.data ?? join(root, '.cache', 'sandbox'));
  const { brands, problems } = await loadBrands({
    brandsDir,
    ...omitUndefined({ only: values.brand }),
  });
  const ids = brandFolders(brandsDir).filter((id) => brands.some((brand) => brand.id === id));
  if (brands.length < (values.brand?.length ?? 1)) {
    console.error(formatText(problems, { language: reportLanguage(values.lang) }));
    process.exitCode = 2;
    return;
  }
  const only = values.brand?.length === 1 ? ids[0] : undefined;
  // Loaded late, so that `--help` stays fast.
  const { createSandboxes, resetData } = await import('#sandbox/sandboxes.ts');
  const hostOf = (id: string): string => `${only ? '' : `${id}.`}localhost`;
  const sandboxes = createSandboxes({ brands, data, portal: (id) => `http://${hostOf(id)}:${portalPort}` });
  const server = await listenOnLoopback(
    (request, response) => {
      const brand = brandOfHost(request.headers.host, ids, only);
      if (brand !== undefined) return void sandboxes.handle(request, response, brand);
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end(
        `Name a brand: ${ids.map((id) => `http://${hostOf(id)}:${server.port}/sandbox/`).join(' ')}\n`,
      );
    },
    port,
    'npm run sandbox',
  );
  // Only after the port is taken, because another sandbox may use the data.
  if (values.reset) for (const id of ids) resetData(data, id);
  try {
    for (const id of ids) sandboxes.open(id);
  } catch (error) {
    await server.close();
    throw error;
  }
  console.log(`\n${formatTable(ids.map((id) => [id, `http://${hostOf(id)}:${server.port}/sandbox/`]))}\n`);
  console.log(`The data is in ${data}. Stop with Ctrl+C.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => sandboxes.close()));
  }
}

try {
  await start();
} catch (error) {
  fail(error, DatabaseError);
}
