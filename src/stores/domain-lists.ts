import type { DomainLists, DomainResult } from '#api/client/domains.ts';
import type { DomainListName } from '#api/entities/domain-lists.ts';
import type { Language } from '#i18n/languages.ts';
import { call } from './server.ts';
import { documentBrand, tab } from './storage.ts';

let lists: Promise<DomainLists> | undefined;

/** The code of the lists is loaded when the first is wanted. */
async function createPortalLists(): Promise<DomainLists> {
  const { createDomainLists } = await import('#api/client/domains.ts');
  return createDomainLists({
    call,
    brand: documentBrand(),
    language: document.documentElement.lang as Language,
    storage: tab,
    now: () => Date.now(),
  });
}

/**
 * A domain list in the language of the page, sorted; kept for the next pages. Never rejects; `undefined` where the
 * code of the lists did not come.
 */
export async function domainList<N extends DomainListName>(name: N): Promise<DomainResult<N> | undefined> {
  lists ??= createPortalLists();
  try {
    return await (await lists).load(name);
  } catch {
    lists = undefined;
    return undefined;
  }
}

/** Asks for lists before they are wanted; without names, for all that the server has. */
export async function preloadDomainLists(names: readonly string[]): Promise<void> {
  lists ??= createPortalLists();
  try {
    await (await lists).preload(names);
  } catch {
    lists = undefined;
  }
}
