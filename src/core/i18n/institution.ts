import type { Language, Localized } from './languages.ts';

/** What a brand file says of how the institution is called. */
interface InstitutionSettings {
  institucion: string;
  institucionNombrada?: InstitutionKind | Localized;
}

type InstitutionKind = 'universidad' | 'centro' | 'escuela' | 'fundacion';

/** Article and noun. */
const kinds: Readonly<Record<InstitutionKind, Readonly<Record<Language, readonly [string, string]>>>> = {
  universidad: { es: ['la ', 'universidad'], ca: ['la ', 'universitat'], en: ['the ', 'university'] },
  centro: { es: ['el ', 'centro'], ca: ['el ', 'centre'], en: ['the ', 'centre'] },
  escuela: { es: ['la ', 'escuela'], ca: ['l’', 'escola'], en: ['the ', 'school'] },
  fundacion: { es: ['la ', 'fundación'], ca: ['la ', 'fundació'], en: ['the ', 'foundation'] },
};

/** What joins a name to its sentence; an article in the masculine is taken in. */
const prepositions = {
  '': { es: (name) => name, ca: (name) => name, en: (name) => name },
  of: {
    es: (name) => `de ${name}`.replace(/^de el /, 'del '),
    ca: (name) => `de ${name}`.replace(/^de e(ls?) /, 'de$1 ').replace(/^de (?=h?[aeiouàèéíòóú])/i, 'd’'),
    en: (name) => `of ${name}`,
  },
  to: {
    es: (name) => `a ${name}`.replace(/^a el /, 'al '),
    ca: (name) => `a ${name}`.replace(/^a e(ls?) /, 'a$1 '),
    en: (name) => `to ${name}`,
  },
  at: {
    es: (name) => `en ${name}`,
    ca: (name) => `a ${name}`.replace(/^a e(ls?) /, 'a$1 '),
    en: (name) => `at ${name}`,
  },
  by: {
    es: (name) => `por ${name}`,
    ca: (name) => `per ${name}`.replace(/^per e(ls?) /, 'pe$1 '),
    en: (name) => `by ${name}`,
  },
} as const satisfies Record<string, Readonly<Record<Language, (name: string) => string>>>;

type Phrase = `${keyof typeof prepositions}Institution${'' | 'Name'}`;

/** `institution`, `ofInstitutionName` …, with a capital at the start of a sentence. */
type InstitutionPlaceholder = Capitalize<Phrase> | Uncapitalize<Phrase>;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "la universidad", "el centro"; the words of the brand where it has its own. */
function shortName(
  { institucion, institucionNombrada: named }: InstitutionSettings,
  language: Language,
): string {
  return typeof named === 'string' ? kinds[named][language].join('') : (named?.[language] ?? institucion);
}

/**
 * "la Universidad Nueva". A name that begins with the noun of its kind has the article of that noun; of any other,
 * only the brand knows.
 */
function fullName(settings: InstitutionSettings, language: Language): string {
  const { institucion, institucionNombrada: named } = settings;
  if (typeof named !== 'string') return shortName(settings, language);
  const { es, ca, en } = kinds[named];
  const nouns = language === 'en' ? [en[1]] : [es[1], ca[1]];
  const [first = ''] = institucion.toLowerCase().split(' ');
  return nouns.includes(first) ? `${kinds[named][language][0]}${institucion}` : institucion;
}

/**
 * What the institution is called inside sentences of a language, by the placeholder that stands for it in a text:
 * "la universidad" for `institution`, "Del centro" for `OfInstitution`, "en la Universidad Nueva" for
 * `atInstitutionName`.
 */
export function institutionWords(
  settings: InstitutionSettings,
  language: Language,
): Readonly<Record<InstitutionPlaceholder, string>> {
  const names = { Institution: shortName(settings, language), InstitutionName: fullName(settings, language) };
  const words = Object.entries(prepositions).flatMap(([preposition, join]) =>
    Object.entries(names).flatMap(([noun, name]) => {
      const said = join[language](name);
      return [
        [lower(`${preposition}${noun}`), said],
        [upper(`${preposition}${noun}`), upper(said)],
      ];
    }),
  );
  return Object.fromEntries(words) as Record<InstitutionPlaceholder, string>;
}

/** Every placeholder that a brand fills in itself, in all its texts. */
export const institutionPlaceholders: readonly string[] = Object.keys(
  institutionWords({ institucion: '' }, 'es'),
);
