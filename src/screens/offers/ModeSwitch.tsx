import { useEffect } from 'react';
import { dameNumOfertasEmpleoUsuario, dameNumOfertasPracticasUsuario } from '#api/calls/student-offers.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import type { Mode } from './filters.ts';
import type { Offers } from './use-offers.ts';

/** The choice between the offers that fit and all, each with how many there are. */
export function ModeSwitch({ offers }: { offers: Offers }) {
  const { t, number } = usePage().format;
  const { kind, list, store, query, setMode } = offers;
  const counted = useAnswer(
    kind === 'practicas' ? dameNumOfertasPracticasUsuario : dameNumOfertasEmpleoUsuario,
    {},
  );
  const counts = counted.state === 'ready' ? counted.datos : undefined;
  const isUncounted = counts !== undefined && counts.numEncajan === undefined;
  useEffect(() => {
    if (isUncounted) void store?.countFitting();
  }, [isUncounted, store]);
  const isPlainAll = list.mode === 'todas' && list.pages > 0 && Object.keys(list.filters).length === 0;
  const all = counts?.numTotal ?? (isPlainAll ? list.total : undefined);
  const fitting = list.fitting ?? counts?.numEncajan ?? (list.hasNoStudies ? 0 : undefined);
  // What was chosen shows at once, also before its list is there; a list that does not come is the usual one.
  const usual = kind === 'practicas' ? 'encajan' : 'todas';
  const mode = query.mode ?? list.mode ?? (list.state === 'failed' ? usual : undefined);
  const entry = (own: Mode, label: string, count: number | undefined) => (
    <button type="button" className="offers-mode" aria-pressed={mode === own} onClick={() => setMode(own)}>
      {label}
      <span className="offers-mode-count">{count === undefined ? '…' : number(count)}</span>
    </button>
  );
  return (
    <div className="offers-modes" role="group" aria-label={t('offers.mode')}>
      {entry('encajan', t('offers.fitting'), fitting)}
      {entry('todas', t('offers.all'), all)}
    </div>
  );
}
