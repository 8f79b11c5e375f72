import type { Company } from '#core/contract/entities/company.ts';
import type { EditableOffer } from '#core/contract/entities/offer-form.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { OfferKind } from '#core/model/offers.ts';

/** Props of the offer form. */
export interface OfferFormProps {
  kind: OfferKind;
  /** Session whose drafts are restored; `undefined` until hydration. */
  owner: PortalSession | undefined;
  /** `undefined` while a new offer's form waits for it. */
  company: Company | undefined;
  /** Initial data of the form. */
  data: object;
  /** The offer as stored on the server; absent for a new offer. */
  opened?: EditableOffer;
  /** The offer is a fresh copy, whose dates have to be chosen. */
  isCopy?: boolean;
  /** Correction that the institution requests before publishing the offer. */
  correction?: string | undefined;
}
