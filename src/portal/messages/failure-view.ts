import * as codes from '#core/contract/codes.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { isKnownError } from '#core/status-messages/errors.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { errorView } from './error-view.ts';
import type { Action, MessageContext } from './message-context.ts';

/** The explanation of a failed read. */
export interface FailureView {
  /** Why: a text of the table, or the message of the server. */
  reason?: { id: MessageId; values?: Readonly<Record<string, string | number>> } | { words: string };
  /** The reason of the server. */
  more?: string;
  /** Whether a retry may help. */
  mayPass: boolean;
  link?: Extract<Action, { href: string }>;
}

/**
 * Whether a retry may help: after a general or an unknown error; any other code is a refusal that would be repeated.
 */
const mayPass = (code: number): boolean =>
  code === codes.serviceUnavailable || code === codes.general || !isKnownError(code);

/**
 * Explains a failed read.
 * @param shownCode code of the lasting error that the banner shows already
 */
export function failureView(
  failure: CallFailure,
  context: MessageContext,
  shownCode?: number,
  settings: Partial<Pick<PublicBrand['settings'], 'emailInscripcion'>> = {},
): FailureView {
  if (failure.kind === 'aborted' || failure.kind === 'unavailable') return { mayPass: true };
  const { code } = failure;
  const details = {
    ...(failure.kind === 'message' && { message: failure.message }),
    ...('motivo' in failure && failure.motivo && { reason: failure.motivo }),
  };
  if (code === shownCode) return { mayPass: false };
  const { text, values, serverMessage, reason, action } = errorView({ code, ...details }, context, settings);
  return {
    reason: serverMessage ? { words: serverMessage } : { id: text, ...omitUndefined({ values }) },
    ...(reason && { more: reason }),
    mayPass: mayPass(code),
    ...(action?.kind === 'link' && { link: action }),
  };
}
