import { counted, inEach, listed, sentences, type Told } from '#build/diagnostics/told.ts';
import { didYouMean, meant } from '#build/diagnostics/suggest.ts';
import { isLanguage } from '#core/i18n/languages.ts';
import type { Language } from '#core/i18n/languages.ts';
import { folded } from '#core/shared/folded.ts';
import type { ProblemTexts } from '../draft.ts';
import { example, line, orDeleted, purpose, quoted, texts, written } from './remark.ts';
import type { Fault } from './remark.ts';
import { wordType } from './wording-types.ts';

function oneOf(values: readonly unknown[]): string {
  return values.map((value) => `\`${written(value)}\``).join(', ');
}

/** Other words for the languages, without accents. */
const languageWords: Readonly<Record<Language, readonly string[]>> = {
  es: ['esp', 'spa', 'castellano', 'espanol', 'spanish', 'es-es'],
  ca: ['cat', 'catala', 'catalan', 'valencia', 'valenciano', 'ca-es'],
  en: ['eng', 'ingles', 'angles', 'english', 'en-gb'],
};

/** Of two letters nearly everything is near: `eu` is another language, not a slip for `es`. */
function meantChoice(data: string, allowed: readonly string[]): Told | undefined {
  if (!allowed.every(isLanguage)) return didYouMean(data, allowed);
  const word = folded(data.trim());
  const choice = allowed.find((code) => code === word || languageWords[code].includes(word));
  return choice === undefined ? undefined : meant(choice);
}

function wordChoice(fault: Fault): ProblemTexts {
  const { name, path, data, schema, error } = fault;
  const allowed: readonly unknown[] = schema.enum ?? [error.params['allowedValue']];
  const near = typeof data === 'string' ? meantChoice(data, allowed.map(String)) : undefined;
  const choice =
    allowed.length === 1
      ? {
          en: `Write \`${line(path, allowed[0])}\`.`,
          es: `Escribe \`${line(path, allowed[0])}\`.`,
          ca: `Escriu \`${line(path, allowed[0])}\`.`,
        }
      : {
          en: `Possible values: ${oneOf(allowed)}.`,
          es: `Valores posibles: ${oneOf(allowed)}.`,
          ca: `Valors possibles: ${oneOf(allowed)}.`,
        };
  return texts(
    'unknown-value',
    {
      en: `\`${name}\` cannot be ${quoted(data)}.`,
      es: `\`${name}\` no puede ser ${quoted(data)}.`,
      ca: `\`${name}\` no pot ser ${quoted(data)}.`,
    },
    purpose(path),
    sentences(near, choice),
  );
}

/** `#f00` and `0b5563` can be told exactly; anything else gets the example. */
function repairedColour(data: string): string | undefined {
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(data);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  const long = /^#?([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(data);
  return long ? `#${long[1]}`.toLowerCase() : undefined;
}

/** Quotes of word processors around a value. */
const curlyQuotes = /^[“”„‟‘’«»]+|[“”„‟‘’«»]+$/g;

function wordColour(fault: Fault): ProblemTexts {
  const { name, path, data } = fault;
  const written = String(data);
  const bare = written.replace(curlyQuotes, '');
  const repaired = repairedColour(bare);
  return texts(
    'bad-colour',
    {
      en: `${quoted(data)} is not a colour that \`${name}\` can have.`,
      es: `${quoted(data)} no es un color que pueda tener \`${name}\`.`,
      ca: `${quoted(data)} no és un color que pugui tenir \`${name}\`.`,
    },
    bare !== written
      ? {
          en: 'The quotes around it are those of a word processor, which belong to the text here: only straight ones put a value in quotes.',
          es: 'Las comillas que lo rodean son de un procesador de textos, y aquí forman parte del texto: solo las rectas delimitan un valor.',
          ca: 'Les cometes que l’envolten són d’un processador de textos, i aquí formen part del text: només les rectes delimiten un valor.',
        }
      : {
          en: 'Colours are a # with six digits or letters from a to f, because readable shades are computed from them.',
          es: 'Los colores son un # con seis cifras o letras de la a a la f, porque con ellos se calculan tonos legibles.',
          ca: 'Els colors són un # amb sis xifres o lletres de la a a la f, perquè amb ells es calculen tons llegibles.',
        },
    repaired
      ? {
          en: `Write \`${line(path, repaired)}\``,
          es: `Escribe \`${line(path, repaired)}\``,
          ca: `Escriu \`${line(path, repaired)}\``,
        }
      : example(fault),
  );
}

