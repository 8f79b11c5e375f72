import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Call } from '#core/contract/call.ts';
import { dominio } from '#core/contract/calls/domains.ts';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { encodeQuery, pathOf } from '#core/contract/wire.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { RouteId } from '#core/routing/table.ts';
import { queryKey, staleTime } from '../cache/query-cache.ts';
import type { CallInput } from '../server/client/call.ts';
import { domainKey, domainMaxAge } from '../server/client/domain-cache.ts';
import { type Prefetch, everyVisitor, type VisitorKind, visitorBit } from './prefetch.ts';

/** When a call that a page makes need not be made. */
interface Conditions {
  /** What the tab keeps of its answer: the end of the key, and for how long it is enough, in milliseconds. */
  kept?: { name: string; fresh: number };
  /** Only with this query of the page's address. */
  search?: string;
  /** Not for readers who come back to this list, which the tab keeps. */
  place?: RouteId;
  /** Nothing of the page waits for it. */
  isMinor?: true;
}

/** A call that a page makes by itself. */
interface Wanted extends Conditions {
  call: Call;
  input: object;
  /** What is kept is the same for all users. */
  isShared?: true;
}

/** What a page is asked for. */
interface AskedPage {
  brand: PublicBrand;
  language: Language;
}

/** The calls that a page makes by itself for a person, in the order in which they are wanted. */
export type Prefetches = (person: VisitorKind, page: AskedPage) => readonly Wanted[];

/** A call with the values that the page's code makes it with. */
export function prefetch<C extends Call>(call: C, input: CallInput<C>, conditions: Conditions = {}): Wanted {
  return { call, input: input as object, ...conditions };
}

/** A domain list. */
export function prefetchDomain(name: DomainListName, language: Language): Wanted {
  return {
    ...prefetch(dominio, { params: { listName: name, language } }),
    kept: { name: domainKey(name, language), fresh: domainMaxAge },
    isShared: true,
  };
}

/** What stands in a page's JSON of what it asks for, for all kinds of people: what nothing waits for comes last. */
export function serializePrefetches(asks: readonly Prefetches[], page: AskedPage): readonly Prefetch[] {
  const found = new Map<string, Prefetch>();
  for (const person of everyVisitor().toReversed()) {
    const asked = new Set<string>();
    for (const call of asks.flatMap((it) => it(person, page))) {
      const ask = askOf(call, page);
      // What several parts of a page want is asked for once.
      const wanted = `${ask.path} ${ask.search ?? ''}`;
      if (asked.has(wanted)) continue;
      asked.add(wanted);
      const key = JSON.stringify(ask);
      const known = found.get(key) ?? { ...ask, for: 0 };
      found.set(key, { ...known, for: known.for | (1 << visitorBit(person)) });
    }
  }
  return [...found.values()].sort((a, b) => Number(a.isMinor ?? false) - Number(b.isMinor ?? false));
}

function askOf(
  { call, input, isShared, kept, search, place, isMinor }: Wanted,
  { language }: AskedPage,
): Omit<Prefetch, 'for'> {
  const { params, query } = input as Partial<Record<'params' | 'query', Record<string, unknown>>>;
  const fresh = staleTime(call);
  const enough = kept ?? (fresh ? { name: queryKey(call, input), fresh } : undefined);
  const own = (name: string): string => `{user}.${language}.${name}`;
  return {
    path: pathOf(call, params) + encodeQuery(query),
    ...(enough && { kept: isShared ? enough.name : own(enough.name), fresh: enough.fresh }),
    ...(search !== undefined && { search }),
    ...(place && { place: own(`lugar.${place}`) }),
    ...(isMinor && { isMinor }),
  };
}
