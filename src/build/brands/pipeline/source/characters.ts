import { inEach, type Told, unsaid } from '#build/diagnostics/told.ts';
import type { ProblemCode } from '../problem-codes.ts';
import { findingAt } from './source-file.ts';
import type { Finding, SourceFile, Span } from './source-file.ts';

interface Kind {
  code: ProblemCode;
  pattern: RegExp;
  /** Behind "Here is". */
  name: Told;
  why: Told;
}

const copied = {
  en: 'It usually comes from copying out of another program, and it would end up in the pages.',
  es: 'Suele venir de copiar de otro programa, y acabaría en las páginas.',
  ca: 'Sol venir de copiar d’un altre programa, i acabaria a les pàgines.',
};

const box = {
  en: 'Visitors would see a box or a question mark in its place.',
  es: 'En su lugar se vería un recuadro o un signo de interrogación.',
  ca: 'Al seu lloc es veuria un requadre o un signe d’interrogació.',
};

/** A character belongs to the first kind that has it. */
const kinds: readonly Kind[] = [
  {
    code: 'bidi-character',
    pattern: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
    name: {
      en: 'an invisible character that changes the direction of the text',
      es: 'un carácter invisible que cambia la dirección del texto',
      ca: 'un caràcter invisible que canvia la direcció del text',
    },
    why: {
      en: 'It makes text look different from what it is: a reviewer could not see what the file really says.',
      es: 'Hace que el texto parezca otro: quien lo revisara no vería lo que dice de verdad el fichero.',
      ca: 'Fa que el text sembli un altre: qui el revisés no veuria què diu de debò el fitxer.',
    },
  },
  {
    code: 'control-character',
    pattern: /\p{Surrogate}/u,
    name: {
      en: 'one half of a character without the other',
      es: 'la mitad de un carácter sin la otra',
      ca: 'la meitat d’un caràcter sense l’altra',
    },
    why: box,
  },
  {
    code: 'control-character',
    pattern: /\ufffd/u,
    name: {
      en: 'the sign that stands for a character that was lost',
      es: 'el signo que está en lugar de un carácter perdido',
      ca: 'el signe que hi ha en lloc d’un caràcter perdut',
    },
    why: box,
  },
  {
    code: 'control-character',
    pattern: /[\p{Noncharacter_Code_Point}\u2028\u2029]|(?![\t\n])\p{Control}/u,
    name: {
      en: 'an invisible control character',
      es: 'un carácter de control invisible',
      ca: 'un caràcter de control invisible',
    },
    why: copied,
  },
  {
    code: 'invisible-character',
    pattern: /(?!\u00ad)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/u,
    name: {
      en: 'a character that nobody can see',
      es: 'un carácter que nadie puede ver',
      ca: 'un caràcter que ningú no pot veure',
    },
    why: {
      en: `${copied.en} It can hide words, and who searches for the word that it stands in finds nothing.`,
      es: `${copied.es} Puede esconder palabras, y quien busque la palabra donde está no la encontrará.`,
      ca: `${copied.ca} Pot amagar paraules, i qui busqui la paraula on és no la trobarà.`,
    },
  },
];

const suspicious = new RegExp(kinds.map(({ pattern }) => pattern.source).join('|'), 'gu');

