import { join, resolve } from 'node:path';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { unfinishedCodes } from '#generator/brands/problem-codes.ts';
import { formats } from '#generator/diagnostics/formats.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { hasErrors, inFileOrder } from '#generator/diagnostics/summary.ts';
import { imageCacheFolder } from '#generator/render/assets/image-cache.ts';
import { readArguments, readFormat, readNeeded } from '../cli/arguments.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';
import { readinessWords } from './readiness-words.ts';
import { reportLanguage } from '../cli/report-language.ts';

const command = {
  name: 'ready',
  summary: {
    en: 'Lists what is left to do before a brand can be published.',
    es: 'Enumera lo que falta para publicar una marca.',
    ca: 'Enumera el que falta per publicar una marca.',
  },
  exits: {
    2: { en: 'something is left to do', es: 'queda algo por hacer', ca: 'queda alguna cosa per fer' },
  },
  options: {
    brand: sharedOptions.brand,
    'brands-dir': sharedOptions['brands-dir'],
    format: sharedOptions.format,
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');

/** Formats a problem in two or three lines: location, problem, fix. */
function line({ location, what, fix }: Diagnostic, language: ReportLanguage): string {
  const first = location
    ? [`  [ ] ${location.file}:${location.line}`, `      ${what[language]}`]
    : [`  [ ] ${what[language]}`];
  return [...first, ...(fix ? [`      → ${fix[language]}`] : [])].join('\n');
}

function checklist(
  brand: string,
  problems: readonly Diagnostic[],
  isClosed: boolean,
  language: ReportLanguage,
): string {
  const words = readinessWords[language];
  const inTheWay = problems.filter((problem) => hasErrors([problem]));
  const groups: [string, Diagnostic[]][] = [
    [words.mistakes, inTheWay.filter(({ code }) => !unfinishedCodes.has(code))],
    [words.unfinished, inTheWay.filter(({ code }) => unfinishedCodes.has(code))],
    [words.advice, problems.filter((problem) => !hasErrors([problem]))],
  ];
  const shown = groups.flatMap(([title, own]) =>
    own.length > 0
      ? [`${title} (${own.length})`, ...inFileOrder(own).map((problem) => line(problem, language)), '']
      : [],
  );
  const verdict = inTheWay.length > 0 ? words.notReady(brand, inTheWay.length) : words.ready(brand);
  // A brand that does not exist has no host to look at.
  if (problems.some(({ code }) => code === 'unknown-brand')) return [...shown, ''].join('\n');
  const steps = words.steps(brand).map((step) => `  [ ] ${step}`);
  const closed = isClosed ? [words.closed, ''] : [];
  return [...shown, verdict, '', ...closed, words.byHand, ...steps, ''].join('\n');
}

/** Prints what a brand still needs before its launch. */
async function ready(): Promise<void> {
  const values = readArguments(command);
  const format = readFormat(values.format);
  const language = reportLanguage(values.lang);
  const brand = readNeeded(command, 'brand', values.brand?.[0]);
  const { brands, problems } = await loadBrands({
    brandsDir: readBrandsDir(values['brands-dir']),
    only: [brand],
    release: true,
    knownPictures: imageCacheFolder(root, join(root, '.cache')),
  });
  process.stdout.write(
    format === 'text'
      ? checklist(
          brand,
          problems,
          brands.some(({ settings }) => settings.inMantenimiento),
          language,
        )
      : formats[format](problems, language),
  );
  if (hasErrors(problems)) process.exitCode = 2;
}

try {
  await ready();
} catch (error) {
  fail(error);
}
