import { compileMessage } from '#core/i18n/compile.ts';
import { createFormatter, type MessageValuesOf } from '#core/i18n/formatter.ts';
import { institutionWords } from '#core/i18n/institution.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { MessageArguments } from './message-arguments.gen.ts';
import caConsole from './messages/ca/console.json' with { type: 'json' };
import caScenarios from './messages/ca/scenarios.json' with { type: 'json' };
import caPages from './messages/ca/pages.json' with { type: 'json' };
import caNotifications from './messages/ca/notifications.json' with { type: 'json' };
import enConsole from './messages/en/console.json' with { type: 'json' };
import enScenarios from './messages/en/scenarios.json' with { type: 'json' };
import enPages from './messages/en/pages.json' with { type: 'json' };
import enNotifications from './messages/en/notifications.json' with { type: 'json' };
import esConsole from './messages/es/console.json' with { type: 'json' };
import esScenarios from './messages/es/scenarios.json' with { type: 'json' };
import esPages from './messages/es/pages.json' with { type: 'json' };
import esNotifications from './messages/es/notifications.json' with { type: 'json' };

/** Texts of the sandbox in ICU syntax, independent of the portal's catalogues. */
export const catalogues = {
  es: { ...esConsole, ...esScenarios, ...esPages, ...esNotifications },
  ca: { ...caConsole, ...caScenarios, ...caPages, ...caNotifications },
  en: { ...enConsole, ...enScenarios, ...enPages, ...enNotifications },
} satisfies Record<ReportLanguage, Readonly<Record<string, string>>>;

export type TextId = keyof (typeof catalogues)['es'];

export interface SandboxTexts {
  language: ReportLanguage;
  t: <Id extends TextId>(id: Id, ...values: MessageValuesOf<Id, TextId, MessageArguments>) => string;
  /** A day or a moment as it is read, "5 de marzo de 2026". */
  date: (value: string, options?: Intl.DateTimeFormatOptions) => string;
}

/** Settings of a brand used in texts. */
interface Named {
  settings: Parameters<typeof institutionWords>[0];
}

function compile(language: ReportLanguage, { settings }: Named): SandboxTexts {
  const words = institutionWords(settings, language);
  const messages = Object.fromEntries(
    Object.entries(catalogues[language]).map(([id, text]) => [id, compileMessage(text, words)]),
  );
  const { t, date } = createFormatter(language, messages);
  // The formatter is typed with the ids of the portal and formats any text.
  return { language, t: t as unknown as SandboxTexts['t'], date };
}

const compiled = new WeakMap<Named, Map<ReportLanguage, SandboxTexts>>();

/** The texts of the sandbox in a language, with what the brand calls the institution. */
export function textsIn(language: ReportLanguage, brand: Named): SandboxTexts {
  const known = compiled.get(brand) ?? new Map<ReportLanguage, SandboxTexts>();
  compiled.set(brand, known);
  const texts = known.get(language) ?? compile(language, brand);
  known.set(language, texts);
  return texts;
}

/** Whether a computed text id exists. */
export const hasText = (id: string): id is TextId => Object.hasOwn(catalogues.es, id);

/**
 * An id that is put together from parts.
 * @throws {TypeError} when there is no such text
 */
export function textId(id: string): TextId {
  if (hasText(id)) return id;
  throw new TypeError(`There is no text ${id}`);
}
