import { createRouter } from '@nanostores/router';
import { atom, onMount } from 'nanostores';
import { pageParams } from '#core/routing/page-addresses.ts';
import type { Params } from '#core/routing/pattern.ts';
import { readPageData } from '../page-json.ts';
import { type QueryValues, queryWith, withNamesOnce } from './query-text.ts';

/** The parameters of this page in a path, in any of its spellings; the build has no path. */
const paramsIn = (path = '/'): Params =>
  typeof document === 'undefined' ? {} : (pageParams(readPageData(), path) ?? {});

/**
 * The address of the page: its parameters and its query, where filters live, so that they can be shared and undone with
 * "back". Other pages are other documents: links are the browser's.
 */
export const $address = createRouter({ page: [/^(.*)$/, paramsIn] }, { links: false });

/** What is to be written, and when. */
let waiting: { timer: ReturnType<typeof setTimeout>; isSameStep: boolean } | undefined;

/** The query that is shown, with its `?`; the address follows it, unless the browser refuses to write it there. */
export const $query = atom('');

/** The `{id}` in the address of the page, empty where it has none. */
export const $pageId = atom<string | undefined>();

const writtenQuery = (): string => queryWith('', $address.get()?.search ?? {});

// `computed` would come with the frame of every page.
onMount($query, () =>
  $address.subscribe(() => {
    if (!waiting) $query.set(writtenQuery());
  }),
);
onMount($pageId, () => $address.subscribe((address) => $pageId.set(address?.params['id'] ?? '')));

onMount($address, () => {
  if (typeof document === 'undefined') return;
  const once = withNamesOnce(location.search);
  if (once !== location.search) move(once, true);
  // Before those who read the address as the page is left.
  addEventListener('pagehide', write, { capture: true });
  addEventListener('popstate', forget);
  return () => {
    removeEventListener('pagehide', write, { capture: true });
    removeEventListener('popstate', forget);
  };
});

/** The query that is shown, now. */
export const presentQuery = (): string => $query.get();

function move(query: string, isSameStep: boolean): void {
  try {
    $address.open(location.pathname + query + location.hash, isSameStep);
  } catch {
    // Browsers refuse too many changes in a short time; what is shown does not depend on the address.
  }
}

/** What is being typed, and the query that it has led to. */
let typing: { name: string; query: string } | undefined;

/** Whether what has just changed is being typed: who types must not wait for what follows from it. */
export const isTyping = (): boolean => waiting !== undefined;

function forget(): void {
  clearTimeout(waiting?.timer);
  waiting = undefined;
  $query.set(writtenQuery());
}

function write(): void {
  if (!waiting) return;
  const { isSameStep } = waiting;
  const before = $address.get();
  move($query.get(), isSameStep);
  // What was taken back before it was written is no step.
  if (!isSameStep && $address.get() === before) typing = undefined;
  forget();
}

/**
 * Writes values into the query of the address; an empty value takes the parameter out. Each change is a step of the
 * browser's history.
 * @param typed the parameter that is being typed: all its letters are one step, and are shown before they are written,
 *   which takes a browser longer than anything else that a letter leads to
 */
export function changeQuery(changes: QueryValues, typed?: string): void {
  const present = presentQuery();
  const query = queryWith(present, changes);
  if (query === present) return;
  const isSameStep = typed !== undefined && typing?.name === typed && typing.query === present;
  typing = typed === undefined ? undefined : { name: typed, query };
  if (!isSameStep) write();
  if (typed === undefined) return move(query, false);
  waiting ??= { timer: setTimeout(write), isSameStep };
  $query.set(query);
}
