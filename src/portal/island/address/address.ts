import { createRouter } from '@nanostores/router';
import { atom, onMount } from 'nanostores';
import { pageParams } from '#core/routing/page-addresses.ts';
import type { Params } from '#core/routing/pattern.ts';
import { readPageData } from '../page-json.ts';
import { type QueryValues, queryWith, withNamesOnce } from './query-text.ts';

/** The parameters of this page's pattern in a path; none at build time. */
const paramsIn = (path = '/'): Params =>
  typeof document === 'undefined' ? {} : (pageParams(readPageData(), path) ?? {});

/**
 * The address of the page: its parameters and its query, which has the filters, so that they can be shared and undone
 * with "back". Links are left to the browser, as other pages are other documents.
 */
export const $address = createRouter({ page: [/^(.*)$/, paramsIn] }, { links: false });

/** The scheduled write of the query; `isSameStep` replaces the current history entry. */
let scheduled: { timer: ReturnType<typeof setTimeout>; isSameStep: boolean } | undefined;

/** The query that is shown, with its `?`; the address follows it, unless the browser refuses the change. */
export const $query = atom('');

/** The `{id}` in the address of the page, empty where it has none. */
export const $pageId = atom<string | undefined>();

const writtenQuery = (): string => queryWith('', $address.get()?.search ?? {});

// Without `computed`, which would add to the frame of every page.
onMount($query, () =>
  $address.subscribe(() => {
    if (!scheduled) $query.set(writtenQuery());
  }),
);
onMount($pageId, () => $address.subscribe((address) => $pageId.set(address?.params['id'] ?? '')));

onMount($address, () => {
  if (typeof document === 'undefined') return;
  const normalized = withNamesOnce(location.search);
  if (normalized !== location.search) navigate(normalized, true);
  // In front of the listeners that read the address as the page is left.
  addEventListener('pagehide', flush, { capture: true });
  addEventListener('popstate', cancel);
  return () => {
    removeEventListener('pagehide', flush, { capture: true });
    removeEventListener('popstate', cancel);
  };
});

/** The query that is shown at present. */
export const currentQuery = (): string => $query.get();

function navigate(query: string, isSameStep: boolean): void {
  try {
    $address.open(location.pathname + query + location.hash, isSameStep);
  } catch {
    // Browsers refuse too many changes in a short time; the page does not depend on the address.
  }
}

/** The parameter that is being typed, and the resulting query. */
let typing: { name: string; query: string } | undefined;

/** Whether the last change was typed: rendering its results must not block the typing. */
export const isTyping = (): boolean => scheduled !== undefined;

/** Drops the scheduled write and shows the query of the address. */
function cancel(): void {
  clearTimeout(scheduled?.timer);
  scheduled = undefined;
  $query.set(writtenQuery());
}

/** Performs the scheduled write. */
function flush(): void {
  if (!scheduled) return;
  const { isSameStep } = scheduled;
  const before = $address.get();
  navigate($query.get(), isSameStep);
  // Text deleted before it was written has added no history entry.
  if (!isSameStep && $address.get() === before) typing = undefined;
  cancel();
}

/**
 * Writes values into the query of the address; an empty value removes the parameter. Each change is an entry of the
 * browser's history.
 * @param typed the parameter that is being typed: its letters share one entry, and are shown before they are written,
 *   as writing to the history is the slowest part of a keystroke
 */
export function changeQuery(changes: QueryValues, typed?: string): void {
  const present = currentQuery();
  const query = queryWith(present, changes);
  if (query === present) return;
  const isSameStep = typed !== undefined && typing?.name === typed && typing.query === present;
  typing = typed === undefined ? undefined : { name: typed, query };
  if (!isSameStep) flush();
  if (typed === undefined) return navigate(query, false);
  scheduled ??= { timer: setTimeout(flush), isSameStep };
  $query.set(query);
}
