import * as codes from '#core/contract/codes.ts';
import type { DomainLists, DomainResult } from '#portal/data/server/client/domains.ts';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import type { Language } from '#core/i18n/languages.ts';
import { call } from '#portal/data/server/call.ts';
import { documentBrand, tab } from '#portal/data/browser/storage.ts';

let lists: Promise<DomainLists> | undefined;

/** The code of the lists is loaded when the first is wanted. */
async function createPortalLists(): Promise<DomainLists> {
  const { createDomainLists } = await import('#portal/data/server/client/domains.ts');
  return createDomainLists({
    call,
    brand: documentBrand(),
    language: document.documentElement.lang as Language,
    storage: tab,
    now: () => Date.now(),
  });
}

/** A domain list in the language of the page, sorted; kept for the next pages. Never rejects. */
export async function domainList<N extends DomainListName>(name: N): Promise<DomainResult<N>> {
  lists ??= createPortalLists();
  try {
    return await (await lists).load(name);
  } catch {
    // The code of the lists did not come.
    lists = undefined;
    return { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' };
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
