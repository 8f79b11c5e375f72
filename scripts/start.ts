import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brandFolders } from '#brand/pipeline/folders.ts';
import { loadBrands } from '#brand/pipeline/load-brands.ts';
import { formatText } from '#diagnostics/format-text.ts';
import { hasErrors } from '#diagnostics/summary.ts';
import { buildBrands, type BuildReport } from '#generator/build.ts';
import { FolderInUse } from '#generator/bundle/lock.ts';
import { createSandboxes, resetData } from '#sandbox/sandboxes.ts';
import { PortError } from '#server/listen.ts';
import { createPortalServer } from '#server/portal-server.ts';
import { readArguments, readPort, UsageError } from './arguments.ts';
import { showProgress } from './build-report.ts';
import { formatTable } from './table.ts';

const root = resolve(import.meta.dirname, '..');

/** What went wrong while building, on standard error. */
function showFaults({ problems, results }: BuildReport): void {
  if (problems.length > 0) console.error(`\n${formatText(problems)}`);
  for (const { brand, error } of results)
    if (error) console.error(`\n${brand} could not be built:\n${error}`);
}

function stateOf(id: string, { results }: BuildReport): string {
  const result = results.find(({ brand }) => brand === id);
  if (result?.status === 'built') return 'built';
  if (result?.status === 'unchanged') return 'up to date';
  return 'last good build; what is wrong stands above';
}

async function start(): Promise<void> {
  const values = readArguments('start', ['brand', 'brands-dir', 'data', 'out', 'port', 'reset']);
  const port = readPort(values.port ?? (process.env['PORT'] || undefined));
  const brandsDir = resolve(values['brands-dir'] ?? join(root, 'brands'));
  const outDir = resolve(values.out ?? join(root, 'dist-brands'));
  const bundle = (id: string): string => join(outDir, id);

  const report = await buildBrands({
    root,
    brandsDir,
    outDir,
    ...(values.brand ? { only: values.brand } : {}),
    onProgress: showProgress,
  });
  showFaults(report);

  const wanted = brandFolders(brandsDir).filter((id) => values.brand?.includes(id) ?? true);
  const brands = wanted.filter((id) => existsSync(join(bundle(id), 'hosting', 'rules.json')));
  if (brands.length === 0) {
    console.error('There is no portal to serve.');
    process.exitCode = hasErrors(report.problems) ? 2 : 1;
    return;
  }
  const [only] = values.brand?.length === 1 ? brands : [];
  const data = resolve(values.data ?? join(root, '.cache', 'sandbox'));
  const loaded = await loadBrands({ brandsDir, only: brands });
  const { handle, close } = createSandboxes({ brands: loaded.brands, data });
  const handlers = ['/api', '/sandbox'].map((prefix) => ({ prefix, handle }));
  const server = await createPortalServer({ brands, bundle, handlers, ...(only ? { only } : {}) }).listen(
    port,
  );
  // Not before the port is ours: another server may be using the data.
  if (values.reset) for (const id of brands) resetData(data, id);

  const addressOf = (id: string): string => `http://${only ? '' : `${id}.`}localhost:${server.port}/`;
  console.log(`\n${formatTable(brands.map((id) => [id, addressOf(id), stateOf(id, report)]))}\n`);
  console.log('Beside each portal, /sandbox/ has people to sign in as and the mails that were not sent.');
  console.log('Stop with Ctrl+C.');
  if (!only) {
    const [first = ''] = brands;
    console.log(`Should your browser not find these addresses: npm start -- --brand ${first}`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(close));
  }
}

try {
  await start();
} catch (error) {
  // These say all there is to say; of anything else the place in the code matters.
  const isClear = [UsageError, PortError, FolderInUse].some((kind) => error instanceof kind);
  console.error(isClear && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
