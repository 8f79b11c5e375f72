import { explanation, joinSentences, reportText } from '#generator/diagnostics/report-text.ts';
import { suggestion, nearest } from '#generator/diagnostics/suggest.ts';
import { isLanguage, languages } from '#core/i18n/languages.ts';
import type { Localized } from '#core/i18n/languages.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import type { ProblemTexts } from '../draft.ts';
import { line, purpose, quoted, texts, inlineValue } from './schema-message.ts';
import type { SchemaFault } from './schema-message.ts';
import { choiceNamed } from './choice-words.ts';
import { namesake } from './namesakes.ts';
import { falsy, truthy } from './yes-no.ts';

function oneOf(values: readonly unknown[]): string {
  return values.map((value) => `\`${inlineValue(value)}\``).join(', ');
}

/** Other names of the languages, without diacritics. */
const languageWords: Readonly<Localized<readonly string[]>> = {
  es: ['esp', 'spa', 'castellano', 'castella', 'espanol', 'espanyol', 'spanish', 'castilian', 'es-es'],
  ca: ['cat', 'catala', 'catalan', 'valencia', 'valenciano', 'ca-es'],
  en: ['eng', 'ingles', 'angles', 'english', 'en-gb'],
};

/** The language that a word of any of the languages names, or its code. */
export const languageNamed = (word: string, allowed: readonly string[] = languages): string | undefined => {
  const folded = foldDiacritics(word.trim());
  return allowed.find(
    (code) => code === folded || (isLanguage(code) && languageWords[code]?.includes(folded)),
  );
};

/**
 * The intended choice. For two-letter codes the edit distance is useless: `eu` is another language, not a slip for
 * `es`.
 */
export function intendedChoice(data: string, allowed: readonly string[]): string | undefined {
  if (!allowed.every(isLanguage)) {
    const meant = truthy.test(data) ? 'on' : falsy.test(data) ? 'off' : undefined;
    return meant !== undefined && allowed.includes(meant)
      ? meant
      : (choiceNamed(data, allowed) ?? nearest(data, allowed));
  }
  return languageNamed(data, allowed);
}

/** Explains a value that is not one of the choices of a setting. */
export function wordChoice(fault: SchemaFault): ProblemTexts {
  const { name, path, data, schema, error } = fault;
  const allowed: readonly unknown[] = schema.enum ?? [error.params['allowedValue']];
  const [only, ...others] = Array.isArray(data) ? (data as unknown[]) : [data];
  const isWord = typeof only === 'string' || typeof only === 'boolean';
  const near = isWord && others.length === 0 ? intendedChoice(String(only), allowed.map(String)) : undefined;
  const meant = allowed.find((choice) => String(choice) === near);
  const words =
    typeof data === 'string'
      ? data.split(/[\s,;/&+]+/).filter((word) => !/^(?:[yie]|and)?$/i.test(word))
      : [];
  const listed = words.flatMap((word) => intendedChoice(word, allowed.map(String)) ?? []);
  const isList = typeof path.at(-1) === 'number' && words.length > 1 && listed.length === words.length;
  const choice =
    allowed.length === 1
      ? reportText('settings.writeChoice', { line: line(path, allowed[0]) })
      : reportText('settings.possibleValues', { values: oneOf(allowed) });
  const likely = allowed.length === 1 ? allowed[0] : meant;
  return texts('unknown-value', {
    ...explanation('settings.choice', { name, value: quoted(data) }),
    why: purpose(path),
    fix: isList
      ? reportText('settings.commas', { line: line(path.slice(0, -1), listed) })
      : (namesake(fault) ??
        joinSentences(near === undefined ? undefined : suggestion(inlineValue(meant)), choice)),
    // No replacement: another language needs texts that somebody has to write.
    replacement:
      (allowed.every(isLanguage) && !Array.isArray(data)) || likely === undefined
        ? undefined
        : inlineValue(likely),
  });
}
