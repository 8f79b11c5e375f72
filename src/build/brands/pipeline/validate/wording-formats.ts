import { sentences, type Told } from '#build/diagnostics/told.ts';
import type { ProblemTexts } from '../draft.ts';
import { example, line, orDeleted, purpose, quoted, texts } from './remark.ts';
import type { Fault } from './remark.ts';

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

/** A value that is no colour. */
export function wordColour(fault: Fault): ProblemTexts {
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
    es: 'la ruta de un fichero de la carpeta `assets`, con barras normales',
    ca: 'la ruta d’un fitxer de la carpeta `assets`, amb barres normals',
  },
  'asset-path-or-colour': {
    en: 'a colour (#rrggbb) or the path of a file in the folder `assets`',
    es: 'un color (#rrggbb) o la ruta de un fichero de la carpeta `assets`',
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

/** `logo.svg` and `assets\logo.svg` as they are meant. */
function repairedPath(data: string): string | undefined {
  const path = data.trim().replaceAll('\\', '/');
  const inAssets = path.includes('/') ? path : `assets/${path}`;
  return /^assets\/[^\s/]+\.\w+$/.test(inAssets) && inAssets !== data ? inAssets : undefined;
}

/** Paths that begin elsewhere: above, at the root of a disk, on a server. */
const leadsOut = /^(\.\.|[/\\~]|[a-z]+:)/i;

/** A text that is not written as its setting wants it: an address, a day, a path. */
export function wordForm(fault: Fault): ProblemTexts {
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
        es: 'No debe entrar por descuido en el portal un fichero ajeno, y una marca tiene que estar completa en su carpeta.',
        ca: 'No ha d’entrar per descuit al portal un fitxer d’altri, i una marca ha d’estar completa a la seva carpeta.',
      },
      sentences(
        {
          en: 'Copy the file into `assets/` of this brand.',
          es: 'Copia el fichero en la carpeta `assets/` de esta marca.',
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
  const repairs: Readonly<Record<string, typeof repairedHost>> = {
    host: repairedHost,
    'asset-path': repairedPath,
  };
  const repaired = repairs[schema.format ?? '']?.(String(data));
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
    repaired
      ? {
          en: `Write \`${line(path, repaired)}\``,
          es: `Escribe \`${line(path, repaired)}\``,
          ca: `Escriu \`${line(path, repaired)}\``,
        }
      : example(fault),
  );
}
