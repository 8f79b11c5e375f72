import * as codes from '#core/contract/codes.ts';
import { errorOf, errorTarget, type StatusError } from '#core/status-messages/errors.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { PortalError } from '#portal/data/messages/messages.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { switchAccountAddress } from '#core/guards/account-switch.ts';
import { type Action, hrefOf, pageOf, type MessageContext } from './message-context.ts';

/** What the banner shows of an error. */
export interface ErrorView {
  /** Cannot be closed: the button is the only way on. */
  isImportant: boolean;
  /** Small, because it belongs to a field or a detail. */
  isSmall: boolean;
  title?: MessageId;
  text: MessageId;
  values?: StatusError['values'];
  /** Words of the server that stand instead of the text. */
  serverMessage?: string;
  /** Words that stand beside the text: why the account may not enter, why something was refused. */
  reason?: string;
  action?: Action;
}

/** Puts an error of the table at the place where it happened: who is told, on which page, and what can be done. */
export function errorView(
  error: PortalError,
  from: MessageContext,
  settings: Partial<Pick<PublicBrand['settings'], 'emailInscripcion'>> = {},
): ErrorView {
  const { emailInscripcion } = settings;
  const shown = errorOf(error.code, {
    message: error.message,
    ...(emailInscripcion && { emailInscripcion }),
    signingIn: from.isSignIn === true,
  });
  const action = actionOf(error, shown, from);
  return {
    isImportant: shown.category === 'important',
    isSmall: shown.category === 'secondary',
    text: action?.kind === 'signInBeside' ? 'frame.sessionEndedEditing' : shown.text,
    ...omitUndefined({ title: shown.title, values: shown.values }),
    ...(error.isLocked && lockedView(from, error)),
    ...(shown.serverMessage && { serverMessage: shown.serverMessage }),
    ...(shown.category === 'important' && error.message && !shown.serverMessage
      ? { reason: error.message }
      : error.reason
        ? { reason: error.reason }
        : {}),
    ...omitUndefined({ action }),
  };
}

/** Where someone signed in for another account or another firm, the title of an ended session would be wrong. */
const lockedView = (
  { owner = '', other = '' }: MessageContext,
  { retry }: PortalError,
): Pick<ErrorView, 'isSmall' | 'title' | 'text' | 'values'> => ({
  // What was typed, and is to be gone on with, stands below it: on a phone there is room for both.
  isSmall: true,
  title: 'frame.lockedTitle',
  text: retry ? 'frame.lockedUnknown' : 'frame.lockedText',
  values: { owner, other },
});

function actionOf(error: PortalError, shown: StatusError, from: MessageContext): Action | undefined {
  if (error.retry) return { kind: 'retry', label: error.isLocked ? 'frame.continueHere' : 'actions.retry' };
  if (shown.category === 'important') {
    // The page that signs out leads on to where one signs in.
    if (error.code !== codes.sessionEnded)
      return { kind: 'signOut', label: 'actions.signOut', href: hrefOf('logout', from) ?? '/' };
    const target = errorTarget(shown, error.side ?? from.side, error.offer) ?? 'login';
    const href = hrefOf(target, from) ?? '/';
    // Sign-in pages redirect signed-in users to the home page, unless the address asks to switch the account.
    if (error.isLocked)
      return { kind: 'signInBeside', label: 'actions.signInAgain', href: switchAccountAddress(href) };
    const kind = from.hasTyped ? 'signInBeside' : 'signInAgain';
    return { kind, label: 'actions.signInAgain', href };
  }
  if (error.code === codes.sessionEnded) return otherSignIn(error, from);
  // An answer that never came and that nobody knows how to ask for again: the page as a whole.
  if (error.code === codes.serviceUnavailable) return { kind: 'reload', label: 'actions.retry' };
  const target = errorTarget(shown, from.side, error.offer);
  return target && shown.button ? linkTo(target, shown.button, from) : undefined;
}

/** On a sign-in page that is not theirs, companies are led to their own. */
function otherSignIn(error: PortalError, from: MessageContext): Action | undefined {
  if (error.side !== 'company' || from.route === 'login-company') return undefined;
  return linkTo('login-company', 'actions.signInAgain', from);
}

/** A link to a page that the brand has and that is not the present one. */
export function linkTo(target: RouteId, label: MessageId, from: MessageContext): Action | undefined {
  const href = hrefOf(target, from);
  return href === undefined || pageOf(target, from) === from.route
    ? undefined
    : { kind: 'link', label, href };
}