const formatSays: Readonly<Record<string, Told>> = {
  'email-address': { en: 'an email address', es: 'una dirección de correo', ca: 'una adreça de correu' },
  'email-address-or-empty': {
    en: 'an email address',
    es: 'una dirección de correo',
    ca: 'una adreça de correu',
  },
  'brand-id': {
    en: 'an id: small letters, digits and single hyphens, beginning with a letter',
    es: 'un id: letras minúsculas, cifras y guiones sueltos, empezando por una letra',
    ca: 'un id: lletres minúscules, xifres i guionets solts, començant per una lletra',
  },
  host: {
    en: 'an internet domain: small letters, without https:// and without a path',
    es: 'un dominio de internet: en minúsculas, sin https:// y sin ruta',
    ca: 'un domini d’internet: en minúscules, sense https:// i sense ruta',
  },
  date: {
    en: 'a day that exists, written as year-month-day',
    es: 'un día que exista, escrito como año-mes-día',
    ca: 'un dia que existeixi, escrit com a any-mes-dia',
  },
  'asset-path': {
    en: 'the path of a file in the folder `assets`, with forward slashes',
    es: 'la ruta de un archivo de la carpeta `assets`, con barras normales',
    ca: 'la ruta d’un fitxer de la carpeta `assets`, amb barres normals',
  },
  'asset-path-or-colour': {
    en: 'a colour (#rrggbb) or the path of a file in the folder `assets`',
    es: 'un color (#rrggbb) o la ruta de un archivo de la carpeta `assets`',
    ca: 'un color (#rrggbb) o la ruta d’un fitxer de la carpeta `assets`',
  },
};

function repairedHost(data: string): string | undefined {
  const bare = data
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/, '');
  return /^[a-z0-9.-]+\.[a-z]+$/.test(bare) && bare !== data ? bare : undefined;
}

/** Paths that begin elsewhere: above, at the root of a disk, on a server. */
const leadsOut = /^(\.\.|[/\\~]|[a-z]+:)/i;

function wordForm(fault: Fault): ProblemTexts {
  const { name, path, data, schema } = fault;
  if (schema.format === 'asset-path' && leadsOut.test(String(data))) {
    return texts(
      'path-outside-brand',
      {
        en: `${quoted(data)} is not in the folder of the brand.`,
        es: `${quoted(data)} no está en la carpeta de la marca.`,
        ca: `${quoted(data)} no és a la carpeta de la marca.`,
      },
      {
        en: 'Files of others must not get into the portal by accident, and a brand must be complete in its own folder.',
        es: 'No debe entrar por descuido en el portal un archivo ajeno, y una marca tiene que estar completa en su carpeta.',
        ca: 'No ha d’entrar per descuit al portal un fitxer d’altri, i una marca ha d’estar completa a la seva carpeta.',
      },
      sentences(
        {
          en: 'Copy the file into `assets/` of this brand.',
          es: 'Copia el archivo en la carpeta `assets/` de esta marca.',
          ca: 'Copia el fitxer a la carpeta `assets/` d’aquesta marca.',
        },
        example(fault),
      ),
    );
  }
  if (data === '') {
    return texts(
      'empty-value',
      { en: `\`${name}\` is empty.`, es: `\`${name}\` está vacío.`, ca: `\`${name}\` és buit.` },
      purpose(path),
      orDeleted(fault, { en: 'Write a text', es: 'Escribe un texto', ca: 'Escriu un text' }),
    );
  }
  const says = formatSays[schema.format ?? ''];
  const host = schema.format === 'host' ? repairedHost(String(data)) : undefined;
  return texts(
    'bad-value',
    says
      ? {
          en: `${quoted(data)} is not ${says.en}.`,
          es: `${quoted(data)} no es ${says.es}.`,
          ca: `${quoted(data)} no és ${says.ca}.`,
        }
      : {
          en: `\`${name}\` cannot be ${quoted(data)}.`,
          es: `\`${name}\` no puede ser ${quoted(data)}.`,
          ca: `\`${name}\` no pot ser ${quoted(data)}.`,
        },
    purpose(path),
    host
      ? {
          en: `Write \`${line(path, host)}\``,
          es: `Escribe \`${line(path, host)}\``,
          ca: `Escriu \`${line(path, host)}\``,
        }
      : example(fault),
  );
}

function wordLimit({ name, path, data, schema, error }: Fault): ProblemTexts {
  const limit = Number(error.params['limit']);
  const comparison = String(error.params['comparison']);
  const says: Readonly<Record<string, Told>> = {
    '>=': { en: `at least ${limit}`, es: `${limit} como mínimo`, ca: `${limit} com a mínim` },
    '<=': { en: `at most ${limit}`, es: `${limit} como máximo`, ca: `${limit} com a màxim` },
    '>': { en: `more than ${limit}`, es: `mayor que ${limit}`, ca: `més gran que ${limit}` },
    '<': { en: `less than ${limit}`, es: `menor que ${limit}`, ca: `més petit que ${limit}` },
  };
  const limitWords = says[comparison] ?? inEach(() => String(limit));
  const { minimum, maximum } = schema;
  const range =
    minimum !== undefined && maximum !== undefined
      ? {
          en: `Write a number from ${minimum} to ${maximum}.`,
          es: `Escribe un número de ${minimum} a ${maximum}.`,
          ca: `Escriu un número de ${minimum} a ${maximum}.`,
        }
      : {
          en: `Write a number that is ${limitWords.en}.`,
          es: `Escribe un número que sea ${limitWords.es}.`,
          ca: `Escriu un número que sigui ${limitWords.ca}.`,
        };
  return texts(
    'out-of-range',
    {
      en: `\`${name}\` must be ${limitWords.en}, but is ${String(data)}.`,
      es: `\`${name}\` tiene que ser ${limitWords.es}, pero es ${String(data)}.`,
      ca: `\`${name}\` ha de ser ${limitWords.ca}, però és ${String(data)}.`,
    },
    purpose(path),
    range,
  );
}

