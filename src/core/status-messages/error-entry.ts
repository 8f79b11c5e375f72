import type { MessageId } from '#core/i18n/messages.ts';
import type { Side } from '#core/routing/side.ts';
import type { RouteId } from '#core/routing/table.ts';

/** Important errors cannot be closed, only signed out of; secondary ones appear at a field or as a small banner. */
export type ErrorCategory = 'important' | 'medium' | 'secondary';

/** Target of the button of an error; a route per kind of offer where it depends on the kind at hand. */
type Target = RouteId | { readonly practicas: RouteId; readonly empleo: RouteId };

export interface ErrorEntry {
  category: ErrorCategory;
  text: MessageId;
  title?: MessageId;
  target?: Target | Readonly<Record<Side, Target>>;
  button?: MessageId;
  /** Whether the server's own message, if any, replaces the text. */
  serverText?: true;
  /** Whether the error is also reported. */
  reported?: true;
}
