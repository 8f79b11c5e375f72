import { answersPrefix } from '#stores/portal-answers.ts';
import { tab } from '#stores/storage.ts';
import type { OfferKind } from '#shell/offer-card/offer-facts.ts';
import type { ListState } from './list-state.ts';

/** Where someone was in a list when they left it. */
export interface ListPlace {
  /** Query of the address. */
  search: string;
  list: ListState;
  scroll: number;
  /** The offer that had the focus. */
  focused?: string | undefined;
}

/** How long a list is worth showing again, in milliseconds. */
const maxAge = 30 * 60_000;

const key = (kind: OfferKind): string => `${answersPrefix()}${document.documentElement.lang}.ofertas.${kind}`;

/** Keeps the place of a list in the tab; where there is no room for it, the list is simply asked for again. */
export function keepPlace(kind: OfferKind, place: ListPlace): void {
  if (!tab.set(key(kind), JSON.stringify({ ...place, time: Date.now() }))) tab.remove(key(kind));
}

export function readPlace(kind: OfferKind): ListPlace | undefined {
  try {
    const kept = JSON.parse(tab.get(key(kind)) ?? 'null') as (ListPlace & { time: number }) | null;
    return kept && Date.now() - kept.time < maxAge ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Notes in the list that is kept that the reader has applied to an offer. */
export function markApplied(kind: OfferKind, urlAcceso: string): void {
  const place = readPlace(kind);
  if (!place) return;
  const offers = place.list.offers.map((offer) =>
    offer.urlAcceso === urlAcceso ? { ...offer, inscrito: true } : offer,
  );
  keepPlace(kind, { ...place, list: { ...place.list, offers } });
}

/**
 * Whether the page was opened by going back to it: by the button of the browser, or from an offer of the list.
 * @param list path of the list
 */
export function isComingBack(list: string): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward') return true;
  if (entry?.type === 'reload' || !document.referrer) return false;
  const from = new URL(document.referrer);
  return from.origin === location.origin && from.pathname.startsWith(`${list}/`);
}
