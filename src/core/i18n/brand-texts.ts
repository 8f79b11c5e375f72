import { compileMessage } from './compile.ts';
import type { CompiledMessage } from './formatter.ts';
import { institutionWords } from './institution.ts';
import type { Language, Localized } from './languages.ts';
import { type Area, type Texts, writtenTexts } from './messages.ts';

/** The parts of a brand that its texts depend on. */
interface Wording {
  settings: Parameters<typeof institutionWords>[0];
  messages: Localized<Texts>;
}

/**
 * Compiles the texts of some areas for `createFormatter`, in the brand's own wording and with the name of its
 * institution. A text that falls back to another language has the name in that language. Runs in Node only.
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
