import { usePage } from '#portal/island/page-context.ts';
import { TickFilter } from './TickFilter.tsx';
import type { Offers } from './use-offers.ts';

/** The filter for what the reader can apply for now, where the server says it of the offers. */
export function PossibleFilter({ offers }: { offers: Offers }) {
  const { t } = usePage().format;
  const { list, query } = offers;
  const isTold = list.rows.some(({ puedeInscribirse }) => puedeInscribirse !== undefined);
  if (!isTold && query.filters.soloPosibles === undefined) return null;
  return <TickFilter offers={offers} name="soloPosibles" label={t('offers.onlyPossible')} />;
}
