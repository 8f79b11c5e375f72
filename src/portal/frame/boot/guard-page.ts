import { isLanguageOf } from '#core/routing/page-addresses.ts';
import { carriedAddress } from '#core/routing/shell-address.ts';
import { sideOf } from '#core/model/people.ts';
import { dropToken, type PortalSession, type SessionStorage } from '#portal/data/session/stored-session.ts';
import { storageKey } from '#core/shared/storage.ts';
import type { StorageKey, StoredName } from '#core/shared/stored-names.ts';
import { clearTab, isLeftBehind } from '#portal/data/session/sign-out.ts';
import { claimTab } from '#portal/data/session/tab-owner.ts';
import type { StoredMessage } from '#portal/data/messages/messages.ts';
import type { PageData } from '#portal/island/page-context.ts';
import { hidePrerenderedStep } from './hide-prerendered-step.ts';
import { hideLinkToken } from './link-token.ts';
import { decideRoute } from './decide-route.ts';
import { followSignOut } from './sign-out.ts';

/**
 * Settles whose the page is, and leads someone who may not see it elsewhere; goes on doing so as long as it is open. Runs in
 * the head, before anything is loaded: no style is asked for.
 * @param signOut on the page that does so: told whose session it is, if there is one
 */
export function guardPage(
  page: PageData,
  storage: SessionStorage,
  signOut?: (session: PortalSession | undefined) => void,
): void {
  const root = document.documentElement;
  const key = (name: StoredName): StorageKey => storageKey(page.brand, name);
  const carried = carriedAddress(page, location);
  if (carried) history.replaceState(null, '', carried);
  const language = storage.local.get(key('idioma'));
  if (language !== undefined && !isLanguageOf(page, language)) storage.local.remove(key('idioma'));

  /** @param keepsReturnPath whether who has to sign in is led back to where they were */
  function guard(keepsReturnPath: boolean): void {
    const { go, isRefused, remember, session, ended } = decideRoute(page, location, storage);
    if (session) claimTab(storage, session.identity);
    if (ended === 'expired') {
      const wasCompany = [storage.tab, storage.local].some((it) => it.get(key('tipoUsuario')) === 'Empresa');
      const message: StoredMessage = { error: 2, side: wasCompany ? 'company' : 'student' };
      storage.tab.set(key('aviso'), JSON.stringify(message));
    }
    if (ended) dropToken(storage);
    if (remember && keepsReturnPath)
      storage.tab.set(key('rutaRetorno'), location.pathname + location.search + location.hash);
    // Not before the page is in the right language: what was removed says whom the page speaks to.
    const signsOut = signOut && (go === undefined || isRefused);
    if (signsOut) signOut(session);
    root.dataset['session'] = session && !signsOut ? sideOf(session.type) : 'none';
    root.dataset['frame'] = root.dataset['session'];
    // Nothing of a page that is left is ever painted.
    root.hidden = go !== undefined;
    if (go !== undefined) location.replace(go);
  }
  const isLeft = isLeftBehind(storage);
  if (isLeft) clearTab(storage);
  guard(!isLeft);
  if (!root.hidden) {
    hideLinkToken(page);
    hidePrerenderedStep(page.facts, root);
  }
  // A link to the page that is open already changes only the fragment.
  addEventListener('hashchange', () => {
    if (hideLinkToken(page)) location.reload();
  });
  followSignOut(root, storage, () => decideRoute(page, location, storage).go);
  // A page that comes back from the history of the browser may belong to someone whose session has ended since.
  addEventListener('pageshow', (event) => {
    if (event.persisted) guard(true);
  });
}
