import type { Company } from '#core/contract/entities/company.ts';
import type { EditableOffer } from '#core/contract/entities/offer-form.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { OfferKind } from '#core/model/offers.ts';

/** What the form of an offer is about. */
export interface OfferFormProps {
  kind: OfferKind;
  /** Whose drafts are found. */
  owner: PortalSession;
  company: Company;
  /** What the form begins with. */
  data: object;
  /** The offer as the server has it; absent of a new one. */
  opened?: EditableOffer;
  /** It is a copy that was just made: its days are to be chosen. */
  isCopy?: boolean;
  /** What the institution wants to be corrected before it publishes the offer. */
  correction?: string | undefined;
}
