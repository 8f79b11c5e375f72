import { reportText } from '#generator/diagnostics/report-text.ts';
import { reportLanguage } from '../cli/report-language.ts';
import { join, resolve } from 'node:path';
import { findAffected } from '#generator/compare/affected.ts';
import { affectedFormats } from '#generator/compare/format-affected.ts';
import { imageCacheFolder } from '#generator/render/assets/image-cache.ts';
import { readArguments, readChoice, readRequired } from '../cli/arguments.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';

const command = {
  name: 'affected',
  summary: reportText('commands.affected.summary'),
  formats: ['text', 'json', 'matrix'],
  options: {
    base: sharedOptions.base,
    brand: sharedOptions.brand,
    'brands-dir': sharedOptions['brands-dir'],
    out: sharedOptions.out,
    format: sharedOptions.format,
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');
const cacheDir = join(root, '.cache');

/** Prints which brands a change affects. */
async function affected(): Promise<void> {
  const values = readArguments(command);
  const format = readChoice('format', ['text', 'json', 'matrix'], values.format);
  const language = reportLanguage(values.lang);
  const found = await findAffected({
    root,
    brandsDir: readBrandsDir(values['brands-dir']),
    cacheDir,
    ref: readRequired(command, 'base', values.base),
    knownPictures: imageCacheFolder(root, cacheDir),
    outDir: resolve(values.out ?? join(root, 'dist-brands')),
    ...(values.brand && { only: values.brand }),
  });
  // Standard output is a line for a pipeline.
  if (found.lost && format === 'matrix') console.error(found.lost[language]);
  process.stdout.write(affectedFormats[format](found, language));
}

try {
  await affected();
} catch (error) {
  fail(error);
}
