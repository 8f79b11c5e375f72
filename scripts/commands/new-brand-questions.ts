import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { isLanguage, type Language, languages } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { BrandInputs } from '#generator/brands/new-brand/create-brand.ts';
import { checkFile } from '#generator/brands/files/check-file.ts';
import { readColour, withoutSurroundings } from '#generator/brands/validate/readable-values.ts';
import { languageNamed } from '#generator/brands/validate/wording-choices.ts';
import { nearest } from '#generator/diagnostics/suggest.ts';
import { joinSentences, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { UsageError } from '../cli/arguments.ts';

export const kinds = ['publico', 'concertado', 'privado'] as const;

/** @throws {UsageError} */
function readKind(typed: string): (typeof kinds)[number] {
  const word = withoutSurroundings(typed).toLowerCase();
  const near = nearest(word, kinds);
  const kind = kinds.find((one) => one === near || one.startsWith(word));
  if (kind && word.length >= 2) return kind;
  const all = kinds.join(', ');
  throw new UsageError(reportText('commands.newBrand.noKind', { all, typed }));
}

/** @throws {UsageError} */
function readLanguages(typed: string): [Language, ...Language[]] {
  const words = withoutSurroundings(typed)
    .split(/[\s,;/]+/)
    .filter((word) => word !== '' && !/^[iye]$|^and$/i.test(word));
  const names = [...new Set(words.map((word) => languageNamed(word) ?? word))];
  const [first, ...others] = names.filter(isLanguage);
  if (first && others.length + 1 === names.length) return [first, ...others];
  const all = languages.join(', ');
  throw new UsageError(reportText('commands.newBrand.noLanguages', { all, typed }));
}

/** @throws {UsageError} */
function colourFrom(typed: string): string {
  const colour = readColour(typed);
  if (colour) return colour;
  throw new UsageError(reportText('commands.newBrand.noColour', { typed }));
}

/** @throws {UsageError} */
async function readLogo(written: string): Promise<string> {
  const typed = withoutSurroundings(written);
  const file = resolve(typed);
  if (!existsSync(file) || !statSync(file).isFile())
    throw new UsageError(reportText('commands.newBrand.noLogo', { typed }));
  const [mistake] = (await checkFile(file, basename(file), 'picture')).mistakes;
  if (!mistake) return file;
  const { what, fix } = mistake.texts;
  throw new UsageError(joinSentences(what, fix));
}

const questions = {
  nombre: reportText('commands.newBrand.question.nombre'),
  idiomas: reportText('commands.newBrand.question.idiomas', { languages: languages.join(', ') }),
  color: reportText('commands.newBrand.question.color'),
  organismo: reportText('commands.newBrand.question.organismo', { kinds: kinds.join(', ') }),
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
          await beginningOf({ [name]: answer });
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
async function beginningOf({
  nombre,
  idiomas,
  color,
  organismo,
  logo,
}: NewBrandAnswers): Promise<BrandInputs> {
  return {
    ...(nombre && { name: nombre }),
    ...(idiomas && { languages: readLanguages(idiomas) }),
    ...(color && { colour: colourFrom(color) }),
    ...(organismo && { kind: readKind(organismo) }),
    ...(logo && { logo: await readLogo(logo) }),
  };
}

/**
 * Reads the first values of a new brand from the options, or asks for them if a terminal is attached and no
 * option is given.
 * @throws {UsageError}
 */
export async function readBeginning(
  { nombre, idiomas, color, organismo, logo }: NewBrandAnswers,
  language: ReportLanguage,
  isTerminal = process.stdin.isTTY && process.stdout.isTTY,
): Promise<BrandInputs> {
  const typed: NewBrandAnswers = {
    ...(nombre !== undefined && { nombre }),
    ...(idiomas !== undefined && { idiomas }),
    ...(color !== undefined && { color }),
    ...(organismo !== undefined && { organismo }),
    ...(logo !== undefined && { logo }),
  };
  return beginningOf(isTerminal && Object.keys(typed).length === 0 ? await askFor(typed, language) : typed);
}
