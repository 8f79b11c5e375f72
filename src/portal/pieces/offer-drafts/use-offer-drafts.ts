import { useSyncExternalStore } from 'react';
import { profiles } from '#core/contract/constants.ts';
import { newOfferAddress } from '#core/model/company-offers.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { type PersistentDraftName, findDrafts, isDraftOf } from '#portal/data/drafts/persistent-draft.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { draftParameter } from './draft-parameter.ts';

/** An offer that somebody has begun and not sent. */
export interface OfferDraft extends PersistentDraftName {
  titulo: string;
  kind: OfferKind;
  /** When it was written last, ISO 8601. */
  since: string;
  /** Address of its form. */
  href: string;
}

function follow(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener('pageshow', onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener('pageshow', onChange);
  };
}

/** The offers that the reader has begun in this browser and not sent, the newest first; also those of another tab. */
export function useOfferDrafts(): readonly OfferDraft[] {
  const { brand, language } = usePage();
  const { paths } = brand;
  const session = useLastSession();

  function read(): OfferDraft[] {
    const found = session ? findDrafts<{ titulo: string }>('oferta', isDraftOf(session)) : [];
    return found.map(({ values, since, ...draft }) => {
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

  // As a text, since what is read is new each time.
  const text = useSyncExternalStore(
    follow,
    () => JSON.stringify(read()),
    () => '[]',
  );
  return JSON.parse(text) as OfferDraft[];
}
