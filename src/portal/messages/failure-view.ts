import * as codes from '#core/contract/codes.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { isKnownError } from '#core/status-messages/errors.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { errorView } from './error-view.ts';
import type { Action, MessageContext } from './message-context.ts';

/** What is shown of a failed read beside what did not come. */
export interface FailureView {
  /** Why: a text of the table, or words of the server. */
  reason?: { id: MessageId; values?: Readonly<Record<string, string | number>> } | { words: string };
  /** More about it, in words of the server. */
  more?: string;
  /** Whether another try may bring it. */
  mayPass: boolean;
  link?: Extract<Action, { href: string }>;
}

/** A general error, and one that nobody knows, may pass; any other code is a refusal that another try would repeat. */
const mayPass = (code: number): boolean =>
  code === codes.serviceUnavailable || code === codes.general || !isKnownError(code);

/**
 * Explains why something could not be read.
 * @param said code of the error that the banner shows and stays for: it is not said again
 */
export function failureView(
  failure: CallFailure,
  from: MessageContext,
  said?: number,
  settings: Partial<Pick<PublicBrand['settings'], 'emailInscripcion'>> = {},
): FailureView {
  if (failure.kind === 'aborted' || failure.kind === 'unavailable') return { mayPass: true };
  const { code } = failure;
  const words = {
    ...(failure.kind === 'message' && { message: failure.message }),
    ...('motivo' in failure && failure.motivo && { reason: failure.motivo }),
  };
  if (code === said) return { mayPass: false };
  const { text, values, serverMessage, reason, action } = errorView({ code, ...words }, from, settings);
  return {
    reason: serverMessage ? { words: serverMessage } : { id: text, ...omitUndefined({ values }) },
    ...(reason && { more: reason }),
    mayPass: mayPass(code),
    ...(action?.kind === 'link' && { link: action }),
  };
}
