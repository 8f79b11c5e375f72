import { reportLanguage } from '../cli/report-language.ts';
import { join, resolve } from 'node:path';
import { problemsIn } from '#generator/diagnostics/format-json.ts';
import { formats } from '#generator/diagnostics/formats.ts';
import { hasErrors } from '#generator/diagnostics/summary.ts';
import { buildBrands } from '#generator/render/build.ts';
import { readArguments, readCount, readFormat } from '../cli/arguments.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';
import { formatReport, notBuilt, showProgress } from './build-report.ts';
import { omitUndefined } from '../../src/core/shared/omit-undefined.ts';

const command: Command = {
  name: 'build',
  summary: {
    en: 'Builds the portals of the brands.',
    es: 'Construye los portales de las marcas.',
    ca: 'Construeix els portals de les marques.',
  },
  exits: { 2: { en: 'a brand has mistakes', es: 'una marca tiene errores', ca: 'una marca té errors' } },
};

const root = resolve(import.meta.dirname, '../..');

async function build(): Promise<number> {
  const values = readArguments(command, [
    'brand',
    'brands-dir',
    'out',
    'cache',
    'force',
    'verify',
    'compress',
    'keep',
    'format',
    'lang',
    'release',
  ]);
  const format = readFormat(values.format);
  const language = reportLanguage(values.lang);
  const report = await buildBrands({
    root,
    brandsDir: readBrandsDir(values['brands-dir']),
    outDir: resolve(values.out ?? join(root, 'dist-brands')),
    force: values.force ?? false,
    release: values.release ?? false,
    verify: values.verify ?? false,
    compress: values.compress ?? false,
    keep: readCount('keep', values.keep),
    ...(values.cache && { cacheDir: resolve(values.cache) }),
    ...omitUndefined({ only: values.brand }),
    ...(format !== 'json' && {
      onProgress: (event) => {
        showProgress(event, language);
      },
    }),
  });
  const { results, problems } = report;
  if (format === 'json') {
    const peakMemory = process.resourceUsage().maxRSS * 1024;
    const costs = report.costs.map(({ brand, cost }) => ({ brand, cost: cost[language] }));
    const told = {
      ...report,
      problems: problemsIn(problems, language),
      costs,
      peakMemory,
      results: results.map(({ notes, error, ...rest }) => ({
        ...rest,
        notes: notes.map((note) => note[language]),
        ...(error && { error: error[language] }),
      })),
    };
    console.log(JSON.stringify(told, null, 2));
  } else {
    if (results.length > 0) console.log(`\n${formatReport(report, language)}\n`);
    if (problems.length > 0) console.log(formats[format](problems, language));
  }
  const failed = results.filter(({ status }) => status === 'failed');
  for (const { brand, error } of failed)
    console.error(`${notBuilt(brand)[language]}: ${error?.[language] ?? ''}`);
  if (failed.length > 0) return 1;
  return hasErrors(problems) ? 2 : 0;
}

try {
  process.exitCode = await build();
} catch (error) {
  fail(error);
}
