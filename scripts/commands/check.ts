import { reportText } from '#generator/diagnostics/report-text.ts';
import { reportLanguage } from '../cli/report-language.ts';
import { join, resolve } from 'node:path';
import { brandFolders } from '#generator/brands/folders.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { formats } from '#generator/diagnostics/formats.ts';
import { hasErrors } from '#generator/diagnostics/summary.ts';
import { imageCacheFolder } from '#generator/render/assets/image-cache.ts';
import { serviceCostsOf } from '#generator/render/pages/service-costs.ts';
import { readArguments, readFormat } from '../cli/arguments.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { formatCosts } from './build-report.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';
import { legalReport } from './legal-report.ts';

const command = {
  name: 'check',
  summary: reportText('commands.check.summary'),
  exits: { 2: reportText('commands.check.exit.2') },
  options: {
    brand: sharedOptions.brand,
    'brands-dir': sharedOptions['brands-dir'],
    format: sharedOptions.format,
    legal: {
      type: 'boolean',
      help: reportText('commands.check.legal.help'),
    },
    release: sharedOptions.release,
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');

async function check(): Promise<void> {
  const values = readArguments(command);
  const format = readFormat(values.format);
  const language = reportLanguage(values.lang);
  const brandsDir = readBrandsDir(values['brands-dir']);
  const { brands, problems } = await loadBrands({
    brandsDir,
    release: values.release ?? false,
    knownPictures: imageCacheFolder(root, join(root, '.cache')),
    ...(values.brand && { only: values.brand }),
  });
  if (values.legal) {
    const ids = values.brand ?? brandFolders(brandsDir);
    process.stdout.write(legalReport(brandsDir, ids, problems, format, language));
    return;
  }
  process.stdout.write(formats[format](problems, language));
  if (format === 'text') for (const line of formatCosts(serviceCostsOf(brands), language)) console.log(line);
  if (hasErrors(problems)) process.exitCode = 2;
}

try {
  await check();
} catch (error) {
  fail(error);
}
