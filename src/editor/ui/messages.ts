import { compileMessage } from '#core/i18n/compile.ts';
import { createFormatter, type MessageValues } from '#core/i18n/formatter.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import ca from './messages/ca.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

/** Id of a text of the editor. */
export type EditorMessage = keyof typeof es;

/** The texts of the editor by language: each has all of them. */
export const editorMessages: Readonly<Record<ReportLanguage, Readonly<Record<EditorMessage, string>>>> = {
  es,
  ca,
  en,
};

/** Gives the text of a message with its values. */
export type Translate = (id: EditorMessage, values?: MessageValues) => string;

/** The texts of the editor in a language. */
export function translator(language: ReportLanguage): Translate {
  const compiled = Object.entries(editorMessages[language]).map(([id, text]) => [id, compileMessage(text)]);
  const { t } = createFormatter(language, Object.fromEntries(compiled) as Record<string, string>);
  return t as unknown as Translate;
}

/** Name of a part that the settings have no words for, such as the address of a link. */
export function partName(t: Translate, name: string): string | undefined {
  const id = `part.${name}`;
  return id in es ? t(id as EditorMessage) : undefined;
}
