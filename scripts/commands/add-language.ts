import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { reportLanguage } from '../cli/report-language.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, languages } from '#core/i18n/languages.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { addLanguage } from '#generator/brands/new-brand/add-language.ts';
import { formats } from '#generator/diagnostics/formats.ts';
import { readArgumentsWith, readNeeded, UsageError } from '../cli/arguments.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { formatCreated } from './created-files.ts';
import { fail } from '../cli/failure.ts';

const command = {
  name: 'add-language',
  summary: {
    en: 'Adds a language to a brand, with marks where texts have to be translated.',
    es: 'Añade un idioma a una marca, con marcas donde hay que traducir textos.',
    ca: 'Afegeix una llengua a una marca, amb marques on cal traduir textos.',
  },
  options: {
    brand: sharedOptions.brand,
    'brands-dir': sharedOptions['brands-dir'],
  },
} as const satisfies Command;

const first: ReportText = {
  en: 'Correct this first: a language is added to a brand without mistakes.',
  es: 'Corrige antes esto: un idioma se añade a una marca sin errores.',
  ca: 'Corregeix abans això: una llengua s’afegeix a una marca sense errors.',
};
const more = (id: string): ReportText => ({
  en: `${id} has one language more:`,
  es: `${id} tiene un idioma más:`,
  ca: `${id} té una llengua més:`,
});
const marked = (id: string): ReportText => ({
  en: `What has to be translated is marked. npm run check -- --brand ${id} lists it, and whatever else is missing.`,
  es: `Lo que hay que traducir está marcado. npm run check -- --brand ${id} lo enumera, con lo demás que falte.`,
  ca: `El que cal traduir està marcat. npm run check -- --brand ${id} ho enumera, amb la resta que falti.`,
});

/** Adds a language to a brand, with markers where something must be translated. */
async function add(): Promise<void> {
  const { argument: language, values } = readArgumentsWith(
    {
      value: { en: 'LANGUAGE', es: 'IDIOMA', ca: 'LLENGUA' },
      help: {
        en: `the language to add: ${languages.join(', ')}`,
        es: `el idioma que se añade: ${languages.join(', ')}`,
        ca: `la llengua que s’afegeix: ${languages.join(', ')}`,
      },
    },
    command,
  );
  if (!isLanguage(language))
    throw new UsageError({
      en: `A portal can be in ${languages.join(', ')}; not in "${language}".`,
      es: `Un portal puede estar en ${languages.join(', ')}; no en «${language}».`,
      ca: `Un portal pot ser en ${languages.join(', ')}; no en «${language}».`,
    });
  const own = reportLanguage(values.lang);
  const id = readNeeded(command, 'brand', values.brand?.[0]);
  const brandsDir = readBrandsDir(values['brands-dir']);
  const folder = join(brandsDir, id);
  if (!existsSync(folder))
    throw new UsageError({
      en: `There is no brand ${id}.`,
      es: `No hay ninguna marca ${id}.`,
      ca: `No hi ha cap marca ${id}.`,
    });
  const { brands, problems } = await loadBrands({ brandsDir, only: [id] });
  const [brand] = brands;
  if (!brand) {
    process.stdout.write(formats.text(problems, own));
    throw new UsageError(first);
  }
  const files = addLanguage(folder, brand.defaultLanguage, language, own, brand);
  if (!files)
    throw new UsageError({
      en: `${id} is in "${language}" already.`,
      es: `${id} ya está en «${language}».`,
      ca: `${id} ja és en «${language}».`,
    });
  console.log(`${more(id)[own]}\n\n${formatCreated(folder, files, own)}\n`);
  console.log(marked(id)[own]);
}

try {
  await add();
} catch (error) {
  fail(error);
}
