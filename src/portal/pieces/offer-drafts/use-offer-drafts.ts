import { useSyncExternalStore } from 'react';
import { profiles } from '#core/contract/constants.ts';
import { newOfferAddress } from '#core/model/company-offers.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { type PersistentDraftName, findDrafts, isDraftOf } from '#portal/data/drafts/persistent-draft.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { draftParameter } from './draft-parameter.ts';

/** An unsent draft of an offer. */
export interface OfferDraft extends PersistentDraftName {
  titulo: string;
  kind: OfferKind;
  /** Time of the last change, ISO 8601. */
  since: string;
  /** Address of the form with the draft. */
  href: string;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener('pageshow', onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener('pageshow', onChange);
  };
}

/** The user's offer drafts in this browser, newest first; follows changes in other tabs. */
export function useOfferDrafts(): readonly OfferDraft[] {
  const { brand, language } = usePage();
  const { paths } = brand;
  const session = useLastSession();

  function read(): OfferDraft[] {
    const drafts = session ? findDrafts<{ titulo: string }>('oferta', isDraftOf(session)) : [];
    return drafts.map(({ values, since, ...draft }) => {
      const [profile, offer = ''] = draft.id.split('.');
      const kind = Number(profile) === profiles.practicas ? 'practicas' : 'empleo';
      const address =
        offer === 'nueva'
          ? newOfferAddress(paths, language, kind)
          : fillPattern(paths['edit-offer'] ?? '/', { idOferta: offer });
      const href = `${address}?${new URLSearchParams({ [draftParameter]: draft.instance }).toString()}`;
      return { ...draft, kind, href, since: since.toISOString(), titulo: values.titulo?.trim() ?? '' };
    });
  }

  // Compared as a string, since each reading creates new objects.
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(read()),
    () => '[]',
  );
  return JSON.parse(text) as OfferDraft[];
}
