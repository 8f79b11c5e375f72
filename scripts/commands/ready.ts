import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
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
import { reportLanguage } from '../cli/report-language.ts';

const command = {
  name: 'ready',
  summary: reportText('commands.ready.summary'),
  exits: {
    2: reportText('commands.ready.exit.2'),
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
  const place = location ? `${location.file}:${location.line}` : '';
  return [`  [ ] ${place}`, `      ${what[language]}`, ...(fix ? [`      → ${fix[language]}`] : [])].join(
    '\n',
  );
}

function checklist(brand: string, problems: readonly Diagnostic[], language: ReportLanguage): string {
  const inTheWay = problems.filter((problem) => hasErrors([problem]));
  const groups: [ReportText, Diagnostic[]][] = [
    [reportText('commands.ready.mistakes'), inTheWay.filter(({ code }) => !unfinishedCodes.has(code))],
    [reportText('commands.ready.unfinished'), inTheWay.filter(({ code }) => unfinishedCodes.has(code))],
    [reportText('commands.ready.advice'), problems.filter((problem) => !hasErrors([problem]))],
  ];
  const shown = groups.flatMap(([title, own]) =>
    own.length > 0
      ? [
          `${title[language]} (${own.length})`,
          ...inFileOrder(own).map((problem) => line(problem, language)),
          '',
        ]
      : [],
  );
  const verdict =
    inTheWay.length > 0
      ? reportText('commands.ready.notReady', { brand, count: inTheWay.length })
      : reportText('commands.ready.ready', { brand });
  const steps = [
    reportText('commands.ready.step.legal'),
    reportText('commands.ready.step.domain'),
    reportText('commands.ready.step.server'),
    reportText('commands.ready.step.host', { brand }),
  ].map((step) => `  [ ] ${step[language]}`);
  return [...shown, verdict[language], '', reportText('commands.ready.byHand')[language], ...steps, ''].join(
    '\n',
  );
}

/** Prints what a brand still needs before its launch. */
async function ready(): Promise<void> {
  const values = readArguments(command);
  const format = readFormat(values.format);
  const language = reportLanguage(values.lang);
  const brand = readNeeded(command, 'brand', values.brand?.[0]);
  const { problems } = await loadBrands({
    brandsDir: readBrandsDir(values['brands-dir']),
    only: [brand],
    release: true,
    knownPictures: imageCacheFolder(root, join(root, '.cache')),
  });
  process.stdout.write(
    format === 'text' ? checklist(brand, problems, language) : formats[format](problems, language),
  );
  if (hasErrors(problems)) process.exitCode = 2;
}

try {
  await ready();
} catch (error) {
  fail(error);
}
