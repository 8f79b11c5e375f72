import type { CallFailure } from '#api/client/result.ts';
import { errorOf } from '#api/errors.ts';
import type { Formatter } from '#i18n/formatter.ts';

/** What to say of a call that failed where it was tried: the words of the server, or the text of the code. */
export function failureText(failure: CallFailure, t: Formatter['t']): string {
  if (failure.kind === 'message') return failure.message;
  const { text, values } = errorOf(failure.kind === 'aborted' ? 500 : failure.code, { signingIn: true });
  return t(text, values);
}
