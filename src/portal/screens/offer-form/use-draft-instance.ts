import { useEffect, useState } from 'react';
import { isDraftOf, openDraft } from '#portal/data/drafts/persistent-draft.ts';
import { draftParameter } from '#portal/pieces/offer-drafts/draft-parameter.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';

/**
 * Instance of the draft that the offer form writes to; `undefined` until opened.
 * @param id subject of the form: the kind of offer, and the offer's id or `nueva`
 */
export function useDraftInstance(id: string, session: PortalSession | undefined): string | undefined {
  const [instance, setInstance] = useState<string>();
  // The first session, so that the same user continues with the same draft after signing in again.
  const [first, setFirst] = useState({ id, session });
  if (!first.session && session) setFirst({ id, session });
  useEffect(() => {
    if (!first.session) return;
    const addressInstance = new URLSearchParams(location.search).get(draftParameter) ?? undefined;
    void openDraft({ form: 'oferta', id: first.id }, isDraftOf(first.session), addressInstance).then(
      setInstance,
    );
  }, [first]);
  return instance;
}

/** Writes the draft's instance to the address, so that a reload continues with the same draft. */
export function writeDraftToAddress(instance: string | undefined): void {
  const query = new URLSearchParams(location.search);
  if ((query.get(draftParameter) ?? undefined) === instance) return;
  if (instance === undefined) query.delete(draftParameter);
  else query.set(draftParameter, instance);
  const text = query.toString();
  history.replaceState(history.state, '', location.pathname + (text && `?${text}`) + location.hash);
}
