import { counted, inEach, listed, type Told } from '#build/diagnostics/told.ts';
import type { ProblemTexts } from '../draft.ts';
import { example, line, orDeleted, purpose, quoted, texts } from './remark.ts';
import type { Fault } from './remark.ts';
import { wordChoice } from './wording-choices.ts';
import { wordColour, wordForm } from './wording-formats.ts';
import { wordType } from './wording-types.ts';

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
