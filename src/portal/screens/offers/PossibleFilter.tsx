import { usePage } from '#portal/island/page-context.ts';
import { TickFilter } from './TickFilter.tsx';
import type { Offers } from './use-offers.ts';

/** Filter for offers open to the student now, where the server provides that of its offers. */
export function PossibleFilter({ offers }: { offers: Offers }) {
  const { t } = usePage().format;
  const { list, query } = offers;
  const isKnown = list.rows.some(({ puedeInscribirse }) => puedeInscribirse !== undefined);
  if (!isKnown && query.filters.soloPosibles === undefined) return null;
  return <TickFilter offers={offers} name="soloPosibles" label={t('offers.onlyPossible')} />;
}
