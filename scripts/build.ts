import { join, resolve } from 'node:path';
import { formats } from '#diagnostics/formats.ts';
import { hasErrors } from '#diagnostics/summary.ts';
import { buildBrands } from '#generator/build.ts';
import { FolderInUse } from '#generator/bundle/lock.ts';
import { readArguments, readFormat, UsageError } from './arguments.ts';
import { formatReport, showProgress } from './build-report.ts';

const root = resolve(import.meta.dirname, '..');

async function build(): Promise<number> {
  const values = readArguments('build', ['brand', 'brands-dir', 'out', 'cache', 'force', 'format']);
  const format = readFormat(values.format);
  const report = await buildBrands({
    root,
    brandsDir: resolve(values['brands-dir'] ?? join(root, 'brands')),
    outDir: resolve(values.out ?? join(root, 'dist-brands')),
    force: values.force ?? false,
    ...(values.cache ? { cacheDir: resolve(values.cache) } : {}),
    ...(values.brand ? { only: values.brand } : {}),
    ...(format === 'json' ? {} : { onProgress: showProgress }),
  });
  const { results, problems } = report;
  if (format === 'json') {
    const peakMemory = process.resourceUsage().maxRSS * 1024;
    console.log(JSON.stringify({ ...report, peakMemory }, null, 2));
  } else {
    if (results.length > 0) console.log(`\n${formatReport(report)}\n`);
    if (problems.length > 0) console.log(formats[format](problems));
  }
  const failed = results.filter(({ status }) => status === 'failed');
  for (const { brand, error } of failed) console.error(`${brand} could not be built: ${error}`);
  if (failed.length > 0) return 1;
  return hasErrors(problems) ? 2 : 0;
}

try {
  process.exitCode = await build();
} catch (error) {
  const isClear = error instanceof UsageError || error instanceof FolderInUse;
  console.error(isClear ? error.message : error);
  process.exitCode = 1;
}
