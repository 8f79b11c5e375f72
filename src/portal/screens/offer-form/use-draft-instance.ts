import { useEffect, useState } from 'react';
import { isDraftOf, openDraft } from '#portal/data/drafts/persistent-draft.ts';
import { draftParameter } from '#portal/pieces/offer-drafts/draft-parameter.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';

/**
 * Which draft the form of an offer writes to, by its instance; `undefined` until that is known.
 * @param id what the form is about: the kind of offer, and the offer or `nueva`
 */
export function useDraftInstance(id: string, session: PortalSession): string | undefined {
  const [instance, setInstance] = useState<string>();
  // Someone who signs in again as themselves goes on with the same one.
  const [first] = useState({ id, session });
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get(draftParameter) ?? undefined;
    void openDraft({ form: 'oferta', id: first.id }, isDraftOf(first.session), wanted).then(setInstance);
  }, [first]);
  return instance;
}

/** Notes in the address which draft a form writes to, so that a page that is loaded again goes on with it. */
export function writeDraftToAddress(instance: string | undefined): void {
  const query = new URLSearchParams(location.search);
  if ((query.get(draftParameter) ?? undefined) === instance) return;
  if (instance === undefined) query.delete(draftParameter);
  else query.set(draftParameter, instance);
  const text = query.toString();
  history.replaceState(history.state, '', location.pathname + (text && `?${text}`) + location.hash);
}
