import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { dameCandidato } from '#core/contract/calls/candidate.ts';
import type { CandidateDetail } from '#core/contract/entities/candidate-detail.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { CvSheet } from '#portal/pieces/cv-sheet/CvSheet.tsx';
import { usePrintTitle } from '#portal/lists/detail/use-print-title.ts';
import { call } from '#portal/data/server/call.ts';
import { Button } from '#portal/ui/Button.tsx';
import { noteRead } from '../stores/portal-candidates.ts';
import type { BulkProps } from './bulk-props.ts';
import { BulkResult } from './BulkResult.tsx';
import { useBulk } from './use-bulk.ts';
import { BulkProgress } from './BulkProgress.tsx';

/** Loads the CVs of several candidates and prints them together, each on its own pages. */
export function CvPackage({ people, offer, onDone, onClose }: BulkProps) {
  const { t } = usePage().format;
  const bulk = useBulk();
  const { state, progress, stop } = bulk;
  const [loaded, setLoaded] = useState<readonly CandidateDetail[]>([]);
  usePrintTitle(t('candidates.packageTitle', { number: offer.idoferta }));
  const begin = useEffectEvent(async () => {
    const { failed } = await bulk.start(people, async ({ idCandidatura }) => {
      const result = await call(dameCandidato, { params: { id: idCandidatura } });
      if (!result.ok) return false;
      setLoaded((previous) => [...previous, result.datos]);
      return true;
    });
    for (const candidate of people) if (!failed.includes(candidate)) noteRead(offer.urlAcceso, candidate);
    if (failed.length > 0) onDone(failed.map(({ idCandidatura }) => idCandidatura));
  });
  useEffect(() => void begin(), []);
  const ready = t('candidates.printReady', { count: loaded.length });
  useAnnounce(state === 'over' && ready);
  if (state !== 'over') return <BulkProgress done={progress.done} count={people.length} onStop={stop} />;
  return (
    <>
      {progress.failed.length > 0 && (
        <p role="alert">{t('candidates.printFailed', { count: progress.failed.length })}</p>
      )}
      <BulkResult>{ready}</BulkResult>
      <div className="candidates-dialog-actions">
        <Button onClick={onClose}>{t('actions.close')}</Button>
        {loaded.length > 0 && (
          <Button kind="primary" onClick={() => print()}>
            {t('actions.print')}
          </Button>
        )}
      </div>
      {createPortal(
        <div className="cv-package">
          {loaded.map(({ idCandidatura, cv, iniciales }) => (
            <CvSheet key={idCandidatura} cv={cv} initials={iniciales} />
          ))}
        </div>,
        document.body,
      )}
    </>
  );
}
