import { didYouMean, meant } from '#build/diagnostics/suggest.ts';
import { sentences, type Told } from '#build/diagnostics/told.ts';
import { isLanguage } from '#core/i18n/languages.ts';
import type { Localized } from '#core/i18n/languages.ts';
import { folded } from '#core/shared/folded.ts';
import type { ProblemTexts } from '../draft.ts';
import { line, purpose, quoted, texts, written } from './remark.ts';
import type { Fault } from './remark.ts';

function oneOf(values: readonly unknown[]): string {
  return values.map((value) => `\`${written(value)}\``).join(', ');
}

/** Other words for the languages, without accents. */
const languageWords: Readonly<Localized<readonly string[]>> = {
  es: ['esp', 'spa', 'castellano', 'espanol', 'spanish', 'es-es'],
  ca: ['cat', 'catala', 'catalan', 'valencia', 'valenciano', 'ca-es'],
  en: ['eng', 'ingles', 'angles', 'english', 'en-gb'],
};

/** Of two letters nearly everything is near: `eu` is another language, not a slip for `es`. */
function meantChoice(data: string, allowed: readonly string[]): Told | undefined {
  if (!allowed.every(isLanguage)) return didYouMean(data, allowed);
  const word = folded(data.trim());
  const choice = allowed.find((code) => code === word || languageWords[code]?.includes(word));
  return choice === undefined ? undefined : meant(choice);
}

/** A value that is none of those that a setting can have. */
export function wordChoice(fault: Fault): ProblemTexts {
  const { name, path, data, schema, error } = fault;
  const allowed: readonly unknown[] = schema.enum ?? [error.params['allowedValue']];
  const near = typeof data === 'string' ? meantChoice(data, allowed.map(String)) : undefined;
  const choice =
    allowed.length === 1
      ? {
          en: `Write \`${line(path, allowed[0])}\`.`,
          es: `Escribe \`${line(path, allowed[0])}\`.`,
          ca: `Escriu \`${line(path, allowed[0])}\`.`,
        }
      : {
          en: `Possible values: ${oneOf(allowed)}.`,
          es: `Valores posibles: ${oneOf(allowed)}.`,
          ca: `Valors possibles: ${oneOf(allowed)}.`,
        };
  return texts(
    'unknown-value',
    {
      en: `\`${name}\` cannot be ${quoted(data)}.`,
      es: `\`${name}\` no puede ser ${quoted(data)}.`,
      ca: `\`${name}\` no pot ser ${quoted(data)}.`,
    },
    purpose(path),
    sentences(near, choice),
  );
}
