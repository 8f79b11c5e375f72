import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { reportLanguage } from '../cli/report-language.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { join, resolve } from 'node:path';
import { idMistake } from '#generator/brands/new-brand/brand-id.ts';
import { createBrand } from '#generator/brands/new-brand/create-brand.ts';
import { readArgumentsWith, UsageError } from '../cli/arguments.ts';
import { languages } from '#core/i18n/languages.ts';
import { placeholders, sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { fail } from '../cli/failure.ts';
import { formatCreated } from './created-files.ts';
import { readBeginning } from './new-brand-questions.ts';

const command = {
  name: 'new-brand',
  summary: {
    en: 'Creates the folder of a brand, with marks where it has to be filled in.',
    es: 'Crea la carpeta de una marca, con marcas donde hay que completarla.',
    ca: 'Crea la carpeta d’una marca, amb marques on cal completar-la.',
  },
  options: {
    'brands-dir': sharedOptions['brands-dir'],
    nombre: {
      type: 'string',
      value: { en: 'NAME', es: 'NOMBRE', ca: 'NOM' },
      help: {
        en: 'full name of the portal',
        es: 'nombre completo del portal',
        ca: 'nom complet del portal',
      },
    },
    idiomas: {
      type: 'string',
      value: { en: 'LANGUAGES', es: 'IDIOMAS', ca: 'LLENGÜES' },
      help: {
        en: `of ${languages.join(', ')}, with commas; the first is the default`,
        es: `entre ${languages.join(', ')}, con comas; el primero es el predeterminado`,
        ca: `entre ${languages.join(', ')}, amb comes; la primera és la predeterminada`,
      },
    },
    color: {
      type: 'string',
      value: { en: 'COLOUR', es: 'COLOR', ca: 'COLOR' },
      help: {
        en: "main colour, like '#0b5563'",
        es: "color principal, como '#0b5563'",
        ca: "color principal, com '#0b5563'",
      },
    },
    organismo: {
      type: 'string',
      value: { en: 'KIND', es: 'TIPO', ca: 'TIPUS' },
      help: {
        en: 'kind of institution: publico, concertado or privado',
        es: 'tipo de institución: publico, concertado o privado',
        ca: 'tipus d’institució: publico, concertado o privado',
      },
    },
    logo: {
      type: 'string',
      value: placeholders.file,
      help: {
        en: 'picture of the logo, best as SVG',
        es: 'imagen del logotipo, mejor en SVG',
        ca: 'imatge del logotip, millor en SVG',
      },
    },
  },
} as const satisfies Command;

const made = (id: string): ReportText => ({
  en: `The brand "${id}" is made, and can be built as it is:`,
  es: `La marca «${id}» está hecha y se puede construir como está:`,
  ca: `La marca «${id}» està feta i es pot construir com està:`,
});

const nextSteps = (options: string): Readonly<Record<ReportLanguage, readonly string[]>> => ({
  en: [
    'What to do next:',
    '  1. Write what is marked FILL IN in brand.yaml, and put your logo and icon in place of the drawn ones.',
    '  2. Write the legal pages: each says at its top that it is a model, and in bold where a text is missing.',
    `  3. See it while you write:  npm run dev -- ${options}`,
    `  4. Check it:                npm run check -- ${options}`,
    `  5. See what is left:        npm run ready -- ${options}`,
    `  6. Build it:                npm run build -- ${options}`,
  ],
  es: [
    'Lo que toca ahora:',
    '  1. Escribe lo que en brand.yaml lleva la marca POR COMPLETAR, y pon tu logotipo y tu icono en lugar de los dibujados.',
    '  2. Escribe las páginas legales: cada una dice arriba que es un modelo, y en negrita dónde falta un texto.',
    `  3. Mírala mientras escribes:  npm run dev -- ${options}`,
    `  4. Compruébala:               npm run check -- ${options}`,
    `  5. Mira lo que falta:         npm run ready -- ${options}`,
    `  6. Constrúyela:               npm run build -- ${options}`,
  ],
  ca: [
    'El que toca ara:',
    '  1. Escriu el que a brand.yaml porta la marca PER COMPLETAR, i posa el teu logotip i la teva icona en lloc dels dibuixats.',
    '  2. Escriu les pàgines legals: cadascuna diu a dalt que és un model, i en negreta on falta un text.',
    `  3. Mira-la mentre escrius:  npm run dev -- ${options}`,
    `  4. Comprova-la:             npm run check -- ${options}`,
    `  5. Mira què falta:          npm run ready -- ${options}`,
    `  6. Construeix-la:           npm run build -- ${options}`,
  ],
});

async function newBrand(): Promise<void> {
  const { argument: id, values } = readArgumentsWith(
    {
      value: { en: 'ID', es: 'ID', ca: 'ID' },
      help: {
        en: 'name of the folder and of the brand: small letters, digits, hyphens',
        es: 'nombre de la carpeta y de la marca: minúsculas, cifras, guiones',
        ca: 'nom de la carpeta i de la marca: minúscules, xifres, guionets',
      },
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
  console.log(nextSteps(options)[language].join('\n'));
}

try {
  await newBrand();
} catch (error) {
  fail(error);
}
