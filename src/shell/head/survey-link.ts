/** Parameter of the address with which a link opens a survey. */
const linkParameter = 't';

/**
 * Takes the token of a link to a survey out of the address bar, before anyone reads it there or counts the visit. It
 * stays with the entry of the browser's history, so that a reload still knows it, even where nothing can be stored.
 */
export function hideSurveyLink(): void {
  const address = new URL(location.href);
  const link = address.searchParams.get(linkParameter);
  if (link === null) return;
  address.searchParams.delete(linkParameter);
  history.replaceState({ enlaceEncuesta: link }, '', address);
}

/** The token of the link that led here. */
export function surveyLink(): string | undefined {
  const { enlaceEncuesta } = (history.state ?? {}) as { enlaceEncuesta?: unknown };
  return typeof enlaceEncuesta === 'string' && enlaceEncuesta !== '' ? enlaceEncuesta : undefined;
}

/** Forgets the link once it is known what it leads to. */
export function forgetSurveyLink(): void {
  if (surveyLink() !== undefined) history.replaceState(null, '');
}
