import type { PageData } from '#portal/island/page-context.ts';

/** Parameter of the portal's own links to surveys: who it is is known, and the list has the token. */
const listParameter = 'lista';

interface LinkState {
  /** Token of a link in a message. */
  enlace?: unknown;
  /** Comes from the list of surveys: the placement that it is about, or nothing. */
  lista?: unknown;
}

/** Address of a survey of someone's own list, without its token: addresses are kept in logs and histories. */
export function listedSurveyAddress(path: string, placement: number | undefined): string {
  return `${path}#${listParameter}=${placement ?? ''}`;
}

/** Takes a parameter out of an address, wherever it is. */
function take(address: URL, name: string): string | undefined {
  const fragment = new URLSearchParams(address.hash.slice(1));
  const value = fragment.get(name);
  if (value !== null) {
    fragment.delete(name);
    address.hash = fragment.toString();
  }
  const asked = address.searchParams.get(name);
  if (asked !== null) address.searchParams.delete(name);
  return value ?? asked ?? undefined;
}

/**
 * Takes the token of a link out of the address bar, before anyone reads it there or counts the visit. It stays with
 * the entry of the browser's history, so that a reload still knows it, even where nothing can be stored.
 * @returns whether there was one
 */
export function hideLinkToken({ route, facts: { token } }: Pick<PageData, 'route' | 'facts'>): boolean {
  if (!token) return false;
  const address = new URL(location.href);
  const enlace = take(address, token);
  const lista = route === 'survey' ? take(address, listParameter) : undefined;
  if (enlace === undefined && lista === undefined) return false;
  const state: LinkState = enlace === undefined ? { lista } : { enlace };
  history.replaceState(state, '', address);
  return true;
}

const linkState = (): LinkState => (history.state ?? {}) as LinkState;

/** The token of the link that led here. */
export function linkToken(): string | undefined {
  const { enlace } = linkState();
  return typeof enlace === 'string' && enlace !== '' ? enlace : undefined;
}

/** What led here is someone's own list of surveys: the placement that the survey is about, if it is about one. */
export function listedSurvey(): { placement?: number } | undefined {
  const { lista } = linkState();
  if (typeof lista !== 'string') return undefined;
  return /^\d+$/.test(lista) ? { placement: Number(lista) } : {};
}

/** Tells the link that led here from another one; nothing where none did. */
export function linkMark(): string | undefined {
  const { enlace, lista } = linkState();
  return enlace === undefined && lista === undefined ? undefined : JSON.stringify({ enlace, lista });
}

/** Forgets the link once it was used, or it is known what it leads to. */
export function forgetLinkToken(): void {
  if (linkMark() !== undefined) history.replaceState(null, '');
}
