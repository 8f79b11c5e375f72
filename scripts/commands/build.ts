import { reportText } from '#generator/diagnostics/report-text.ts';
import { reportLanguage } from '../cli/report-language.ts';
import { join, resolve } from 'node:path';
import { problemsIn } from '#generator/diagnostics/format-json.ts';
import { formats } from '#generator/diagnostics/formats.ts';
import { hasErrors } from '#generator/diagnostics/summary.ts';
import { buildBrands } from '#generator/render/build.ts';
import { readArguments, readCount, readFormat } from '../cli/arguments.ts';
import { placeholders, sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';
import { formatReport, notBuilt, showProgress } from './build-report.ts';
import { omitUndefined } from '../../src/core/shared/omit-undefined.ts';

const command = {
  name: 'build',
  summary: reportText('commands.build.summary'),
  exits: { 2: reportText('commands.build.exit.2') },
  options: {
    brand: sharedOptions.brand,
    'brands-dir': sharedOptions['brands-dir'],
    out: sharedOptions.out,
    cache: {
      type: 'string',
      value: placeholders.dir,
      help: reportText('commands.build.cache.help'),
    },
    force: {
      type: 'boolean',
      help: reportText('commands.build.force.help'),
    },
    verify: {
      type: 'boolean',
      help: reportText('commands.build.verify.help'),
    },
    compress: {
      type: 'boolean',
      help: reportText('commands.build.compress.help'),
    },
    keep: {
      type: 'string',
      value: placeholders.number,
      help: reportText('commands.build.keep.help'),
    },
    format: sharedOptions.format,
    release: sharedOptions.release,
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');

async function build(): Promise<number> {
  const values = readArguments(command);
  const format = readFormat(values.format);
  const language = reportLanguage(values.lang);
  const report = await buildBrands({
    root,
    brandsDir: readBrandsDir(values['brands-dir']),
    outDir: resolve(values.out ?? join(root, 'dist-brands')),
    force: values.force ?? false,
    release: values.release ?? false,
    verify: values.verify ?? false,
    compress: values.compress ?? values.release ?? false,
    keep: readCount('keep', values.keep),
    measureHeap: format === 'json',
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
    const costs = report.costs.map(({ brand, cost }) => ({ brand, cost: cost[language] }));
    const output = {
      ...report,
      problems: problemsIn(problems, language),
      costs,
      results: results.map(({ notes, error, ...rest }) => ({
        ...rest,
        notes: notes.map((note) => note[language]),
        ...(error && { error: error[language] }),
      })),
    };
    console.log(JSON.stringify(output, null, 2));
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
