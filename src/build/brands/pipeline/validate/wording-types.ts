import { inEach, type Told } from '#build/diagnostics/told.ts';
import type { ProblemTexts } from '../draft.ts';
import { example, line, orDelete, orDeleted, purpose, quoted, texts } from './remark.ts';
import type { Fault } from './remark.ts';
import { isPerLanguage } from './schema.ts';

const typeNames: Readonly<Record<string, Told>> = {
  string: { en: 'a text', es: 'un texto', ca: 'un text' },
  boolean: { en: '`true` or `false`', es: '`true` o `false`', ca: '`true` o `false`' },
  integer: { en: 'a whole number', es: 'un número entero', ca: 'un número enter' },
  number: { en: 'a number', es: 'un número', ca: 'un número' },
  array: { en: 'a list', es: 'una lista', ca: 'una llista' },
  object: {
    en: 'a group of settings, each on a line further in',
    es: 'un grupo de ajustes, cada uno en una línea más adentro',
    ca: 'un grup de paràmetres, cadascun en una línia més endins',
  },
};

const yes = /^(true|s[ií]|yes|y|on|1|verdadero|cert|activado)$/i;
const no = /^(false|no|n|off|0|falso|fals|desactivado)$/i;

function typeOf(data: unknown): string {
  if (Array.isArray(data)) return 'array';
  return typeof data;
}

function emptyValue(fault: Fault): ProblemTexts {
  const { name, path, placed } = fault;
  const swallowed = placed?.kind === 'scalar' ? placed.swallowed : undefined;
  const colour = /^#[0-9a-f]{3,8}\b/i.exec(swallowed?.text ?? '')?.[0];
  if (colour) {
    return texts(
      'unquoted-colour',
      {
        en: `\`${name}\` is empty, because the colour \`${colour}\` is not in quotes.`,
        es: `\`${name}\` está vacío, porque el color \`${colour}\` no va entre comillas.`,
        ca: `\`${name}\` és buit, perquè el color \`${colour}\` no va entre cometes.`,
      },
      {
        en: 'In YAML a `#` after a space begins a comment, so the colour is never read.',
        es: 'En YAML, un `#` después de un espacio empieza un comentario, así que el color no se lee.',
        ca: 'En YAML, un `#` després d’un espai comença un comentari, així que el color no es llegeix.',
      },
      {
        en: `Put it in quotes: \`${line(path, colour)}\``,
        es: `Ponlo entre comillas: \`${line(path, colour)}\``,
        ca: `Posa’l entre cometes: \`${line(path, colour)}\``,
      },
    );
  }
  if (swallowed) {
    return texts(
      'empty-value',
      {
        en: `\`${name}\` has no value: what follows the \`#\` is a comment.`,
        es: `\`${name}\` no tiene valor: lo que va detrás del \`#\` es un comentario.`,
        ca: `\`${name}\` no té valor: el que va darrere del \`#\` és un comentari.`,
      },
      purpose(path),
      {
        en: `If it is meant as the value, put it in quotes: \`${line(path, swallowed.text)}\`. If not, write a value${orDelete(path).en}.`,
        es: `Si es el valor, ponlo entre comillas: \`${line(path, swallowed.text)}\`. Si no, escribe un valor${orDelete(path).es}.`,
        ca: `Si és el valor, posa’l entre cometes: \`${line(path, swallowed.text)}\`. Si no, escriu un valor${orDelete(path).ca}.`,
      },
    );
  }
  return texts(
    'empty-value',
    { en: `\`${name}\` has no value.`, es: `\`${name}\` no tiene valor.`, ca: `\`${name}\` no té valor.` },
    purpose(path),
    orDeleted(fault, { en: 'Write a value', es: 'Escribe un valor', ca: 'Escriu un valor' }),
  );
}

function numberForText({ name, path, placed, data }: Fault): ProblemTexts {
  const source = (placed?.kind === 'scalar' ? placed.written : undefined) ?? String(data);
  const changed =
    source === String(data)
      ? { en: 'a number', es: 'un número', ca: 'un número' }
      : {
          en: `the number ${String(data)}`,
          es: `el número ${String(data)}`,
          ca: `el número ${String(data)}`,
        };
  return texts(
    'unquoted-number',
    {
      en: `\`${name}\` must be a text, but \`${source}\` without quotes is read as ${changed.en}.`,
      es: `\`${name}\` tiene que ser un texto, pero \`${source}\` sin comillas se lee como ${changed.es}.`,
      ca: `\`${name}\` ha de ser un text, però \`${source}\` sense cometes es llegeix com ${changed.ca}.`,
    },
    {
      en: 'YAML drops zeros at the front and rounds long numbers, so postcodes, phone numbers and identity numbers need quotes.',
      es: 'YAML quita los ceros de delante y redondea los números largos, así que los códigos postales, teléfonos y números de identidad van entre comillas.',
      ca: 'YAML treu els zeros de davant i arrodoneix els números llargs, així que els codis postals, telèfons i números d’identitat van entre cometes.',
    },
    {
      en: `Put it in quotes: \`${line(path, source)}\``,
      es: `Ponlo entre comillas: \`${line(path, source)}\``,
      ca: `Posa’l entre cometes: \`${line(path, source)}\``,
    },
  );
}

