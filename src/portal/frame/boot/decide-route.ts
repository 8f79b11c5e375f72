import { decide } from '#core/guards/decide.ts';
import { isAccountSwitch } from '#core/guards/account-switch.ts';
import { hasLanguageSegment, isLanguageOf } from '#core/routing/page-addresses.ts';
import { readSession, type PortalSession, type SessionStorage } from '#portal/data/session/stored-session.ts';
import { storageKey } from '#core/shared/storage.ts';
import type { StorageKey, StoredName } from '#core/shared/stored-names.ts';
import type { PageData } from '#portal/island/page-context.ts';
import { addressInStoredLanguage } from './language-choice.ts';

/** What is to be done about a visitor before anything is painted. */
export interface RouteDecision {
  /** Where to go instead of showing the page. */
  go?: string;
  /** The guards lead there: the page is not to be seen now, in any language. */
  isRefused: boolean;
  /** Keep the present address: it is wanted after signing in. */
  remember: boolean;
  session?: PortalSession;
  /** Why a session that was stored is none any more. */
  ended?: 'expired' | 'closed';
}

/**
 * Language and guards together: the one place where a visitor belongs who asks for a page.
 * @param location path of the address, with its query and hash
 */
export function decideRoute(
  page: PageData,
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  storage: SessionStorage,
): RouteDecision {
  const key = (name: StoredName): StorageKey => storageKey(page.brand, name);
  const stored = readSession(storage);
  const session = 'session' in stored ? stored.session : undefined;
  const changesAccount = page.guard.page.login && isAccountSwitch(location.search);
  const { go, remember } = decide(page.guard.page, true, page.guard.brand, {
    godmode: storage.local.get(key('godmode')) === 'true',
    pendingNotice: storage.tab.get(key('tokenRGPD')) !== undefined,
    ...(session && !changesAccount && { user: { ...session, company: session.type === 'Empresa' } }),
  });
  const chosen = storage.local.get(key('idioma'));
  const better = addressInStoredLanguage(page, location.pathname, chosen);
  const language =
    isLanguageOf(page, chosen) && !hasLanguageSegment(page, location.pathname) ? chosen : page.language;
  const target = go ? page.guard.to[language]?.[go] : better && better + location.search + location.hash;
  return {
    ...(target !== undefined && { go: target }),
    isRefused: go !== undefined,
    // The root is where one goes without a return path.
    remember: remember && page.route !== 'home',
    ...(session && { session }),
    ...('ended' in stored && { ended: stored.ended }),
  };
}