/** Picture characters with the invisible ones that put them together: families, keycaps, flags of three countries. */
const emoji = new RegExp(
  [
    String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
    String.raw`[\d#*][\ufe0e\ufe0f]\u20e3`,
    String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier}|\u200d(?=\p{Extended_Pictographic})|(?<=\u200d)\p{Extended_Pictographic})*`,
  ].join('|'),
  'gu',
);

const leadingTab = /^[ ]*\t/gm;

export interface HiddenCharacter {
  character: string;
  /** In the text of the file. */
  span: Span;
  /** The escape or entity that writes it, if it does not stand in the file itself. */
  written?: string;
}

/**
 * Characters of a text that a reader cannot see, or that change what a reader sees. Not among them is what honest text
 * needs: line breaks, tabs, the soft hyphen, no-break spaces, and the joiners and variation selectors of emoji.
 */
export function hiddenCharacters(text: string): HiddenCharacter[] {
  const plain = text.replace(emoji, (match) => '.'.repeat(match.length)).replaceAll('\r\n', () => '\n\n');
  return [...plain.matchAll(suspicious)].map(({ 0: character, index }) => ({
    character,
    span: [index, index + character.length],
  }));
}

/** A notation of a character in a file, e.g. `\u00e7` in YAML or `&ccedil;` in Markdown. */
export interface Escape {
  character: string;
  span: Span;
}

/**
 * Hidden characters that a text of a file has only when it is read, because escapes write them.
 * @param text of the whole file
 * @param read what becomes of a stretch of the file
 * @param stretch where that stands
 * @param escapes every one in it
 */
export function escapedCharacters(
  text: string,
  read: string,
  stretch: Span,
  escapes: readonly Escape[],
): HiddenCharacter[] {
  const left = [...escapes];
  return hiddenCharacters(read).flatMap(({ character }): HiddenCharacter[] => {
    const index = left.findIndex((escape) => escape.character === character);
    const [escape] = index < 0 ? [] : left.splice(index, 1);
    if (escape) return [{ character, span: escape.span, written: text.slice(...escape.span) }];
    // What stands in the file itself has been found there.
    return text.slice(...stretch).includes(character) ? [] : [{ character, span: stretch }];
  });
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

const lines = {
  one: { en: 'line', es: 'línea', ca: 'línia' },
  many: { en: 'lines', es: 'líneas', ca: 'línies' },
};
const places = {
  one: { en: 'place', es: 'lugar', ca: 'lloc' },
  many: { en: 'places', es: 'lugares', ca: 'llocs' },
};

function elsewhere(amount: number, where: { one: Told; many: Told }): Told {
  const more = amount - 1;
  if (more < 1) return unsaid;
  const { en, es, ca } = more === 1 ? where.one : where.many;
  return {
    en: ` The same happens in ${more} more ${en}.`,
    es: ` Pasa lo mismo en ${more} ${es} más.`,
    ca: ` Passa el mateix en ${more} ${ca} més.`,
  };
}

type Texts = Required<Pick<Finding, 'code' | 'what' | 'why' | 'fix'>>;

/** What to say of the hidden characters of one file: each kind once, at the first of them. */
export function tellHidden(found: readonly HiddenCharacter[]): { span: Span; texts: Texts }[] {
  const byKind = Map.groupBy(found, ({ character }) => kinds.find(({ pattern }) => pattern.test(character)));
  return [...byKind].flatMap(([kind, all]) => {
    const [first] = all.toSorted((a, b) => a.span[0] - b.span[0]);
    if (!kind || !first) return [];
    const { character, span, written } = first;
    const { code, name, why } = kind;
    const [at, more] = [codePoint(character), elsewhere(all.length, places)];
    const subject =
      written === undefined
        ? { en: `Here is ${name.en}`, es: `Aquí hay ${name.es}`, ca: `Aquí hi ha ${name.ca}` }
        : {
            en: `\`${written}\` writes ${name.en}`,
            es: `\`${written}\` escribe ${name.es}`,
            ca: `\`${written}\` escriu ${name.ca}`,
          };
    const texts = {
      code,
      what: inEach((language) => `${subject[language]} (${at}).${more[language]}`),
      why,
      fix:
        written === undefined
          ? {
              en: 'Delete the text around the mark and type it again by hand.',
              es: 'Borra el texto de alrededor de la marca y escríbelo otra vez a mano.',
              ca: 'Esborra el text del voltant de la marca i escriu-lo una altra vegada a mà.',
            }
          : { en: `Delete \`${written}\`.`, es: `Borra \`${written}\`.`, ca: `Esborra \`${written}\`.` },
    };
    return [{ span, texts }];
  });
}

/** The same as findings of a file. */
export function hiddenFindings(file: SourceFile, found: readonly HiddenCharacter[]): Finding[] {
  return tellHidden(found).map(({ span, texts: { code, ...texts } }) => findingAt(file, span, code, texts));
}

