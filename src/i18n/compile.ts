import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './formatter.ts';

/** A text that is not valid ICU syntax; the message is one sentence for the person who wrote the text. */
export class MessageSyntaxError extends Error {
  override name = 'MessageSyntaxError';
  /** Index of the first character that cannot be understood. */
  offset: number;

  constructor(message: string, offset: number, cause: unknown) {
    super(message, { cause });
    this.offset = offset;
  }
}

const reasons: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'A "{" is not closed by a "}".',
  EMPTY_ARGUMENT: 'There is nothing between "{" and "}".',
  MALFORMED_ARGUMENT: 'Between "{" and "}" stands something that is not the name of a placeholder.',
  INVALID_ARGUMENT_TYPE:
    'The word after the comma is not a kind of placeholder (plural, select, selectordinal, number, date, time).',
  MISSING_OTHER_CLAUSE: 'A plural or select has no "other {…}" part.',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'A plural has the same case twice.',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'A select has the same case twice.',
};

/**
 * The syntax tree of a text. Tags have no meaning: `<b>` is shown as it is written.
 * @throws MessageSyntaxError
 */
export function parseMessage(text: string): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { location } = error as SyntaxError & { location?: { start: { offset: number } } };
    const reason = reasons[error.message] ?? 'A placeholder in braces is not complete.';
    throw new MessageSyntaxError(reason, location?.start.offset ?? 0, error);
  }
}

function compileMessage(text: string): CompiledMessage {
  const elements = parseMessage(text);
  const [first, ...rest] = elements;
  if (!first) return '';
  return rest.length === 0 && first.type === TYPE.literal ? first.value : elements;
}

/**
 * Texts in ICU syntax made ready for `createFormatter`, which has no parser. Runs in Node only.
 * @throws MessageSyntaxError
 */
export function compileMessages<Id extends string>(
  texts: Readonly<Record<Id, string>>,
): Record<Id, CompiledMessage> {
  const compiled = Object.entries<string>(texts).map(([id, text]) => [id, compileMessage(text)]);
  return Object.fromEntries(compiled) as Record<Id, CompiledMessage>;
}
