import * as codes from '#core/contract/codes.ts';
import { sideOf } from '#core/model/people.ts';
import { $error } from '#portal/data/messages/messages.ts';
import { otherAccount } from '#portal/data/session/other-account.ts';
import { displayNameOf } from '#portal/data/session/person.ts';
import { $session, refreshSession } from '#portal/data/session/session-store.ts';
import { isAnonymous } from '#portal/data/session/identity.ts';
import { keysOfTabDrafts } from '#portal/data/drafts/transfer-drafts.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { local, portalKey, sessionStorageOf } from '#portal/data/browser/storage.ts';
import { hasUnsavedInput } from '#portal/data/browser/unsaved-input.ts';
import { isSessionExpired } from '#portal/data/session/sign-out.ts';

/**
 * Brings the page in line with a sign-in or the end of a session in another tab; see `followOtherTabs`.
 * @param token of the session that the page had until then
 * @param before person that the page was made for
 */
export function syncWithOtherTabs(token: string | undefined, before: PortalSession | undefined): void {
  const after = $session.get();
  const other = otherAccount();
  const { dataset } = document.documentElement;
  const wasLocked = 'locked' in dataset;
  if (!other && !wasLocked && token === after?.token) return;
  // What nobody in particular types, such as a registration, depends on no session.
  if (dataset['session'] === 'none' && hasUnsavedInput() && !isSigningIn()) return;
  const isUnsure = before && other && maySharePerson(before, other);
  if (before && after) {
    delete dataset['locked'];
    if ($error.get()?.code === codes.sessionEnded) $error.set(undefined);
    // Menus and pages depend on the services: a student who has graduated, say. Unsaved input matters more.
    if (servicesOf(before) !== servicesOf(after) && !hasUnsavedInput()) location.reload();
  } else if (
    before &&
    (other
      ? hasUnsavedInput() || (isUnsure && hasTabDrafts(before))
      : wasLocked || isSessionExpired(sessionStorageOf()))
  ) {
    if (other) dataset['locked'] = '';
    $error.set({
      code: codes.sessionEnded,
      side: sideOf(before.type),
      isLocked: other !== undefined,
      ...(isUnsure && { retry: () => keepIdentity(before) }),
    });
  } else location.reload();
}

/** Whether a form of the page asks who one is: nobody goes on with it who is signed in. */
const isSigningIn = (): boolean => document.querySelector('form [autocomplete="current-password"]') !== null;

const servicesOf = ({ type, conPracticas, conEmpleo, soloCiclosUAX }: PortalSession): string =>
  JSON.stringify([type, conPracticas, conEmpleo, soloCiclosUAX]);

const hasTabDrafts = ({ identity }: PortalSession): boolean => keysOfTabDrafts(identity).length > 0;

/** Whether two sign-ins may be of one person, who alone can tell: neither account is known, the name is the same. */
const maySharePerson = (one: PortalSession, other: PortalSession): boolean =>
  [one, other].every(({ identity }) => isAnonymous(identity)) &&
  sideOf(one.type) === sideOf(other.type) &&
  displayNameOf(one) === displayNameOf(other);

/** Gives the current session the identity of this page, to which its drafts belong. */
function keepIdentity({ identity }: PortalSession): void {
  local.set(portalKey('identidad'), identity);
  refreshSession();
}
