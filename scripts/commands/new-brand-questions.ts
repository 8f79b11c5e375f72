import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { existsSync, statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isLanguage, type Language, languages } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { BrandInputs } from '#generator/brands/new-brand/create-brand.ts';
import { UsageError } from '../cli/arguments.ts';

/** Allowed file extensions of a logo. */
const pictures = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif'];

/** @throws {UsageError} */
function readLanguages(typed: string): [Language, ...Language[]] {
  const names = [...new Set(typed.split(/[\s,]+/).filter(Boolean))];
  const [first, ...others] = names.filter(isLanguage);
  if (first && others.length + 1 === names.length) return [first, ...others];
  const all = languages.join(', ');
  throw new UsageError({
    en: `--idiomas is a list of ${all}, such as ca,es; not "${typed}".`,
    es: `--idiomas es una lista de ${all}, como ca,es; no «${typed}».`,
    ca: `--idiomas és una llista de ${all}, com ca,es; no «${typed}».`,
  });
}

/** @throws {UsageError} */
function readColour(typed: string): string {
  const digits = /^#?([0-9a-f]{6})$/i.exec(typed.trim())?.[1];
  if (digits) return `#${digits.toLowerCase()}`;
  throw new UsageError({
    en: `--color is a colour in the form '#0b5563', in quotes; not "${typed}".`,
    es: `--color es un color en la forma '#0b5563', entre comillas; no «${typed}».`,
    ca: `--color és un color en la forma '#0b5563', entre cometes; no «${typed}».`,
  });
}

/** @throws {UsageError} */
function readLogo(typed: string): string {
  const file = resolve(typed);
  if (!existsSync(file) || !statSync(file).isFile())
    throw new UsageError({
      en: `There is no file ${typed} for --logo.`,
      es: `No hay ningún fichero ${typed} para --logo.`,
      ca: `No hi ha cap fitxer ${typed} per a --logo.`,
    });
  if (pictures.includes(extname(file).toLowerCase())) return file;
  const endings = pictures.join(', ');
  throw new UsageError({
    en: `--logo is a picture (${endings}); not "${typed}".`,
    es: `--logo es una imagen (${endings}); no «${typed}».`,
    ca: `--logo és una imatge (${endings}); no «${typed}».`,
  });
}

const questions = {
  nombre: {
    en: 'Name of the portal, as it stands in its header',
    es: 'Nombre del portal, como está en su cabecera',
    ca: 'Nom del portal, com és a la seva capçalera',
  },
  idiomas: {
    en: `Languages (${languages.join(', ')}), the default one first`,
    es: `Idiomas (${languages.join(', ')}), primero el predeterminado`,
    ca: `Llengües (${languages.join(', ')}), primer la predeterminada`,
  },
  color: {
    en: 'Main colour, like #0b5563',
    es: 'Color principal, como #0b5563',
    ca: 'Color principal, com #0b5563',
  },
  logo: { en: 'File of the logo', es: 'Fichero del logotipo', ca: 'Fitxer del logotip' },
} as const satisfies Record<string, ReportText>;

const later: ReportText = {
  en: 'Press Enter to leave something for later.',
  es: 'Pulsa Intro para dejar algo para después.',
  ca: 'Prem Retorn per deixar alguna cosa per a després.',
};

type NewBrandAnswers = Partial<Record<keyof typeof questions, string>>;

/**
 * Asks for missing values in a terminal. An empty answer keeps the value of the template; an invalid one is
 * asked for again.
 */
async function askFor(typed: NewBrandAnswers, language: ReportLanguage): Promise<NewBrandAnswers> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answers: NewBrandAnswers = { ...typed };
  try {
    console.log(`${later[language]}\n`);
    for (const [name, question] of Object.entries(questions) as [keyof typeof questions, ReportText][]) {
      while (answers[name] === undefined) {
        const answer = (await prompt.question(`${question[language]}: `)).trim();
        try {
          beginningOf({ [name]: answer });
          answers[name] = answer;
        } catch (error) {
          if (!(error instanceof UsageError)) throw error;
          console.log(error.text[language]);
        }
      }
    }
    return answers;
  } finally {
    prompt.close();
  }
}

/**
 * Validates the values of a new brand.
 * @throws {UsageError}
 */
function beginningOf({ nombre, idiomas, color, logo }: NewBrandAnswers): BrandInputs {
  return {
    ...(nombre && { name: nombre }),
    ...(idiomas && { languages: readLanguages(idiomas) }),
    ...(color && { colour: readColour(color) }),
    ...(logo && { logo: readLogo(logo) }),
  };
}

/**
 * Reads the first values of a new brand from the options, or asks for them if a terminal is attached and no
 * option is given.
 * @throws {UsageError}
 */
export async function readBeginning(
  { nombre, idiomas, color, logo }: NewBrandAnswers,
  language: ReportLanguage,
  isTerminal = process.stdin.isTTY && process.stdout.isTTY,
): Promise<BrandInputs> {
  const typed: NewBrandAnswers = {
    ...(nombre !== undefined && { nombre }),
    ...(idiomas !== undefined && { idiomas }),
    ...(color !== undefined && { color }),
    ...(logo !== undefined && { logo }),
  };
  return beginningOf(isTerminal && Object.keys(typed).length === 0 ? await askFor(typed, language) : typed);
}
