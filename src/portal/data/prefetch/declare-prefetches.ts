import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Call } from '#core/contract/call.ts';
import { dominio } from '#core/contract/calls/domains.ts';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { encodeQuery, pathOf } from '#core/contract/wire.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { RouteId } from '#core/routing/table.ts';
import { queryKey, staleTime } from '#portal/data/server/client/query-key.ts';
import type { CallInput } from '#portal/data/server/client/call.ts';
import { domainKey, domainMaxAge } from '#portal/data/server/client/domain-cache.ts';
import { type Prefetch, visitorKinds, type VisitorKind, visitorKindBit } from './prefetch.ts';

/** When a prefetch is sent, and with which priority. */
interface PrefetchConditions {
  /** Cached value that makes the prefetch unnecessary: its name, and its stale time in milliseconds. */
  cached?: { name: string; fresh: number };
  /** Whatever the query cache has: the page reads the answer itself. */
  isUncached?: true;
  /** Only with this query of the page's address. */
  search?: string;
  /** Not for readers who come back to this list, whose position the tab has stored. */
  list?: RouteId;
  /** Sent after the first paint, since no content shown before hydration depends on the answer. */
  isMinor?: true;
}

/** A prefetch as a page declares it. */
interface DeclaredPrefetch extends PrefetchConditions {
  call: Call;
  input: object;
  /** The cached answer is the same for all users. */
  isShared?: true;
}

/** The page that declares prefetches. */
interface PrefetchingPage {
  brand: PublicBrand;
  language: Language;
}

/** The prefetches of a page for a kind of visitor, in the order in which their answers are needed. */
export type Prefetches = (visitor: VisitorKind, page: PrefetchingPage) => readonly DeclaredPrefetch[];

/** Declares a prefetch, with the input that the page's code will make the call with. */
export function prefetch<C extends Call>(
  call: C,
  input: CallInput<C>,
  conditions: PrefetchConditions = {},
): DeclaredPrefetch {
  return { call, input: input as object, ...conditions };
}

/** Declares the prefetch of a domain list. */
export function prefetchDomain(name: DomainListName, language: Language): DeclaredPrefetch {
  return {
    ...prefetch(dominio, { params: { listName: name, language } }),
    cached: { name: domainKey(name, language), fresh: domainMaxAge },
    isShared: true,
  };
}

/**
 * Serializes the prefetches of all visitor kinds for the page's JSON: in the order in which their answers are needed, the
 * minor ones last.
 */
export function serializePrefetches(
  declared: readonly Prefetches[],
  page: PrefetchingPage,
): readonly Prefetch[] {
  const serialized = new Map<string, { entry: Prefetch; place: number }>();
  for (const visitor of visitorKinds().toReversed()) {
    const requests = new Set<string>();
    for (const [place, item] of declared.flatMap((prefetches) => prefetches(visitor, page)).entries()) {
      const entry = serializePrefetch(item, page);
      // A request that several parts of a page need is sent once.
      const request = `${entry.path} ${entry.search ?? ''}`;
      if (requests.has(request)) continue;
      requests.add(request);
      const key = JSON.stringify(entry);
      const known = serialized.get(key) ?? { entry: { ...entry, for: 0 }, place };
      serialized.set(key, {
        entry: { ...known.entry, for: known.entry.for | (1 << visitorKindBit(visitor)) },
        // Visitors with fewer services have fewer calls in front of it.
        place: Math.max(known.place, place),
      });
    }
  }
  return [...serialized.values()]
    .sort((a, b) => Number(a.entry.isMinor ?? false) - Number(b.entry.isMinor ?? false) || a.place - b.place)
    .map(({ entry }) => entry);
}

function serializePrefetch(
  { call, input, isShared, cached, isUncached, search, list, isMinor }: DeclaredPrefetch,
  { language }: PrefetchingPage,
): Omit<Prefetch, 'for'> {
  const { params, query } = input as Partial<Record<'params' | 'query', Record<string, unknown>>>;
  const fresh = isUncached ? undefined : staleTime(call);
  const entry = cached ?? (fresh ? { name: queryKey(call, input), fresh } : undefined);
  const ofUser = (name: string): string => `{user}.${language}.${name}`;
  return {
    path: pathOf(call, params) + encodeQuery(query),
    ...(entry && { cached: isShared ? entry.name : ofUser(entry.name), fresh: entry.fresh }),
    ...(search !== undefined && { search }),
    ...(list && { list: ofUser(`lugar.${list}`) }),
    ...(isMinor && { isMinor }),
  };
}
