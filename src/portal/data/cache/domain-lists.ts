import * as codes from '#core/contract/codes.ts';
import type { DomainLists, DomainResult } from '#portal/data/server/client/domains.ts';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import type { Language } from '#core/i18n/languages.ts';
import { call } from '#portal/data/server/call.ts';
import { documentBrand, tab } from '#portal/data/browser/storage.ts';

let lists: Promise<DomainLists> | undefined;

/** Loads the chunk of the domain lists, with the first list. */
async function createPortalLists(): Promise<DomainLists> {
  const { createDomainLists } = await import(/* at once */ '#portal/data/server/client/domains.ts');
  return createDomainLists({
    call,
    brand: documentBrand(),
    language: document.documentElement.lang as Language,
    storage: tab,
    now: () => Date.now(),
  });
}

/** Loads a domain list in the language of the page, sorted; cached for the next pages. Never rejects. */
export async function domainList<N extends DomainListName>(name: N): Promise<DomainResult<N>> {
  lists ??= createPortalLists();
  try {
    return await (await lists).load(name);
  } catch {
    // The chunk did not load.
    lists = undefined;
    return { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' };
  }
}

/** Loads domain lists before they are needed; without names, all lists of the server. */
export async function preloadDomainLists(names: readonly string[]): Promise<void> {
  lists ??= createPortalLists();
  try {
    await (await lists).preload(names);
  } catch {
    lists = undefined;
  }
}
