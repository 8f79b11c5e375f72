import type { Process } from '#core/contract/entities/process.ts';
import { localDay } from '#core/i18n/dates.ts';
import { actionsFor } from '#core/model/company-offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { offerRights } from './offer-rights.ts';

/** The actions of a row as they are painted: the main one, without what answers. */
export function MainAction({ offer }: { offer: Process }) {
  const { brand } = usePage();
  const { primary } = actionsFor(offer, offerRights(brand), localDay());
  return (
    <div className="own-actions">
      <ActionButtons offer={offer} main={primary} kind="quiet" />
    </div>
  );
}
