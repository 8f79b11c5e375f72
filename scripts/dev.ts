import { join, resolve } from 'node:path';
import { dev } from 'astro';
import { devPlugin } from '#generator/dev/dev-plugin.ts';
import { readArguments, readPort, UsageError } from './arguments.ts';

const root = resolve(import.meta.dirname, '..');

async function start(): Promise<void> {
  const values = readArguments('dev', ['brand', 'brands-dir', 'port']);
  const [brand, ...others] = values.brand ?? [];
  if (others.length > 0) throw new UsageError('Give one --brand, or none to see all by their host names.');
  const port = readPort(values.port ?? process.env['PORT']);
  const brandsDir = resolve(values['brands-dir'] ?? join(root, 'brands'));
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  process.env['NODE_ENV'] = 'development';
  await dev({
    root,
    server: { host: 'localhost', port },
    vite: {
      plugins: [devPlugin({ root, brandsDir, ...(brand ? { brand } : {}) })],
      // Another port than the one that is printed would only confuse.
      server: { allowedHosts: ['.localhost'], strictPort: true },
    },
  });
  console.log(`\nOpen http://${brand ? '' : '<brand>.'}localhost:${port}/`);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
