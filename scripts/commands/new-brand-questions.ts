import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
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
  throw new UsageError(reportText('commands.newBrand.noLanguages', { all, typed }));
}

/** @throws {UsageError} */
function readColour(typed: string): string {
  const digits = /^#?([0-9a-f]{6})$/i.exec(typed.trim())?.[1];
  if (digits) return `#${digits.toLowerCase()}`;
  throw new UsageError(reportText('commands.newBrand.noColour', { typed }));
}

/** @throws {UsageError} */
function readLogo(typed: string): string {
  const file = resolve(typed);
  if (!existsSync(file) || !statSync(file).isFile())
    throw new UsageError(reportText('commands.newBrand.noLogo', { typed }));
  if (pictures.includes(extname(file).toLowerCase())) return file;
  const endings = pictures.join(', ');
  throw new UsageError(reportText('commands.newBrand.noPicture', { endings, typed }));
}

const questions = {
  nombre: reportText('commands.newBrand.question.nombre'),
  idiomas: reportText('commands.newBrand.question.idiomas', { languages: languages.join(', ') }),
  color: reportText('commands.newBrand.question.color'),
  logo: reportText('commands.newBrand.question.logo'),
} as const satisfies Record<string, ReportText>;

const later = reportText('commands.newBrand.later');

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
