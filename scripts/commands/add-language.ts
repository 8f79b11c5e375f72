import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { reportLanguage } from '../cli/report-language.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, languages } from '#core/i18n/languages.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { addLanguage, readWithoutLanguage } from '#generator/brands/new-brand/add-language.ts';
import { formats } from '#generator/diagnostics/formats.ts';
import { readArgumentsWith, readOneBrand, readRequired, UsageError } from '../cli/arguments.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { formatCreated } from './created-files.ts';
import { formatRefused } from './refused-edits.ts';
import { fail } from '../cli/failure.ts';

const command = {
  name: 'add-language',
  summary: reportText('commands.addLanguage.summary'),
  options: {
    brand: sharedOptions.oneBrand,
    'brands-dir': sharedOptions['brands-dir'],
  },
} as const satisfies Command;

const first = reportText('commands.addLanguage.correctFirst');
const more = (id: string): ReportText => reportText('commands.addLanguage.added', { id });
const marked = (id: string): ReportText => reportText('commands.addLanguage.marked', { id });

/** Adds a language to a brand, with markers where something must be translated. */
async function add(): Promise<void> {
  const { argument: language, values } = readArgumentsWith(
    {
      value: reportText('commands.addLanguage.language.value'),
      help: reportText('commands.addLanguage.language.help', { languages: languages.join(', ') }),
    },
    command,
  );
  if (!isLanguage(language))
    throw new UsageError(
      reportText('commands.addLanguage.noLanguage', { languages: languages.join(', '), language }),
    );
  const own = reportLanguage(values.lang);
  const id = readRequired(command, 'brand', readOneBrand(values.brand));
  const brandsDir = readBrandsDir(values['brands-dir']);
  const folder = join(brandsDir, id);
  if (!existsSync(folder)) throw new UsageError(reportText('commands.addLanguage.noBrand', { id }));
  const { brands, problems } = await loadBrands({ brandsDir, only: [id] });
  const brand = brands[0] ?? (await readWithoutLanguage(brandsDir, id, language));
  if (!brand) {
    process.stdout.write(formats.text(problems, own));
    throw new UsageError(first);
  }
  const added = addLanguage(folder, brand.defaultLanguage, language, own, brand);
  if (!added) throw new UsageError(reportText('commands.addLanguage.alreadyThere', { id, language }));
  console.log(`${more(id)[own]}\n\n${formatCreated(folder, added.files, own)}\n`);
  if (added.refused.length > 0) console.log(`${formatRefused(folder, added.refused, own)}\n`);
  const elsewhere = values['brands-dir'];
  const named = elsewhere === undefined ? id : `${id} --brands-dir ${elsewhere}`;
  console.log(marked(named)[own]);
  const after = await loadBrands({ brandsDir, only: [id] });
  const count = after.problems.filter(({ severity }) => severity === 'error').length;
  if (count > 0) console.log(`\n${reportText('commands.addLanguage.errors', { count, id: named })[own]}`);
}

try {
  await add();
} catch (error) {
  fail(error);
}
