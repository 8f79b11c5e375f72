import { compileMessage } from '#core/i18n/compile.ts';
import { createFormatter, type MessageValues } from '#core/i18n/formatter.ts';
import { institutionWords } from '#core/i18n/institution.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import caConsole from './messages/ca/console.json' with { type: 'json' };
import caDirector from './messages/ca/director.json' with { type: 'json' };
import caPages from './messages/ca/pages.json' with { type: 'json' };
import caTelling from './messages/ca/telling.json' with { type: 'json' };
import enConsole from './messages/en/console.json' with { type: 'json' };
import enDirector from './messages/en/director.json' with { type: 'json' };
import enPages from './messages/en/pages.json' with { type: 'json' };
import enTelling from './messages/en/telling.json' with { type: 'json' };
import esConsole from './messages/es/console.json' with { type: 'json' };
import esDirector from './messages/es/director.json' with { type: 'json' };
import esPages from './messages/es/pages.json' with { type: 'json' };
import esTelling from './messages/es/telling.json' with { type: 'json' };

/** What the sandbox says to people, in ICU syntax as the texts of the portal are; the two share no text. */
export const catalogues = {
  es: { ...esConsole, ...esDirector, ...esPages, ...esTelling },
  ca: { ...caConsole, ...caDirector, ...caPages, ...caTelling },
  en: { ...enConsole, ...enDirector, ...enPages, ...enTelling },
} satisfies Record<ReportLanguage, Readonly<Record<string, string>>>;

export type TextId = keyof (typeof catalogues)['es'];

export interface Texts {
  language: ReportLanguage;
  t: (id: TextId, values?: MessageValues) => string;
  /** A day or a moment as it is read, "5 de marzo de 2026". */
  date: (value: string, options?: Intl.DateTimeFormatOptions) => string;
}

/** What of a brand the texts depend on. */
interface Named {
  settings: Parameters<typeof institutionWords>[0];
}

function compile(language: ReportLanguage, { settings }: Named): Texts {
  const words = institutionWords(settings, language);
  const messages = Object.fromEntries(
    Object.entries(catalogues[language]).map(([id, text]) => [id, compileMessage(text, words)]),
  );
  const { t, date } = createFormatter(language, messages);
  // The formatter knows the ids of the portal; it formats any text that it was given.
  return { language, t: (id, values) => t(id as unknown as MessageId, values), date };
}

const compiled = new WeakMap<Named, Map<ReportLanguage, Texts>>();

/** The texts of the sandbox in a language, with what the brand calls the institution. */
export function textsIn(language: ReportLanguage, brand: Named): Texts {
  const known = compiled.get(brand) ?? new Map<ReportLanguage, Texts>();
  compiled.set(brand, known);
  const texts = known.get(language) ?? compile(language, brand);
  known.set(language, texts);
  return texts;
}

/** Whether there is a text of an id that is put together from parts. */
export const hasText = (id: string): id is TextId => Object.hasOwn(catalogues.es, id);

/**
 * An id that is put together from parts.
 * @throws {TypeError} when there is no such text
 */
export function textId(id: string): TextId {
  if (hasText(id)) return id;
  throw new TypeError(`There is no text ${id}`);
}
