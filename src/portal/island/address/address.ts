import { createRouter } from '@nanostores/router';
import { onMount } from 'nanostores';
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

onMount($address, () => {
  if (typeof document === 'undefined') return;
  const once = withNamesOnce(location.search);
  if (once !== location.search) move(once, true);
});

/** The query that is shown, with its `?`; the browser may have refused to write it into its address. */
export function presentQuery(): string {
  return queryWith('', $address.get()?.search ?? {});
}

function move(query: string, isSameStep: boolean): void {
  try {
    $address.open(location.pathname + query + location.hash, isSameStep);
  } catch {
    // Browsers refuse too many changes in a short time; what is shown does not depend on the address.
  }
}

/** What is being typed, and the query that it has led to. */
let typing: { name: string; query: string } | undefined;

/**
 * Writes values into the query of the address; an empty value takes the parameter out. Each change is a step of the
 * browser's history.
 * @param typed the parameter that is being typed: all its letters are one step
 */
export function changeQuery(changes: QueryValues, typed?: string): void {
  const present = presentQuery();
  const query = queryWith(present, changes);
  if (query === present) return;
  const isSameStep = typed !== undefined && typing?.name === typed && typing.query === present;
  typing = typed === undefined ? undefined : { name: typed, query };
  move(query, isSameStep);
}
