import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import professions from './professions.json' with { type: 'json' };

/** The masculine and the feminine form. */
type Pair = readonly [string, string];

/** A word of a title that names people of one gender alone, with both forms. */
export interface GenderedWord {
  word: string;
  both: Pair;
}

/** Sciences that are called as those are who practise them: "Física" is one of them in most titles. */
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

/** Of several, these words say of what kind things are: "servicios técnicos y administrativos". */
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
  const [ending, plural] = endings.find(([it]) => it.test(form)) ?? [/$/, 's'];
  return form.replace(ending, plural);
}

const plurals = { es: spanishPlural, ca: catalanPlural } as const;

/** Spanish and Catalan pairs by each of their forms without accents: "graduada" is in both languages. */
const pairsOf = new Map<string, Pair[]>();

function add(pair: Pair, isScience: boolean): void {
  const [masculine, feminine] = pair.map(foldDiacritics) as unknown as Pair;
  // A form for everybody: "mestres".
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

/** Whether a word is a form but for accents that were not written; another word has its own: "secretaría". */
const isForm = (word: string, form: string): boolean =>
  [form, foldDiacritics(form)].includes(word.normalize('NFC').toLowerCase());

/** What says that the other gender is meant too: "camarero/a", "camarero (a)", "enginyer/-a". */
const abbreviated = /^\s?(?:\/|\()\s?-?[a-zà-ÿ]{1,6}\b/i;

/**
 * The first word of a title that names people of one gender alone; `undefined` where both are named, or nobody is.
 * A word that is in both languages is taken for Spanish.
 */
export function genderedWord(title: string): GenderedWord | undefined {
  const words = [...title.matchAll(/[\p{L}·]+/gu)];
  const isSaid = (form: string): boolean => words.some(([word]) => isForm(word, form));
  for (const { 0: word, index } of words) {
    const possible =
      pairsOf.get(foldDiacritics(word))?.filter((pair) => pair.some((form) => isForm(word, form))) ?? [];
    const [both] = possible;
    if (!both || abbreviated.test(title.slice(index + word.length))) continue;
    if (!possible.some((pair) => pair.every(isSaid))) return { word, both };
  }
  return undefined;
}