/** Tabs at the beginning of lines; they stop the file from being read. */
export function findTabs(file: SourceFile): Finding[] {
  const matches = [...file.text.matchAll(leadingTab)];
  const first = matches[0];
  if (!first) return [];
  const end = first.index + first[0].length;
  return [
    findingAt(file, [end - 1, end], 'tab-indentation', {
      what: {
        en: `This line begins with a tab.${elsewhere(matches.length, lines).en}`,
        es: `Esta línea empieza con un tabulador.${elsewhere(matches.length, lines).es}`,
        ca: `Aquesta línia comença amb un tabulador.${elsewhere(matches.length, lines).ca}`,
      },
      why: {
        en: 'In YAML the spaces at the beginning of a line say what belongs to what, and tabs are not allowed there.',
        es: 'En YAML, los espacios al principio de una línea dicen qué pertenece a qué, y ahí no se admiten tabuladores.',
        ca: 'En YAML, els espais al principi d’una línia diuen què pertany a què, i allà no s’admeten tabuladors.',
      },
      fix: {
        en: 'Replace each tab by two spaces. Most editors have a command "Convert indentation to spaces".',
        es: 'Cambia cada tabulador por dos espacios. Casi todos los editores tienen una opción «Convertir la sangría en espacios».',
        ca: 'Canvia cada tabulador per dos espais. Gairebé tots els editors tenen una opció «Convertir el sagnat en espais».',
      },
    }),
  ];
}

/** What looks like a space, in front of a setting or list item, or behind the colon of one. */
const oddSpace =
  /(?<=^ *)[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+(?= *(?:- |[\w-]+:))|(?<=^ *(?:- )?[\w-]+:)[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/gm;

/** Characters that look like a space and are none to YAML, as they come with what is copied from a web page or a letter. */
export function findOddSpaces(file: SourceFile): Finding[] {
  const matches = [...file.text.matchAll(oddSpace)];
  const [first] = matches;
  if (!first) return [];
  return [
    findingAt(file, [first.index, first.index + first[0].length], 'odd-space', {
      what: {
        en: `This line has a character that looks like a space and is none (${codePoint(first[0])}).${elsewhere(matches.length, lines).en}`,
        es: `En esta línea hay un carácter que parece un espacio y no lo es (${codePoint(first[0])}).${elsewhere(matches.length, lines).es}`,
        ca: `En aquesta línia hi ha un caràcter que sembla un espai i no ho és (${codePoint(first[0])}).${elsewhere(matches.length, lines).ca}`,
      },
      why: {
        en: 'It comes with text that is copied from a web page or a word processor. YAML takes it for a letter, so the line does not belong where it seems to.',
        es: 'Viene con el texto que se copia de una página web o de un procesador de textos. YAML lo toma por una letra, así que la línea no pertenece a lo que parece.',
        ca: 'Ve amb el text que es copia d’una pàgina web o d’un processador de textos. YAML el pren per una lletra, així que la línia no pertany al que sembla.',
      },
      fix: {
        en: 'Delete it and type a space in its place.',
        es: 'Bórralo y escribe un espacio en su lugar.',
        ca: 'Esborra’l i escriu un espai al seu lloc.',
      },
    }),
  ];
}

const conflictMark = /^(?:<{7}|>{7})(?: .*)?$/gm;

/** Marks that git leaves where two people changed the same lines. */
export function findConflicts(file: SourceFile): Finding[] {
  const [first, second] = file.text.matchAll(conflictMark);
  if (!first || !second) return [];
  return [
    findingAt(file, [first.index, first.index + first[0].length], 'merge-conflict', {
      what: {
        en: 'Here two versions of the file stand one below the other.',
        es: 'Aquí hay dos versiones del fichero, una debajo de otra.',
        ca: 'Aquí hi ha dues versions del fitxer, l’una sota l’altra.',
      },
      why: {
        en: 'Somebody else changed the same lines, and git could not know which of the two is right.',
        es: 'Otra persona cambió las mismas líneas, y git no podía saber cuál de las dos es la buena.',
        ca: 'Una altra persona va canviar les mateixes línies, i git no podia saber quina de les dues és la bona.',
      },
      fix: {
        en: 'Between `<<<<<<<` and `=======` is one version, from there to `>>>>>>>` the other: keep what is right, and delete the three lines with the marks.',
        es: 'Entre `<<<<<<<` y `=======` está una versión, y de ahí a `>>>>>>>` la otra: deja lo que es correcto y borra las tres líneas de las marcas.',
        ca: 'Entre `<<<<<<<` i `=======` hi ha una versió, i d’allà a `>>>>>>>` l’altra: deixa el que és correcte i esborra les tres línies de les marques.',
      },
    }),
  ];
}