function wordLength({ name, path, data, error }: Fault): ProblemTexts {
  const limit = Number(error.params['limit']);
  const length = [...String(data)].length;
  const characters = (amount: number): Told =>
    counted(
      amount,
      { en: 'character', es: 'carácter', ca: 'caràcter' },
      { en: 'characters', es: 'caracteres', ca: 'caràcters' },
    );
  const [has, over] = [characters(length), characters(length - limit)];
  return texts(
    'too-long',
    {
      en: `\`${name}\` has ${has.en}, but may have at most ${limit}.`,
      es: `\`${name}\` tiene ${has.es}, pero puede tener ${limit} como máximo.`,
      ca: `\`${name}\` té ${has.ca}, però en pot tenir ${limit} com a màxim.`,
    },
    purpose(path),
    {
      en: `Shorten it by ${over.en}.`,
      es: `Acórtalo en ${over.es}.`,
      ca: `Escurça’l en ${over.ca}.`,
    },
  );
}

function wordEmpty(fault: Fault): ProblemTexts {
  const { name, path } = fault;
  return texts(
    'empty-value',
    { en: `\`${name}\` is empty.`, es: `\`${name}\` está vacío.`, ca: `\`${name}\` és buit.` },
    purpose(path),
    orDeleted(fault, { en: 'Fill it in', es: 'Rellénalo', ca: 'Emplena-ho' }),
  );
}

function wordRepeated({ name, path, data, error }: Fault): ProblemTexts {
  const item = Array.isArray(data) ? (data as unknown[])[Number(error.params['i'])] : undefined;
  return texts(
    'repeated-item',
    {
      en: `${quoted(item)} is twice in \`${name}\`.`,
      es: `${quoted(item)} está dos veces en \`${name}\`.`,
      ca: `${quoted(item)} és dues vegades a \`${name}\`.`,
    },
    purpose(path),
    { en: 'Delete one of the two.', es: 'Borra uno de los dos.', ca: 'Esborra’n un dels dos.' },
  );
}

function wordAlternatives(fault: Fault): ProblemTexts {
  const { name, path, data, schema } = fault;
  if (data === null) return wordType(fault);
  const shown = (schema.examples ?? []).map((value) => `\`${line(path, value)}\``);
  const choices = inEach((language) => listed(shown, language, 'disjunction'));
  return texts(
    'bad-value',
    {
      en: `\`${name}\` cannot be ${quoted(data)}.`,
      es: `\`${name}\` no puede ser ${quoted(data)}.`,
      ca: `\`${name}\` no pot ser ${quoted(data)}.`,
    },
    purpose(path),
    {
      en: `Write, for example: ${choices.en}`,
      es: `Escribe, por ejemplo: ${choices.es}`,
      ca: `Escriu, per exemple: ${choices.ca}`,
    },
  );
}

const byKeyword: Readonly<Record<string, (fault: Fault) => ProblemTexts>> = {
  type: (fault) => (fault.schema.enum && fault.data !== null ? wordChoice(fault) : wordType(fault)),
  enum: wordChoice,
  const: wordChoice,
  format: (fault) =>
    fault.schema.format === 'colour' && fault.data !== '' ? wordColour(fault) : wordForm(fault),
  pattern: (fault) =>
    fault.schema.format === 'colour' && fault.data !== '' ? wordColour(fault) : wordForm(fault),
  minimum: wordLimit,
  maximum: wordLimit,
  exclusiveMinimum: wordLimit,
  exclusiveMaximum: wordLimit,
  minLength: wordEmpty,
  minItems: wordEmpty,
  minProperties: wordEmpty,
  maxLength: wordLength,
  uniqueItems: wordRepeated,
  anyOf: wordAlternatives,
};

/** What a wrong value means to the person who wrote it. */
export function wordValue(fault: Fault): ProblemTexts {
  const word = byKeyword[fault.error.keyword];
  if (word) return word(fault);
  return texts(
    'bad-value',
    {
      en: `\`${fault.name}\` cannot be ${quoted(fault.data)}.`,
      es: `\`${fault.name}\` no puede ser ${quoted(fault.data)}.`,
      ca: `\`${fault.name}\` no pot ser ${quoted(fault.data)}.`,
    },
    purpose(fault.path),
    example(fault),
  );
}