function textForSwitch({ name, path, data }: Fault): ProblemTexts {
  const text = String(data);
  const meant = yes.test(text) ? true : no.test(text) ? false : undefined;
  const is =
    data === 'true' || data === 'false'
      ? { en: `the text \`'${data}'\``, es: `el texto \`'${data}'\``, ca: `el text \`'${data}'\`` }
      : inEach(() => quoted(data));
  return texts(
    'wrong-type',
    {
      en: `\`${name}\` must be \`true\` or \`false\`, but is ${is.en}.`,
      es: `\`${name}\` tiene que ser \`true\` o \`false\`, pero es ${is.es}.`,
      ca: `\`${name}\` ha de ser \`true\` o \`false\`, però és ${is.ca}.`,
    },
    purpose(path),
    meant === undefined
      ? {
          en: `Write \`${line(path, true)}\` or \`${line(path, false)}\`, without quotes.`,
          es: `Escribe \`${line(path, true)}\` o \`${line(path, false)}\`, sin comillas.`,
          ca: `Escriu \`${line(path, true)}\` o \`${line(path, false)}\`, sense cometes.`,
        }
      : {
          en: `Write \`${line(path, meant)}\`, without quotes.`,
          es: `Escribe \`${line(path, meant)}\`, sin comillas.`,
          ca: `Escriu \`${line(path, meant)}\`, sense cometes.`,
        },
  );
}

function isNumeric(data: unknown): data is string {
  return typeof data === 'string' && data.trim() !== '' && Number.isFinite(Number(data));
}

/** `45,50` and `1.200,50 €` as they are written in YAML. */
function decimalPoint(data: unknown): string | undefined {
  const [, whole = '', part] = /^(-?\d+|-?\d{1,3}(?:\.\d{3})+),(\d+)\s*€?$/.exec(String(data).trim()) ?? [];
  return part === undefined ? undefined : `${whole.replaceAll('.', '')}.${part}`;
}

/** `encuestas:false` where a group is wanted: without the space it is a text. */
function gluedSetting({ name, data }: Fault): ProblemTexts | undefined {
  const [, key, value] = /^([\w-]+):(\S+)$/.exec(String(data)) ?? [];
  if (key === undefined || value?.startsWith('//')) return undefined;
  return texts(
    'wrong-type',
    {
      en: `There is no space after the colon of \`${key}\`, in \`${name}\`.`,
      es: `Después de los dos puntos de \`${key}\`, en \`${name}\`, falta un espacio.`,
      ca: `Després dels dos punts de \`${key}\`, a \`${name}\`, falta un espai.`,
    },
    {
      en: 'Without the space the whole line is one word, not a setting with a value.',
      es: 'Sin el espacio, toda la línea es una palabra, no un ajuste con un valor.',
      ca: 'Sense l’espai, tota la línia és una paraula, no un paràmetre amb un valor.',
    },
    {
      en: `Write \`${key}: ${value}\``,
      es: `Escribe \`${key}: ${value}\``,
      ca: `Escriu \`${key}: ${value}\``,
    },
  );
}

