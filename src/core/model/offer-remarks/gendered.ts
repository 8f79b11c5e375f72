import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import professions from './professions.json' with { type: 'json' };

/** The masculine and the feminine form. */
type Pair = readonly [string, string];

/** A word of a title that names people of one gender only, with both forms. */
export interface GenderedWord {
  word: string;
  both: Pair;
}

/** Feminine forms that mean a science or something else, too: in most titles "Física" is the science. */
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
  // Firms: "prácticas en una consultora".
  'consultora',
  'asesora',
  'promotora',
  'editora',
  'gestora',
  'constructora',
  'operadora',
  // For all genders.
  'modista',
  // Things.
  'cartera',
  'frutera',
  'carretillera',
  'zapatera',
];

/** Words that describe things in the plural: "servicios técnicos y administrativos". */
const isAttribute = (feminine: string): boolean =>
  sciences.includes(feminine) || feminine === 'administrativa';

const spanishPlural = (form: string): string =>
  /[aeo]$/.test(form) ? `${form}s` : `${form.replace(/z$/, 'c')}es`;

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

/** Nouns for everybody, of which the next word is an adjective: "personal administrativo". */
const adjectiveOf =
  /(?:^|\P{L})(?:personal|equipo?|soporte|suport|perfil|grado|grau|servicio|servei|departament[o]?|apoyo|trabajo|treball|asesoramiento|assessorament|dibujo|dibuix|control|dise[ñn]o|disseny|montaje|muntatge|taller|sector|[àáa]mbito?|c[àáa]lculo?|ensayo|assaig|proceso|proc[eé]s|an[àáa]lisis?|proyecto|projecte|mantenimiento|manteniment|ciclo|cicle|m[àáa]ster)\s$/iu;

/** Firms and bodies with the name of a profession: "despacho de abogados", "col·legi d'enginyers". */
const firmOf =
  /(?:^|\P{L})(?:despacho|bufete|estudio|gabinete|colegio|asociaci[oó]n|escuela|equipo|curso|despatx|bufet|estudi|gabinet|col·legi|associaci[oó]|escola|equip|curs|formaci[oó]n?)\s(?:de\s(?:los?\s|las?\s)?|d['’]|dels?\s|de\sles\s)$/iu;

/** The office, without accent in Catalan and often in Spanish: "administració i secretaria". */
const isOffice = (word: string, before: string, title: string): boolean =>
  word.toLowerCase() === 'secretaria' &&
  (/(?:^|\s)(?:de|en|a|la|y|i)\s$/iu.test(before) || /[àèòç·]|\P{L}(?:i|amb|per)\s|[dl]['’]/iu.test(title));

/** Somebody who is there already: "asistencia a la directora". */
const isThere = /(?:^|\P{L})(?:a la|al|del|de la|de l['’]|a l['’])\s?$/iu;

/** Nouns that name both genders in English. */
const alsoEnglish =
  /^(?:actor|auditor|conductor|corrector|director|editor|inspector|monitor|promotor|supervisor|tutor)e?s?$/i;

const englishWords =
  /(?:^|\P{L})(?:the|of|for|and|in|at|with|intern|internship|trainee|assistant|head)(?:\P{L}|$)/iu;

/** English has the noun last: "content editor"; Spanish and Catalan first, or behind a small word. */
const isEnglish = (word: string, before: string, title: string): boolean =>
  alsoEnglish.test(word) &&
  (englishWords.test(title) ||
    !/(?:^|(?:^|\P{L})(?:de|del|busca|un|el|i|y|o|per|para)\s|[/,(])\s*$/iu.test(before));

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
    const before = title.slice(0, index);
    if ([adjectiveOf, firmOf, isThere].some((pattern) => pattern.test(before))) continue;
    if (isOffice(word, before, title) || isEnglish(word, before, title)) continue;
    if (!possible.some((pair) => pair.every(occurs))) return { word, both };
  }
  return undefined;
}
