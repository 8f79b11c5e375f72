import type { CallFailure } from '#portal/data/server/client/result.ts';
import { errorOf } from '#core/status-messages/errors.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import { waitingText } from '#portal/forms/parts/refusal.ts';

/** Text of a failure for the place where the call was made: the server's message, or the text of the code. */
export function failureText(failure: CallFailure, t: Formatter['t']): string {
  const waiting = waitingText(failure, t);
  if (waiting) return waiting;
  if (failure.kind === 'message') return failure.message;
  const { text, values } = errorOf(failure.kind === 'aborted' ? 500 : failure.code, { signingIn: true });
  return t(text, values);
}
