import type { Language, Localized } from './languages.ts';

/** The settings of a brand that name its institution. */
interface InstitutionSettings {
  institucion: string;
  institucionNombrada?: InstitutionKind | Localized;
}

type InstitutionKind = 'universidad' | 'centro' | 'escuela' | 'fundacion';

/** Article and noun of each kind of institution. */
const kinds: Readonly<Record<Language, Readonly<Record<InstitutionKind, readonly [string, string]>>>> = {
  es: {
    universidad: ['la ', 'universidad'],
    centro: ['el ', 'centro'],
    escuela: ['la ', 'escuela'],
    fundacion: ['la ', 'fundación'],
  },
  ca: {
    universidad: ['la ', 'universitat'],
    centro: ['el ', 'centre'],
    escuela: ['l’', 'escola'],
    fundacion: ['la ', 'fundació'],
  },
  en: {
    universidad: ['the ', 'university'],
    centro: ['the ', 'centre'],
    escuela: ['the ', 'school'],
    fundacion: ['the ', 'foundation'],
  },
};

type Preposition = '' | 'of' | 'to' | 'at' | 'by';

/** Joins a name to a preposition; Spanish and Catalan contract it with a masculine article. */
const prepositions: Readonly<Record<Language, Readonly<Record<Preposition, (name: string) => string>>>> = {
  es: {
    '': (name) => name,
    of: (name) => `de ${name}`.replace(/^de el /, 'del '),
    to: (name) => `a ${name}`.replace(/^a el /, 'al '),
    at: (name) => `en ${name}`,
    by: (name) => `por ${name}`,
  },
  ca: {
    '': (name) => name,
    of: (name) => `de ${name}`.replace(/^de e(ls?) /, 'de$1 ').replace(/^de (?=h?[aeiouàèéíòóú])/i, 'd’'),
    to: (name) => `a ${name}`.replace(/^a e(ls?) /, 'a$1 '),
    at: (name) => `a ${name}`.replace(/^a e(ls?) /, 'a$1 '),
    by: (name) => `per ${name}`.replace(/^per e(ls?) /, 'pe$1 '),
  },
  en: {
    '': (name) => name,
    of: (name) => `of ${name}`,
    to: (name) => `to ${name}`,
    at: (name) => `at ${name}`,
    by: (name) => `by ${name}`,
  },
};

type Phrase = `${Preposition}Institution${'' | 'Name'}`;

/** `institution`, `ofInstitutionName` …, with a capital at the start of a sentence. */
type InstitutionPlaceholder = Capitalize<Phrase> | Uncapitalize<Phrase>;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "la universidad", "el centro", or the brand's own words. */
function shortName(
  { institucion, institucionNombrada: named }: InstitutionSettings,
  language: Language,
): string {
  return typeof named === 'string' ? kinds[language][named].join('') : (named?.[language] ?? institucion);
}

/**
 * Full name with its article, "la Universidad Nueva". A name that begins with the noun of its kind has the
 * article of that noun; any other name has none, since only the brand knows its article.
 */
function fullName(settings: InstitutionSettings, language: Language): string {
  const { institucion, institucionNombrada: named } = settings;
  if (typeof named !== 'string') return shortName(settings, language);
  const [article, noun] = kinds[language][named];
  const nouns = [noun, ...(language === 'en' ? [] : [kinds.es[named][1], kinds.ca[named][1]])];
  const [first = ''] = institucion.toLowerCase().split(' ');
  return nouns.includes(first) ? `${article}${institucion}` : institucion;
}

/**
 * Phrases that name the institution inside sentences of a language, by placeholder: "la universidad" for
 * `institution`, "Del centro" for `OfInstitution`, "en la Universidad Nueva" for `atInstitutionName`.
 */
export function institutionWords(
  settings: InstitutionSettings,
  language: Language,
): Readonly<Record<InstitutionPlaceholder, string>> {
  const names = { Institution: shortName(settings, language), InstitutionName: fullName(settings, language) };
  const words = Object.entries(prepositions[language]).flatMap(([preposition, join]) =>
    Object.entries(names).flatMap(([noun, name]) => {
      const phrase = join(name);
      return [
        [lower(`${preposition}${noun}`), phrase],
        [upper(`${preposition}${noun}`), upper(phrase)],
      ];
    }),
  );
  return Object.fromEntries(words) as Record<InstitutionPlaceholder, string>;
}

/** Placeholders for the institution, which the build fills in in every text. */
export const institutionPlaceholders: readonly string[] = Object.keys(
  institutionWords({ institucion: '' }, 'es'),
);
