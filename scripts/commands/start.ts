import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { reportLanguage } from '../cli/report-language.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brandFolders } from '#generator/brands/folders.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { formatText } from '#generator/diagnostics/format-text.ts';
import { hasErrors } from '#generator/diagnostics/summary.ts';
import { buildBrands, type BuildReport } from '#generator/render/build.ts';
import { readArguments, readPort } from '../cli/arguments.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';
import { notBuilt, showProgress } from './build-report.ts';
import { formatTable } from '../cli/table.ts';
import { omitUndefined } from '../../src/core/shared/omit-undefined.ts';

const command = {
  name: 'start',
  summary: reportText('commands.start.summary'),
  exits: { 2: reportText('commands.start.exit.2') },
  options: {
    brand: sharedOptions.brand,
    'brands-dir': sharedOptions['brands-dir'],
    data: sharedOptions.data,
    out: sharedOptions.out,
    port: sharedOptions.port,
    reset: sharedOptions.reset,
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');

const messages = {
  nothing: reportText('commands.start.nothing'),
  sandbox: reportText('commands.start.sandbox'),
  stop: reportText('commands.start.stop'),
  notFound: reportText('commands.start.notFound'),
};

/** Prints build errors on standard error. */
function showFaults({ problems, results }: BuildReport, language: ReportLanguage): void {
  if (problems.length > 0) console.error(`\n${formatText(problems, { language })}`);
  for (const { brand, error } of results)
    if (error) console.error(`\n${notBuilt(brand)[language]}:\n${error[language]}`);
}

function stateOf(id: string, { results }: BuildReport): ReportText {
  const result = results.find(({ brand }) => brand === id);
  if (result?.status === 'built') return reportText('commands.start.state.built');
  if (result?.status === 'unchanged') return reportText('commands.start.state.upToDate');
  return reportText('commands.start.state.lastGood');
}

async function start(): Promise<void> {
  const values = readArguments(command);
  const language = reportLanguage(values.lang);
  const port = readPort(values.port ?? (process.env['PORT'] || undefined));
  const brandsDir = readBrandsDir(values['brands-dir']);
  const outDir = resolve(values.out ?? join(root, 'dist-brands'));
  const bundle = (id: string): string => join(outDir, id);

  const report = await buildBrands({
    root,
    brandsDir,
    outDir,
    ...omitUndefined({ only: values.brand }),
    onProgress: (event) => {
      showProgress(event, language);
    },
  });
  showFaults(report, language);

  const wanted = brandFolders(brandsDir).filter((id) => values.brand?.includes(id) ?? true);
  const brands = wanted.filter((id) => existsSync(join(bundle(id), 'hosting', 'rules.json')));
  if (brands.length === 0) {
    console.error(messages.nothing[language]);
    process.exitCode = hasErrors(report.problems) ? 2 : 1;
    return;
  }
  const [only] = values.brand?.length === 1 ? brands : [];
  const data = resolve(values.data ?? join(root, '.cache', 'sandbox'));
  const loaded = await loadBrands({ brandsDir, only: brands });
  // Loaded late, so that `--help` stays fast.
  const { createSandboxes, resetData } = await import('#sandbox/sandboxes.ts');
  const { createPortalServer } = await import('#generator/serve/portal-server.ts');
  const { handle, close } = createSandboxes({ brands: loaded.brands, data });
  const handlers = ['/api', '/sandbox'].map((prefix) => ({ prefix, handle }));
  const server = await createPortalServer({ brands, bundle, handlers, ...(only && { only }) }).listen(port);
  // Only after the port is taken, because another server may use the data.
  if (values.reset) for (const id of brands) resetData(data, id);

  const addressOf = (id: string): string => `http://${only ? '' : `${id}.`}localhost:${server.port}/`;
  console.log(`\n${formatTable(brands.map((id) => [id, addressOf(id), stateOf(id, report)[language]]))}\n`);
  console.log(messages.sandbox[language]);
  console.log(messages.stop[language]);
  if (!only) {
    const [first = ''] = brands;
    console.log(`${messages.notFound[language]}: npm start -- --brand ${first}`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(close));
  }
}

try {
  await start();
} catch (error) {
  fail(error);
}
