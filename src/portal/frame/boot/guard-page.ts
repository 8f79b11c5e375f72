import { isLanguageOf } from '#core/routing/page-addresses.ts';
import { carriedAddress } from '#core/routing/shell-address.ts';
import { sideOf } from '#core/model/people.ts';
import type { SessionStorage } from '#portal/data/browser/storage.ts';
import { dropToken, type PortalSession } from '#portal/data/session/stored-session.ts';
import { storageKey } from '#core/shared/storage.ts';
import type { StorageKey, StoredName } from '#core/shared/stored-names.ts';
import { clearTab, hasStaleTabData } from '#portal/data/session/sign-out.ts';
import { claimTab } from '#portal/data/session/tab-owner.ts';
import type { StoredMessage } from '#portal/data/messages/messages.ts';
import type { PageData } from '#portal/island/page-context.ts';
import { markStep } from './mark-step.ts';
import { hideLinkToken } from './link-token.ts';
import { decideRoute } from './decide-route.ts';
import { followSignOut } from './sign-out-tab.ts';

/**
 * Guards the page for as long as it is open: makes the route decision, redirects, and claims the tab for the session.
 * Runs in the head before anything is loaded, so it must not cause a style calculation.
 * @param signOut on the page that signs out: receives the session, if there is one
 */
export function guardPage(
  page: PageData,
  storage: SessionStorage,
  signOut?: (session: PortalSession | undefined) => void,
): void {
  const root = document.documentElement;
  const key = (name: StoredName): StorageKey => storageKey(page.brand, name);
  const ownAddress = carriedAddress(page, location);
  if (ownAddress) history.replaceState(null, '', ownAddress);
  const language = storage.local.get(key('idioma'));
  if (language !== undefined && !isLanguageOf(page, language)) storage.local.remove(key('idioma'));

  /** @param keepsReturnPath whether a sign-in leads back to this page */
  function guard(keepsReturnPath: boolean): void {
    const { go, isRefused, remember, session, ended } = decideRoute(page, location, storage);
    if (session) claimTab(storage, session.identity);
    if (ended === 'expired') {
      const wasCompany = [storage.tab, storage.local].some(
        (each) => each.get(key('tipoUsuario')) === 'Empresa',
      );
      const message: StoredMessage = { error: 2, side: wasCompany ? 'company' : 'student' };
      storage.tab.set(key('aviso'), JSON.stringify(message));
    }
    if (ended) dropToken(storage);
    if (remember && keepsReturnPath)
      storage.tab.set(key('rutaRetorno'), location.pathname + location.search + location.hash);
    // Only once the page is in the right language: it needs the stored values to know whom it addresses.
    const signsOut = signOut && (go === undefined || isRefused);
    if (signsOut) signOut(session);
    root.dataset['session'] = session && !signsOut ? sideOf(session.type) : 'none';
    root.dataset['frame'] = root.dataset['session'];
    // A page that is left is never painted.
    root.hidden = go !== undefined;
    if (go !== undefined) location.replace(go);
  }
  const hasSignedOutElsewhere = hasStaleTabData(storage);
  if (hasSignedOutElsewhere) clearTab(storage);
  guard(!hasSignedOutElsewhere);
  if (!root.hidden) {
    hideLinkToken(page);
    markStep(page.facts, root);
  }
  // A link to the open page changes only the fragment.
  addEventListener('hashchange', () => {
    if (hideLinkToken(page)) location.reload();
  });
  followSignOut(root, storage, () => decideRoute(page, location, storage).go);
  // The session may have ended while the page was in the back/forward cache.
  addEventListener('pageshow', (event) => {
    if (event.persisted) guard(true);
  });
}
