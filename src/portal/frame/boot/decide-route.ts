import { decide } from '#core/guards/decide.ts';
import { isAccountSwitch } from '#core/guards/account-switch.ts';
import { hasLanguageSegment, isLanguageOf } from '#core/routing/page-addresses.ts';
import type { SessionStorage } from '#portal/data/browser/storage.ts';
import { readSession, type PortalSession } from '#portal/data/session/stored-session.ts';
import { storageKey } from '#core/shared/storage.ts';
import type { StorageKey, StoredName } from '#core/shared/stored-names.ts';
import type { PageData } from '#portal/island/page-context.ts';
import { addressInStoredLanguage } from './language-choice.ts';

/** What to do with a visitor before the first paint. */
export interface RouteDecision {
  /** Address to go to instead of showing the page. */
  go?: string;
  /** The guards refuse the page in every language; `go` is not only a change of language. */
  isRefused: boolean;
  /** Store the current address as the return path. */
  remember: boolean;
  session?: PortalSession;
  /** Why a stored session is not valid any more. */
  ended?: 'expired' | 'closed';
}

/**
 * Decides by guards and language together which page a visitor sees, in one step.
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
    now: storage.now(),
    pendingNotice: storage.tab.get(key('tokenRGPD')) !== undefined,
    ...(session && !changesAccount && { user: { ...session, company: session.type === 'Empresa' } }),
  });
  const chosen = storage.local.get(key('idioma'));
  const translated = addressInStoredLanguage(page, location.pathname, chosen);
  const language =
    isLanguageOf(page, chosen) && !hasLanguageSegment(page, location.pathname) ? chosen : page.language;
  const target = go
    ? page.guard.to[language]?.[go]
    : translated && translated + location.search + location.hash;
  return {
    ...(target !== undefined && { go: target }),
    isRefused: go !== undefined,
    // Without a return path people go to the root anyway.
    remember: remember && page.route !== 'home',
    ...(session && { session }),
    ...('ended' in stored && { ended: stored.ended }),
  };
}
