/** Parameters of the address in which a link carries its token, by the routes that links of messages lead to. */
const parameters: Readonly<Record<string, string>> = {
  survey: 't',
  'reset-login': 'token',
  'reset-candidate': 'token',
  'set-login': 'token',
};

/**
 * Takes the token of a link out of the address bar, before anyone reads it there or counts the visit. It stays with
 * the entry of the browser's history, so that a reload still knows it, even where nothing can be stored.
 */
export function hideLinkToken(route: string): void {
  const parameter = parameters[route];
  const address = new URL(location.href);
  const token = parameter && address.searchParams.get(parameter);
  if (!parameter || token === undefined || token === null) return;
  address.searchParams.delete(parameter);
  history.replaceState({ enlace: token }, '', address);
}

/** The token of the link that led here. */
export function linkToken(): string | undefined {
  const { enlace } = (history.state ?? {}) as { enlace?: unknown };
  return typeof enlace === 'string' && enlace !== '' ? enlace : undefined;
}

/** Forgets the link once it was used, or it is known what it leads to. */
export function forgetLinkToken(): void {
  if (linkToken() !== undefined) history.replaceState(null, '');
}
