import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import professions from './professions.json' with { type: 'json' };

/** The masculine and the feminine form. */
type Pair = readonly [string, string];

/** A word of a title that names people of one gender only, with both forms. */
export interface GenderedWord {
  word: string;
  both: Pair;
}

/** Sciences that share a form with their professions: in most titles "Física" is the science. */
const sciences: readonly string[] = [
  'quimica',
  'fisica',
  'matematica',
  'informatica',
  'mecanica',
  'tecnica',
  'cientifica',
  'farmaceutica',
  'veterinaria',
  'medica',
];

/** Words that describe things in the plural: "servicios técnicos y administrativos". */
const isAttribute = (feminine: string): boolean =>
  sciences.includes(feminine) || feminine === 'administrativa';

const spanishPlural = (form: string): string => (/[aeo]$/.test(form) ? `${form}s` : `${form}es`);

function catalanPlural(form: string): string {
  const endings: readonly (readonly [RegExp, string])[] = [
    [/ca$/, 'ques'],
    [/ga$/, 'gues'],
    [/a$/, 'es'],
    [/(?:ss|sc|ç|x)$/, '$&os'],
  ];
  const [ending, plural] = endings.find(([pattern]) => pattern.test(form)) ?? [/$/, 's'];
  return form.replace(ending, plural);
}

const plurals = { es: spanishPlural, ca: catalanPlural } as const;

/** Spanish and Catalan pairs, by each form without accents: "graduada" is in both languages. */
const pairsOf = new Map<string, Pair[]>();

function add(pair: Pair, isScience: boolean): void {
  const [masculine, feminine] = pair.map(foldDiacritics) as unknown as Pair;
  // One form for all genders: "mestres".
  if (masculine === feminine) return;
  for (const form of isScience ? [masculine] : [masculine, feminine])
    pairsOf.set(form, [...(pairsOf.get(form) ?? []), pair]);
}

for (const [language, pairs] of Object.entries(professions) as unknown as [keyof typeof plurals, Pair[]][])
  for (const pair of pairs) {
    const feminine = foldDiacritics(pair[1]);
    add(pair, sciences.includes(feminine));
    const plural = plurals[language];
    if (!isAttribute(feminine)) add([plural(pair[0]), plural(pair[1])], false);
  }

/** Whether a word is a form, with or without its accents; another word has other accents: "secretaría". */
const isForm = (word: string, form: string): boolean =>
  [form, foldDiacritics(form)].includes(word.normalize('NFC').toLowerCase());

/** Endings that include the other gender: "camarero/a", "camarero (a)", "enginyer/-a". */
const abbreviated = /^\s?(?:\/|\()\s?-?[a-zà-ÿ]{1,6}\b/i;

/**
 * Finds the first word of a title that names people of one gender only; `undefined` where both or none are
 * named. A word of both languages counts as Spanish.
 */
export function genderedWord(title: string): GenderedWord | undefined {
  const words = [...title.matchAll(/[\p{L}·]+/gu)];
  const occurs = (form: string): boolean => words.some(([word]) => isForm(word, form));
  for (const { 0: word, index } of words) {
    const possible =
      pairsOf.get(foldDiacritics(word))?.filter((pair) => pair.some((form) => isForm(word, form))) ?? [];
    const [both] = possible;
    if (!both || abbreviated.test(title.slice(index + word.length))) continue;
    if (!possible.some((pair) => pair.every(occurs))) return { word, both };
  }
  return undefined;
}
