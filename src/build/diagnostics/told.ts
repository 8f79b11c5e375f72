import type { ReportLanguage } from '#core/i18n/report-languages.ts';

/** A text of a report in each of its languages. They stand together: one that is missing is an error of types. */
export type Told = Readonly<Record<ReportLanguage, string>>;

/** The text that a function makes for each language. */
export function inEach(word: (language: ReportLanguage) => string): Told {
  return { en: word('en'), es: word('es'), ca: word('ca') };
}

/** Sentences one behind the other; nothing when none is there. */
export function sentences(...parts: readonly (Told | undefined)[]): Told | undefined {
  const there = parts.filter((part) => part !== undefined);
  if (there.length === 0) return undefined;
  return inEach((language) => there.map((part) => part[language]).join(' '));
}

/** "one, two and three", or "one, two or three". */
export function listed(
  items: readonly string[],
  language: ReportLanguage,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(items);
}

/** "1 page" or "3 pages". */
export function counted(amount: number, one: Told, many: Told): Told {
  return inEach((language) => `${amount} ${(amount === 1 ? one : many)[language]}`);
}

/** Where there is nothing to add. */
export const unsaid: Told = inEach(() => '');
