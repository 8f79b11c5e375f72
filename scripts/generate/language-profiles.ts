import { data } from 'franc/data.js';
import { type Language, languages } from '#core/i18n/languages.ts';
import { formatted, type GeneratedFile } from './generated-file.ts';

/** How franc calls the languages of the product. */
const names: Readonly<Record<Language, string>> = { es: 'spa', ca: 'cat', en: 'eng' };

/** The three letters in a row that are most frequent in each language, one after the other, by franc. */
export function profilesFile(): Promise<GeneratedFile> {
  const profiles = Object.fromEntries(
    languages.map((it) => [it, data['Latin']?.[names[it]]?.replaceAll('|', '') ?? '']),
  );
  return formatted(
    'src/portal/island/language/profiles.gen.ts',
    `// Made by scripts/generate/language-profiles.ts. Do not edit.
import type { Language } from '#core/i18n/languages.ts';

export const profiles: Readonly<Record<Language, string>> = ${JSON.stringify(profiles)};
`,
  );
}
