import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { reportLanguages } from '#core/i18n/report-languages.ts';

/** An option of a command, as `parseArgs` of Node takes it, with its help. */
export interface Option {
  type: 'string' | 'boolean';
  help: ReportText;
  /** Placeholder of the value in the usage, such as `DIR`; absent for a switch. */
  value?: ReportText;
  multiple?: true;
}

/** Options of a command by name, in the order of its usage. */
export type Options = Readonly<Record<string, Option>>;

/** Typed values by option; an option that was not given is absent. */
export type OptionValues<O extends Options> = {
  [Name in keyof O]?: O[Name] extends { multiple: true }
    ? string[]
    : O[Name] extends { type: 'boolean' }
      ? boolean
      : string;
};

/** Placeholders that several options have. */
export const placeholders = {
  dir: { en: 'DIR', es: 'CARPETA', ca: 'CARPETA' },
  file: { en: 'FILE', es: 'FICHERO', ca: 'FITXER' },
  id: { en: 'ID', es: 'ID', ca: 'ID' },
  number: { en: 'NUMBER', es: 'NÚMERO', ca: 'NÚMERO' },
} as const satisfies Record<string, ReportText>;

/** Options that several commands take; an option of one command stands in its file. */
export const sharedOptions = {
  base: {
    type: 'string',
    value: { en: 'BASE', es: 'BASE', ca: 'BASE' },
    help: {
      en: 'commit, branch or tag to compare with',
      es: 'commit, rama o etiqueta con la que se compara',
      ca: 'commit, branca o etiqueta amb què es compara',
    },
  },
  brand: {
    type: 'string',
    multiple: true,
    value: placeholders.id,
    help: {
      en: 'only this brand; may be given several times',
      es: 'solo esta marca; se puede repetir',
      ca: 'només aquesta marca; es pot repetir',
    },
  },
  oneBrand: {
    type: 'string',
    multiple: true,
    value: placeholders.id,
    help: { en: 'only this brand', es: 'solo esta marca', ca: 'només aquesta marca' },
  },
  'brands-dir': {
    type: 'string',
    value: placeholders.dir,
    help: {
      en: 'folder of the brand files (brands)',
      es: 'carpeta de los ficheros de las marcas (brands)',
      ca: 'carpeta dels fitxers de les marques (brands)',
    },
  },
  out: {
    type: 'string',
    value: placeholders.dir,
    help: {
      en: 'folder of the finished sites (dist-brands)',
      es: 'carpeta de los portales terminados (dist-brands)',
      ca: 'carpeta dels portals acabats (dist-brands)',
    },
  },
  data: {
    type: 'string',
    value: placeholders.dir,
    help: {
      en: 'folder of the data of the sandbox (.cache/sandbox)',
      es: 'carpeta de los datos del servidor de pruebas (.cache/sandbox)',
      ca: 'carpeta de les dades del servidor de proves (.cache/sandbox)',
    },
  },
  format: {
    type: 'string',
    value: { en: 'FORMAT', es: 'FORMATO', ca: 'FORMAT' },
    help: {
      en: 'how the report is printed (text)',
      es: 'en qué forma sale el informe (text)',
      ca: 'en quina forma surt l’informe (text)',
    },
  },
  full: {
    type: 'boolean',
    help: {
      en: 'look at every page of every brand',
      es: 'mira todas las páginas de todas las marcas',
      ca: 'mira totes les pàgines de totes les marques',
    },
  },
  lang: {
    type: 'string',
    value: { en: 'LANGUAGE', es: 'IDIOMA', ca: 'LLENGUA' },
    help: {
      en: `language of the report, of mistakes and of this help: ${reportLanguages.join(', ')} (that of the system)`,
      es: `idioma del informe, de los errores y de esta ayuda: ${reportLanguages.join(', ')} (el del sistema)`,
      ca: `llengua de l’informe, dels errors i d’aquesta ajuda: ${reportLanguages.join(', ')} (la del sistema)`,
    },
  },
  port: {
    type: 'string',
    value: placeholders.number,
    help: {
      en: 'port of the server (PORT of the environment, or 4321; of the sandbox 4400)',
      es: 'puerto del servidor (PORT del entorno, o 4321; el de pruebas, 4400)',
      ca: 'port del servidor (PORT de l’entorn, o 4321; el de proves, 4400)',
    },
  },
  release: {
    type: 'boolean',
    help: {
      en: 'what is unfinished is an error: nothing with it is published',
      es: 'lo que está por terminar es un error: nada que lo lleve se publica',
      ca: 'el que està per acabar és un error: res que en porti es publica',
    },
  },
  reset: {
    type: 'boolean',
    help: {
      en: 'make the data of the sandbox anew',
      es: 'hace de nuevo los datos del servidor de pruebas',
      ca: 'fa de nou les dades del servidor de proves',
    },
  },
} as const satisfies Options;
