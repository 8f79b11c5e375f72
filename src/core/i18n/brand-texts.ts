import { compileMessage } from './compile.ts';
import type { CompiledMessage } from './formatter.ts';
import { institutionWords } from './institution.ts';
import type { Language, Localized } from './languages.ts';
import { type Area, type Texts, writtenTexts } from './messages.ts';

/** What of a brand its texts depend on. */
interface Wording {
  settings: Parameters<typeof institutionWords>[0];
  messages: Localized<Texts>;
}

/**
 * The texts of some areas as visitors of a brand read them, ready for `createFormatter`: in the brand's own wording, and
 * with what the institution is called. A text that stands in from another language has the name in that language.
 * Runs in Node only.
 */
export function brandTexts(
  { settings, messages }: Wording,
  language: Language,
  areas: readonly Area[],
): Record<string, CompiledMessage> {
  const words = institutionWords(settings, language);
  const written = Object.entries(writtenTexts(language, areas, messages));
  return Object.fromEntries(
    written.map(([id, { text, language: source }]) => [
      id,
      compileMessage(text, source === language ? words : institutionWords(settings, source)),
    ]),
  );
}
