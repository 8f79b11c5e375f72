import { join, resolve } from 'node:path';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { type LoadedBrands, loadBrands } from '#generator/brands/load-brands.ts';
import { closings, problemsByEffect, stepsByHand } from '#generator/brands/readiness.ts';
import { formats } from '#generator/diagnostics/formats.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';
import { hasErrors } from '#generator/diagnostics/summary.ts';
import { imageCacheFolder } from '#generator/render/assets/image-cache.ts';
import { readArguments, readFormat, readOneBrand, readRequired } from '../cli/arguments.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';
import { reportLanguage } from '../cli/report-language.ts';

const command = {
  name: 'ready',
  summary: reportText('commands.ready.summary'),
  exits: {
    2: reportText('commands.ready.exit.2'),
  },
  options: {
    brand: sharedOptions.oneBrand,
    'brands-dir': sharedOptions['brands-dir'],
    format: sharedOptions.format,
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');

/** Formats a problem in two or three lines: location, problem, fix. Without a location its text comes first. */
function line({ location, what, fix }: Diagnostic, language: ReportLanguage): string {
  const texts = [what[language], ...(fix ? [`→ ${fix[language]}`] : [])];
  const [first = '', ...others] = location ? [`${location.file}:${location.line}`, ...texts] : texts;
  return [`  [ ] ${first}`, ...others.map((text) => `      ${text}`)].join('\n');
}

function checklist(
  brand: string,
  { brands: [settled], problems }: LoadedBrands,
  language: ReportLanguage,
): string {
  const groups = problemsByEffect(problems);
  const shown = (['mistakes', 'unfinished', 'advice'] as const).flatMap((name) => {
    const own = groups[name];
    if (own.length === 0) return [];
    const heading = reportText(`ready.${name}`, { count: own.length })[language];
    return [heading, ...own.map((problem) => line(problem, language)), ''];
  });
  // A brand that does not exist has no host to check.
  if (problems.some(({ code }) => code === 'unknown-brand')) return shown.join('\n');
  const count = groups.mistakes.length + groups.unfinished.length;
  const verdict =
    count > 0 ? reportText('ready.notReady', { brand, count }) : reportText('ready.ready', { brand });
  return [
    ...shown,
    verdict[language],
    ...(settled ? closings(settled) : []).map((text) => text[language]),
    '',
    reportText('ready.byHand')[language],
    ...stepsByHand(brand).map((step) => `  [ ] ${step[language]}`),
    '',
  ].join('\n');
}

/** Prints what a brand still needs before its launch. */
async function ready(): Promise<void> {
  const values = readArguments(command);
  const format = readFormat(values.format);
  const language = reportLanguage(values.lang);
  const brand = readRequired(command, 'brand', readOneBrand(values.brand));
  const loaded = await loadBrands({
    brandsDir: readBrandsDir(values['brands-dir']),
    only: [brand],
    release: true,
    knownPictures: imageCacheFolder(root, join(root, '.cache')),
  });
  process.stdout.write(
    format === 'text' ? checklist(brand, loaded, language) : formats[format](loaded.problems, language),
  );
  if (hasErrors(loaded.problems)) process.exitCode = 2;
}

try {
  await ready();
} catch (error) {
  fail(error);
}
