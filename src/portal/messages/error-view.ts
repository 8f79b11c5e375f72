import * as codes from '#core/contract/codes.ts';
import { errorOf, errorTarget, type StatusError } from '#core/status-messages/errors.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { PortalError } from '#portal/data/messages/messages.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { switchAccountAddress } from '#core/guards/account-switch.ts';
import { type Action, hrefOf, pageOf, type MessageContext } from './message-context.ts';

/** The content of an error banner. */
export interface ErrorView {
  /** The banner cannot be closed: its button is the only way on. */
  isImportant: boolean;
  /** Small, because it belongs to a field or a detail. */
  isSmall: boolean;
  title?: MessageId;
  text: MessageId;
  values?: StatusError['values'];
  /** Message of the server that replaces the text. */
  serverMessage?: string;
  /** Reason beside the text: why the account is refused, or why the action is not allowed. */
  reason?: string;
  action?: Action;
}

/** Makes the content of the banner from an error of the table and the message context. */
export function errorView(
  error: PortalError,
  context: MessageContext,
  settings: Partial<Pick<PublicBrand['settings'], 'emailInscripcion'>> = {},
): ErrorView {
  const { emailInscripcion } = settings;
  const shown = errorOf(error.code, {
    message: error.message,
    ...(emailInscripcion && { emailInscripcion }),
    signingIn: context.isSignIn === true,
  });
  const action = actionOf(error, shown, context);
  return {
    isImportant: shown.category === 'important',
    isSmall: shown.category === 'secondary',
    text: action?.kind === 'signInInNewTab' ? 'frame.sessionEndedEditing' : shown.text,
    ...omitUndefined({ title: shown.title, values: shown.values }),
    ...(error.isLocked && lockedView(context, error)),
    ...(shown.serverMessage && { serverMessage: shown.serverMessage }),
    ...omitUndefined({ reason: reasonOf(error, shown), action }),
  };
}

/** The reason beside the text; the server's message, unless it already replaces the text. */
function reasonOf(error: PortalError, shown: StatusError): string | undefined {
  if (shown.category === 'important' && !shown.serverMessage && error.message) return error.message;
  return error.reason || undefined;
}

/** Texts of a locked page, where another account or firm has signed in: the session has not ended. */
const lockedView = (
  { owner = '', other = '' }: MessageContext,
  { retry }: PortalError,
): Pick<ErrorView, 'isSmall' | 'title' | 'text' | 'values'> => ({
  // Small, so that on a phone there is room for the unsaved input below it.
  isSmall: true,
  title: 'frame.lockedTitle',
  text: retry ? 'frame.lockedUnknown' : 'frame.lockedText',
  values: { owner, other },
});

function actionOf(error: PortalError, shown: StatusError, context: MessageContext): Action | undefined {
  const hasSessionEnded = error.code === codes.sessionEnded;
  if (error.retry) return { kind: 'retry', label: error.isLocked ? 'frame.continueHere' : 'actions.retry' };
  if (shown.category === 'important')
    return hasSessionEnded ? signInAgain(error, shown, context) : signOut(context);
  if (hasSessionEnded) return otherSignIn(error, context);
  // A lost answer without a retry: the page as a whole is reloaded.
  if (error.code === codes.serviceUnavailable) return { kind: 'reload', label: 'actions.retry' };
  const target = errorTarget(shown, context.side, error.offer);
  return target && shown.button ? linkTo(target, shown.button, context) : undefined;
}

/** Link to the page that signs out, which links to the sign-in page. */
const signOut = (context: MessageContext): Action => ({
  kind: 'signOut',
  label: 'actions.signOut',
  href: hrefOf('logout', context) ?? '/',
});

/** Link to the sign-in page; in a new tab where this page has unsaved input. */
function signInAgain(error: PortalError, shown: StatusError, context: MessageContext): Action {
  const target = errorTarget(shown, error.side ?? context.side, error.offer) ?? 'login';
  const href = hrefOf(target, context) ?? '/';
  return {
    kind: error.isLocked || context.hasUnsavedInput ? 'signInInNewTab' : 'signInAgain',
    label: 'actions.signInAgain',
    // Sign-in pages redirect signed-in users to the home page, unless the address asks to switch the account.
    href: error.isLocked ? switchAccountAddress(href) : href,
  };
}

/** Link to the companies' sign-in page, for companies on another one. */
function otherSignIn(error: PortalError, context: MessageContext): Action | undefined {
  if (error.side !== 'company' || context.route === 'login-company') return undefined;
  return linkTo('login-company', 'actions.signInAgain', context);
}

/** Action that links to a page; `undefined` for the current page, and for one that the brand lacks. */
export function linkTo(target: RouteId, label: MessageId, context: MessageContext): Action | undefined {
  const href = hrefOf(target, context);
  return href === undefined || pageOf(target, context) === context.route
    ? undefined
    : { kind: 'link', label, href };
}
