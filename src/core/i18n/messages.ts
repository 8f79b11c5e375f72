import { ca, en, es } from './catalogues.gen.ts';
import { layerTexts } from './overrides.ts';
import { fallbackLanguage, type Language, type Localized } from './languages.ts';

/** Texts in ICU syntax by message id. */
export type Texts = Record<string, string>;

/** A part of the portal with its own catalogue file; first word of its message ids. */
export type Area = keyof typeof es;

export type MessageId = { [A in Area]: keyof (typeof es)[A] }[Area] & string;

type Complete = { [A in Area]: Record<keyof (typeof es)[A], string> };
type Partly = { [A in Area]: Partial<Record<keyof (typeof es)[A], string>> };

const catalan: Complete = ca;
const english: Partly = en;

const texts: Record<Language, Record<Area, Texts>> = { es, ca: catalan, en: english };

/** The area of a text. */
export const areaOf = (id: MessageId): Area => id.slice(0, id.indexOf('.')) as Area;

export const areas = Object.keys(es) as Area[];

export const messageIds = areas.flatMap((area) => Object.keys(es[area])) as MessageId[];

export function isMessageId(id: string): id is MessageId {
  return (messageIds as string[]).includes(id);
}

/** The texts of a language in an area, without fallback. */
export function ownTexts(language: Language, area: Area): Texts {
  return texts[language][area];
}

/** A text with its language, which is Spanish where it replaces a missing text. */
export interface WrittenText {
  text: string;
  language: Language;
}

function writtenIn(language: Language, texts: Readonly<Texts>): Record<string, WrittenText> {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, { text, language }]));
}

/**
 * Every text of some areas in a language, key by key the Spanish one where the language lacks it. The wording
 * of a brand replaces the text of its own language, so a Spanish wording also shows where Spanish replaces a
 * missing text.
 */
export function writtenTexts(
  language: Language,
  wanted: readonly Area[],
  overrides: Localized<Texts> = {},
): Record<string, WrittenText> {
  const sources = [...new Set<Language>([fallbackLanguage, language])];
  return layerTexts(
    sources.map((source) => ({
      texts: writtenIn(source, Object.assign({}, ...wanted.map((area) => ownTexts(source, area))) as Texts),
      overrides: writtenIn(source, overrides[source] ?? {}),
    })),
  );
}

/** The texts of `writtenTexts` without their language. */
export function catalogue(
  language: Language,
  wanted: readonly Area[],
  overrides: Localized<Texts> = {},
): Texts {
  const written = Object.entries(writtenTexts(language, wanted, overrides));
  return Object.fromEntries(written.map(([id, { text }]) => [id, text]));
}
