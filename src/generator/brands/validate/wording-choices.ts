import { explanation, joinSentences, reportText } from '#generator/diagnostics/report-text.ts';
import { meant, nearest } from '#generator/diagnostics/suggest.ts';
import { isLanguage } from '#core/i18n/languages.ts';
import type { Localized } from '#core/i18n/languages.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import type { ProblemTexts } from '../draft.ts';
import { line, purpose, quoted, texts, written } from './remark.ts';
import type { SchemaFault } from './remark.ts';

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
function meantChoice(data: string, allowed: readonly string[]): string | undefined {
  if (!allowed.every(isLanguage)) return nearest(data, allowed);
  const word = foldDiacritics(data.trim());
  return allowed.find((code) => code === word || languageWords[code]?.includes(word));
}

/** A value that is none of those that a setting can have. */
export function wordChoice(fault: SchemaFault): ProblemTexts {
  const { name, path, data, schema, error } = fault;
  const allowed: readonly unknown[] = schema.enum ?? [error.params['allowedValue']];
  const near = typeof data === 'string' ? meantChoice(data, allowed.map(String)) : undefined;
  const choice =
    allowed.length === 1
      ? reportText('settings.writeChoice', { line: line(path, allowed[0]) })
      : reportText('settings.possibleValues', { values: oneOf(allowed) });
  const likely = allowed.length === 1 ? String(allowed[0]) : near;
  return texts('unknown-value', {
    ...explanation('settings.choice', { name, value: quoted(data) }),
    why: purpose(path),
    fix: joinSentences(near === undefined ? undefined : meant(near), choice),
    // A language brings texts along that somebody has to write.
    replacement: allowed.every(isLanguage) ? undefined : likely && written(likely),
  });
}
