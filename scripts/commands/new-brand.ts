import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { reportLanguage } from '../cli/report-language.ts';
import { join, resolve } from 'node:path';
import { idMistake } from '#generator/brands/new-brand/brand-id.ts';
import { createBrand } from '#generator/brands/new-brand/create-brand.ts';
import { readArgumentsWith, UsageError } from '../cli/arguments.ts';
import { languages } from '#core/i18n/languages.ts';
import { placeholders, sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { fail } from '../cli/failure.ts';
import { formatCreated } from './created-files.ts';
import { kinds, readBeginning } from './new-brand-questions.ts';

const command = {
  name: 'new-brand',
  summary: reportText('commands.newBrand.summary'),
  options: {
    'brands-dir': sharedOptions['brands-dir'],
    nombre: {
      type: 'string',
      value: reportText('commands.newBrand.nombre.value'),
      help: reportText('commands.newBrand.nombre.help'),
    },
    idiomas: {
      type: 'string',
      value: reportText('commands.newBrand.idiomas.value'),
      help: reportText('commands.newBrand.idiomas.help', { languages: languages.join(', ') }),
    },
    color: {
      type: 'string',
      value: reportText('commands.newBrand.color.value'),
      help: reportText('commands.newBrand.color.help'),
    },
    organismo: {
      type: 'string',
      value: reportText('commands.newBrand.organismo.value'),
      help: reportText('commands.newBrand.organismo.help', { kinds: kinds.join(', ') }),
    },
    logo: {
      type: 'string',
      value: placeholders.file,
      help: reportText('commands.newBrand.logo.help'),
    },
  },
} as const satisfies Command;

const made = (id: string): ReportText => reportText('commands.newBrand.made', { id });

async function newBrand(): Promise<void> {
  const { argument: id, values } = readArgumentsWith(
    {
      value: reportText('commands.newBrand.id.value'),
      help: reportText('commands.newBrand.id.help'),
    },
    command,
  );
  const language = reportLanguage(values.lang);
  const given = values['brands-dir'];
  const brandsDir = resolve(given ?? join(import.meta.dirname, '../../brands'));
  const mistake = idMistake(brandsDir, id);
  if (mistake) throw new UsageError(mistake);

  const files = createBrand(brandsDir, id, {
    ...(await readBeginning(values, language)),
    reader: language,
  });
  const folder = join(brandsDir, id);
  const options = `--brand ${id}${given ? ` --brands-dir ${given}` : ''}`;
  console.log(`${made(id)[language]}\n\n${formatCreated(folder, files, language)}\n`);
  console.log(reportText('commands.newBrand.nextSteps', { options })[language]);
}

try {
  await newBrand();
} catch (error) {
  fail(error);
}
