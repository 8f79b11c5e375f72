import { reportLanguage } from '../cli/report-language.ts';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { reportText } from '#generator/diagnostics/report-text.ts';
import type { Sandboxes } from '#sandbox/sandboxes.ts';
import { brandOfHost } from '#generator/serve/host-name.ts';
import { readArguments, readPort, UsageError } from '../cli/arguments.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';

const command = {
  name: 'dev',
  summary: reportText('commands.dev.summary'),
  options: {
    brand: sharedOptions.oneBrand,
    'brands-dir': sharedOptions['brands-dir'],
    port: sharedOptions.port,
    pseudo: {
      type: 'boolean',
      help: reportText('commands.dev.pseudo.help'),
    },
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');

const open = reportText('commands.dev.open');

/** Serves the sandbox of each brand next to its portal, with the settings at its start. */
function sandboxPlugin(sandboxes: Sandboxes, ids: readonly string[], only?: string): Plugin {
  return {
    name: 'andana:sandbox',
    apply: 'serve',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const brand = brandOfHost(request.headers.host, ids, only);
        if (brand === undefined || !/^\/(?:api|sandbox)(?:[/?]|$)/i.test(request.url ?? '')) return next();
        sandboxes.handle(request, response, brand).catch(next);
      });
    },
  };
}

async function start(): Promise<void> {
  const values = readArguments(command);
  const [brand, ...others] = values.brand ?? [];
  if (others.length > 0) throw new UsageError(reportText('commands.dev.oneBrand'));
  const language = reportLanguage(values.lang);
  const port = readPort(values.port ?? process.env['PORT']);
  const brandsDir = readBrandsDir(values['brands-dir']);
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  process.env['NODE_ENV'] = 'development';
  // Loaded late, so that `--help` stays fast.
  const { dev } = await import('astro');
  const { loadBrands } = await import('#generator/brands/load-brands.ts');
  const { devPlugin } = await import('#generator/render/dev/dev-plugin.ts');
  const { createSandboxes } = await import('#sandbox/sandboxes.ts');
  const { brands } = await loadBrands({ brandsDir, ...(brand && { only: [brand] }) });
  const ids = brands.map(({ id }) => id);
  const sandboxes = createSandboxes({ brands, data: join(root, '.cache', 'sandbox') });
  await dev({
    root,
    server: { host: 'localhost', port },
    vite: {
      plugins: [
        sandboxPlugin(sandboxes, ids, brand),
        devPlugin({ root, brandsDir, language, pseudo: values.pseudo === true, ...(brand && { brand }) }),
      ],
      // Fail instead of using another port than the printed one.
      server: {
        allowedHosts: ['.localhost'],
        strictPort: true,
        // Ignore the files that a parallel build writes.
        watch: { ignored: ['**/dist-brands/**', '**/.cache/**'] },
      },
    },
  });
  console.log(`\n${open[language]} http://${brand ? '' : '<brand>.'}localhost:${port}/`);
}

try {
  await start();
} catch (error) {
  fail(error);
}
