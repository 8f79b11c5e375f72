import { profiles } from '#core/contract/constants.ts';
import { newOfferAddress } from '#core/model/company-offers.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import type { PersistentDraftName } from '#portal/data/drafts/persistent-draft.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useDrafts } from '#portal/island/use-drafts.ts';
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

/** The user's offer drafts in this browser, newest first; follows changes in other tabs. */
export function useOfferDrafts(): readonly OfferDraft[] {
  const { brand, language } = usePage();
  const { paths } = brand;
  return useDrafts<{ titulo: string }, OfferDraft>('oferta', ({ values, since, ...draft }) => {
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
