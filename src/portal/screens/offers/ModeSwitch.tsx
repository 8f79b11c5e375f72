import { useEffect } from 'react';
import { offerCountCalls } from '#portal/frame/menu/counted-offers.ts';
import { prefilledAttributes } from '#portal/island/prefilled-text.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { type OfferListMode, usualMode } from './list-mode.ts';
import type { Offers } from './use-offers.ts';
import '#portal/lists/filters/filters.scss';

/** Switch between fitting offers and all offers, each with its count. */
export function ModeSwitch({ offers }: { offers: Offers }) {
  const { t, number } = usePage().format;
  const { kind, list, store, query, setMode } = offers;
  const counted = useQueryAnswer(offerCountCalls[kind], {});
  const counts = counted.state === 'ready' ? counted.datos : undefined;
  const isUncounted = counts !== undefined && counts.numEncajan === undefined;
  useEffect(() => {
    if (isUncounted) void store?.countUnpaged();
  }, [isUncounted, store]);
  const isPlainAll = list.mode === 'todas' && list.pages > 0 && Object.keys(list.filters).length === 0;
  const all = counts?.numTotal ?? (isPlainAll ? list.total : undefined);
  const fitting = list.unpagedTotal ?? counts?.numEncajan ?? (list.isUnpagedBarred ? 0 : undefined);
  // Shows the chosen mode before its list has loaded; a list that failed counts as the default mode's.
  const mode = query.mode ?? list.mode ?? (list.state === 'failed' ? usualMode[kind] : undefined);
  const entry = (own: OfferListMode, label: string, count: number | undefined) => (
    <button
      type="button"
      className="list-switch-entry"
      aria-pressed={mode === own}
      onClick={() => setMode(own)}
    >
      {label}
      {/* Another element for the number, since a centred text that changes would move. */}
      <span key={`${count === undefined}`} className="list-badge" {...prefilledAttributes(own)}>
        {count === undefined ? '…' : number(count)}
      </span>
    </button>
  );
  return (
    <div className="list-switch" role="group" aria-label={t('offers.mode')}>
      {entry('encajan', t('offers.fitting'), fitting)}
      {entry('todas', t('offers.all'), all)}
    </div>
  );
}