/** A value of the wrong kind: the traps of YAML first, each with the line to write instead. */
export function wordType(fault: Fault): ProblemTexts {
  const { name, path, data, schema, error } = fault;
  const expected = String(error.params['type']);
  const says = typeNames[expected] ?? inEach(() => expected);
  if (data === null) return emptyValue(fault);
  if (expected === 'string' && typeof data === 'number') return numberForText(fault);
  if (expected === 'boolean') return textForSwitch(fault);
  const glued = expected === 'object' && typeof data === 'string' ? gluedSetting(fault) : undefined;
  if (glued) return glued;
  if ((expected === 'integer' || expected === 'number') && isNumeric(data)) {
    return texts(
      'wrong-type',
      {
        en: `\`${name}\` must be ${says.en}, but is a text.`,
        es: `\`${name}\` tiene que ser ${says.es}, pero es un texto.`,
        ca: `\`${name}\` ha de ser ${says.ca}, però és un text.`,
      },
      {
        en: 'A value in quotes is a text, even when it looks like a number.',
        es: 'Un valor entre comillas es un texto, aunque parezca un número.',
        ca: 'Un valor entre cometes és un text, encara que sembli un número.',
      },
      {
        en: `Delete the quotes: \`${line(path, Number(data))}\``,
        es: `Borra las comillas: \`${line(path, Number(data))}\``,
        ca: `Esborra les cometes: \`${line(path, Number(data))}\``,
      },
    );
  }
  const point = expected === 'number' ? decimalPoint(data) : undefined;
  if (point !== undefined) {
    return texts(
      'wrong-type',
      {
        en: `\`${name}\` must be a number, but ${quoted(data)} is a text.`,
        es: `\`${name}\` tiene que ser un número, pero ${quoted(data)} es un texto.`,
        ca: `\`${name}\` ha de ser un número, però ${quoted(data)} és un text.`,
      },
      {
        en: 'In YAML numbers have a decimal point, and nothing behind them.',
        es: 'En YAML los números llevan punto decimal, y nada detrás.',
        ca: 'En YAML els números porten punt decimal, i res al darrere.',
      },
      {
        en: `Write \`${String(path.at(-1))}: ${point}\`.`,
        es: `Escribe \`${String(path.at(-1))}: ${point}\`.`,
        ca: `Escriu \`${String(path.at(-1))}: ${point}\`.`,
      },
    );
  }
  if (expected === 'string' && typeof data === 'boolean') {
    return texts(
      'wrong-type',
      {
        en: `\`${name}\` must be a text, but \`${String(data)}\` without quotes is a switch.`,
        es: `\`${name}\` tiene que ser un texto, pero \`${String(data)}\` sin comillas es un sí o no.`,
        ca: `\`${name}\` ha de ser un text, però \`${String(data)}\` sense cometes és un sí o no.`,
      },
      purpose(path),
      {
        en: `If the word is meant, put it in quotes: \`${line(path, String(data))}\``,
        es: `Si es la palabra lo que quieres, ponla entre comillas: \`${line(path, String(data))}\``,
        ca: `Si és la paraula el que vols, posa-la entre cometes: \`${line(path, String(data))}\``,
      },
    );
  }
  if (expected === 'object' && typeof data === 'string' && isPerLanguage(schema)) {
    return texts(
      'wrong-type',
      {
        en: `\`${name}\` must have one entry per language, but is a single value.`,
        es: `\`${name}\` tiene que llevar una línea por idioma, pero es un único valor.`,
        ca: `\`${name}\` ha de portar una línia per llengua, però és un únic valor.`,
      },
      {
        en: 'Every visitor sees the portal in a language of their own.',
        es: 'Cada visitante ve el portal en su idioma.',
        ca: 'Cada visitant veu el portal en la seva llengua.',
      },
      {
        en: `Write each language on a line of its own, two spaces further in: \`${line(['es'], data)}\``,
        es: `Escribe cada idioma en una línea aparte, dos espacios más adentro: \`${line(['es'], data)}\``,
        ca: `Escriu cada llengua en una línia a part, dos espais més endins: \`${line(['es'], data)}\``,
      },
    );
  }
  if (expected === 'array' && typeof data !== 'object') {
    return texts(
      'wrong-type',
      {
        en: `\`${name}\` must be a list, but is a single value.`,
        es: `\`${name}\` tiene que ser una lista, pero es un único valor.`,
        ca: `\`${name}\` ha de ser una llista, però és un únic valor.`,
      },
      purpose(path),
      {
        en: `Write it as a list: \`${line(path, typeof data === 'string' ? data.split(/\s*,\s*/).filter(Boolean) : [data])}\``,
        es: `Escríbelo como lista: \`${line(path, typeof data === 'string' ? data.split(/\s*,\s*/).filter(Boolean) : [data])}\``,
        ca: `Escriu-ho com a llista: \`${line(path, typeof data === 'string' ? data.split(/\s*,\s*/).filter(Boolean) : [data])}\``,
      },
    );
  }
  const actual = inEach((language) =>
    typeof data === 'object'
      ? (typeNames[typeOf(data)]?.[language].replace(/ (?:or|o) /, ' / ') ?? typeof data)
      : quoted(data),
  );
  return texts(
    'wrong-type',
    {
      en: `\`${name}\` must be ${says.en}, but is ${actual.en}.`,
      es: `\`${name}\` tiene que ser ${says.es}, pero es ${actual.es}.`,
      ca: `\`${name}\` ha de ser ${says.ca}, però és ${actual.ca}.`,
    },
    purpose(path),
    example(fault),
  );
}
