import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
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
  dir: reportText('arguments.placeholder.dir'),
  file: reportText('arguments.placeholder.file'),
  id: reportText('arguments.placeholder.id'),
  number: reportText('arguments.placeholder.number'),
} as const satisfies Record<string, ReportText>;

/** Options that several commands take; an option of one command stands in its file. */
export const sharedOptions = {
  base: {
    type: 'string',
    value: reportText('arguments.base.value'),
    help: reportText('arguments.base.help'),
  },
  brand: {
    type: 'string',
    multiple: true,
    value: placeholders.id,
    help: reportText('arguments.brand.help'),
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
    help: reportText('arguments.brandsDir.help'),
  },
  out: {
    type: 'string',
    value: placeholders.dir,
    help: reportText('arguments.out.help'),
  },
  data: {
    type: 'string',
    value: placeholders.dir,
    help: reportText('arguments.data.help'),
  },
  format: {
    type: 'string',
    value: reportText('arguments.format.value'),
    help: reportText('arguments.format.help'),
  },
  full: {
    type: 'boolean',
    help: reportText('arguments.full.help'),
  },
  lang: {
    type: 'string',
    value: reportText('arguments.lang.value'),
    help: reportText('arguments.lang.help', { languages: reportLanguages.join(', ') }),
  },
  port: {
    type: 'string',
    value: placeholders.number,
    help: reportText('arguments.port.help'),
  },
  release: {
    type: 'boolean',
    help: reportText('arguments.release.help'),
  },
  reset: {
    type: 'boolean',
    help: reportText('arguments.reset.help'),
  },
} as const satisfies Options;
