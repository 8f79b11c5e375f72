import * as codes from '#core/contract/codes.ts';
import { halfOf } from '#core/model/people.ts';
import { $error } from './messages.ts';
import { otherPerson } from './other-person.ts';
import { displayNameOf } from './person.ts';
import { $session, refreshSession } from './session.ts';
import { isAnonymous } from './session/identity.ts';
import { keysOfTabDrafts } from './tab-drafts.ts';
import type { Session } from './session/session.ts';
import { local, portalKey, sessionStorageOf } from './storage.ts';
import { holdsTyped } from './typed.ts';
import { hasOnlyEnded } from './session/sign-out.ts';

/**
 * Puts the page into the state that what happened in another tab asks for; see `followOtherTabs`.
 * @param token of the session that the page had until then
 * @param before whom the page was made for
 */
export function syncWithOtherTabs(token: string | undefined, before: Session | undefined): void {
  const after = $session.get();
  const other = otherPerson();
  const { dataset } = document.documentElement;
  const wasLocked = 'locked' in dataset;
  if (!other && !wasLocked && token === after?.token) return;
  // What nobody in particular types, such as a registration, depends on no session.
  if (dataset['session'] === 'none' && holdsTyped() && !isSigningIn()) return;
  const isUnsure = before && other && maySharePerson(before, other);
  if (before && after) {
    delete dataset['locked'];
    if ($error.get()?.code === codes.sessionEnded) $error.set(undefined);
    // Menus and pages depend on it: a student who has graduated, say. What was typed matters more.
    if (servicesOf(before) !== servicesOf(after) && !holdsTyped()) location.reload();
  } else if (
    before &&
    (other
      ? holdsTyped() || (isUnsure && hasTabDrafts(before))
      : wasLocked || hasOnlyEnded(sessionStorageOf()))
  ) {
    if (other) dataset['locked'] = '';
    $error.set({
      code: codes.sessionEnded,
      half: halfOf(before.type),
      isLocked: other !== undefined,
      ...(isUnsure && { retry: () => keepIdentity(before) }),
    });
  } else location.reload();
}

/** Whether a form of the page asks who one is: nobody goes on with it who is signed in. */
const isSigningIn = (): boolean => document.querySelector('form [autocomplete="current-password"]') !== null;

const servicesOf = ({ type, conPracticas, conEmpleo, soloCiclosUAX }: Session): string =>
  JSON.stringify([type, conPracticas, conEmpleo, soloCiclosUAX]);

const hasTabDrafts = ({ identity }: Session): boolean => keysOfTabDrafts(identity).length > 0;

/** Whether only the person can say if two sign-ins are theirs: no account is known, and the name is the same. */
const maySharePerson = (one: Session, other: Session): boolean =>
  [one, other].every(({ identity }) => isAnonymous(identity)) &&
  halfOf(one.type) === halfOf(other.type) &&
  displayNameOf(one) === displayNameOf(other);

/** Gives the present session the identity of this page, to which its drafts belong. */
function keepIdentity({ identity }: Session): void {
  local.set(portalKey('identidad'), identity);
  refreshSession();
}
