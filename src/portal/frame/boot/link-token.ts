import type { PageData } from '#portal/island/page-context.ts';

/** Parameter of the portal's own links to surveys: the person is signed in, and the token is in the list. */
const listParameter = 'lista';

interface LinkState {
  /** Token of a link in a message. */
  enlace?: unknown;
  /** Set for a link of the list of surveys: id of the placement of the survey, or empty. */
  lista?: unknown;
}

/** Address of a survey in one's own list, without its token: addresses end up in logs and histories. */
export function listedSurveyAddress(path: string, placement: number | undefined): string {
  return `${path}#${listParameter}=${placement ?? ''}`;
}

/** Removes a parameter from the fragment and the query of an address, and returns its value. */
function takeParameter(address: URL, name: string): string | undefined {
  const fragment = new URLSearchParams(address.hash.slice(1));
  const value = fragment.get(name);
  if (value !== null) {
    fragment.delete(name);
    address.hash = fragment.toString();
  }
  const queryValue = address.searchParams.get(name);
  if (queryValue !== null) address.searchParams.delete(name);
  return value ?? queryValue ?? undefined;
}

/**
 * Moves the token of a link from the address bar to the state of the history entry, before anyone reads it there or the
 * visit is counted. It survives a reload there, even where storage is blocked.
 * @returns whether the address had a token
 */
export function hideLinkToken({ route, facts: { token } }: Pick<PageData, 'route' | 'facts'>): boolean {
  if (!token) return false;
  const address = new URL(location.href);
  const enlace = takeParameter(address, token);
  const lista = route === 'survey' ? takeParameter(address, listParameter) : undefined;
  if (enlace === undefined && lista === undefined) return false;
  const state: LinkState = enlace === undefined ? { lista } : { enlace };
  history.replaceState(state, '', address);
  return true;
}

const linkState = (): LinkState => (history.state ?? {}) as LinkState;

/** The token of the link that opened this page. */
export function linkToken(): string | undefined {
  const { enlace } = linkState();
  return typeof enlace === 'string' && enlace !== '' ? enlace : undefined;
}

/** The placement of a survey that was opened from one's own list; `{}` for a survey without one. */
export function listedSurvey(): { placement?: number } | undefined {
  const { lista } = linkState();
  if (typeof lista !== 'string') return undefined;
  return /^\d+$/.test(lista) ? { placement: Number(lista) } : {};
}

/** Identifies the link that opened this page; `undefined` without one. */
export function linkMark(): string | undefined {
  const { enlace, lista } = linkState();
  return enlace === undefined && lista === undefined ? undefined : JSON.stringify({ enlace, lista });
}

/** Forgets the link, once its token was used or turned out invalid. */
export function forgetLinkToken(): void {
  if (linkMark() !== undefined) history.replaceState(null, '');
}
