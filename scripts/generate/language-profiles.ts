import { data } from 'franc/data.js';
import { type Language, languages } from '#core/i18n/languages.ts';
import { formatted, type GeneratedFile } from './generated-file.ts';

/** franc's names of the languages of the product. */
const names: Readonly<Record<Language, string>> = { es: 'spa', ca: 'cat', en: 'eng' };

/** Generates the language profiles of franc: the most frequent trigrams of each language, concatenated. */
export function profilesFile(): Promise<GeneratedFile> {
  const profiles = Object.fromEntries(
    languages.map((language) => [language, data['Latin']?.[names[language]]?.replaceAll('|', '') ?? '']),
  );
  return formatted(
    'src/portal/island/language/profiles.gen.ts',
    `// Made by scripts/generate/language-profiles.ts. Do not edit.
import type { Language } from '#core/i18n/languages.ts';

export const profiles: Readonly<Record<Language, string>> = ${JSON.stringify(profiles)};
`,
  );
}
