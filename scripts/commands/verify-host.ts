import { reportText } from '#generator/diagnostics/report-text.ts';
import { reportLanguage } from '../cli/report-language.ts';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formats } from '#generator/diagnostics/formats.ts';
import { hasErrors } from '#generator/diagnostics/summary.ts';
import { readHostRules } from '#generator/render/build-brand.ts';
import { type Manifest, readManifest } from '#generator/render/bundle/manifest.ts';
import { workerOffFile } from '#generator/hosting/emitters/worker-off.ts';
import { addressOf, pagesOfOthers } from '#generator/hosting/live/plan.ts';
import { verifyHost } from '#generator/hosting/live/verify-host.ts';
import { readArgumentsWith, readFormat, UsageError } from '../cli/arguments.ts';
import { placeholders, sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { fail } from '../cli/failure.ts';

const command = {
  name: 'verify-host',
  summary: reportText('commands.verifyHost.summary'),
  exits: {
    2: reportText('commands.verifyHost.exit.2'),
  },
  options: {
    brand: sharedOptions.oneBrand,
    out: sharedOptions.out,
    previous: {
      type: 'string',
      multiple: true,
      value: placeholders.file,
      help: reportText('commands.verifyHost.previous.help'),
    },
    strict: {
      type: 'boolean',
      help: reportText('commands.verifyHost.strict.help'),
    },
    format: sharedOptions.format,
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');

function originOf(address: string): string {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin;
  throw new UsageError(reportText('commands.verifyHost.noAddress', { address }));
}

/** Compares a live host with the bundle of a brand. */
async function verify(): Promise<void> {
  const { argument, values } = readArgumentsWith(
    {
      value: reportText('commands.verifyHost.address.value'),
      help: reportText('commands.verifyHost.address.help'),
    },
    command,
  );
  const format = readFormat(values.format);
  const language = reportLanguage(values.lang);
  const [brand, ...others] = values.brand ?? [];
  if (brand === undefined || others.length > 0)
    throw new UsageError(reportText('commands.verifyHost.oneBrand'));
  const bundle = join(resolve(values.out ?? join(root, 'dist-brands')), brand);
  const manifest = readManifest(bundle);
  if (!manifest) throw new UsageError(reportText('commands.verifyHost.noBundle', { bundle, brand }));
  const previous = (values.previous ?? []).flatMap(
    (file) => (JSON.parse(readFileSync(file, 'utf8')) as Manifest).files,
  );
  const earlier = previous.filter(({ cache }) => cache === 'immutable');
  const current = new Set(manifest.files.map(({ path }) => path));
  const rules = readHostRules(bundle);
  const workerOff = manifest.hosting.find(({ path }) => path === workerOffFile);
  const { problems, asked, plain } = await verifyHost(originOf(argument), {
    rules,
    files: manifest.files,
    ...(workerOff && { workerOff }),
    earlier: [...manifest.kept.flatMap(({ files }) => files), ...earlier],
    absent: [
      ...pagesOfOthers(rules),
      ...previous
        .filter(({ path, cache }) => cache !== 'immutable' && !current.has(path))
        .map(({ path }) => addressOf(path)),
    ],
  });
  process.stdout.write(formats[format](problems, language));
  if (format === 'text' && asked > 0)
    console.log(reportText('commands.verifyHost.compared', { asked, argument, bundle })[language]);
  if (format === 'text' && plain === 'unknown')
    console.log(reportText('commands.verifyHost.plainUnknown')[language]);
  if (hasErrors(problems) || (values.strict && problems.length > 0)) process.exitCode = 2;
}

try {
  await verify();
} catch (error) {
  fail(error);
}
