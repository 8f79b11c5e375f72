import { useState } from 'react';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { Button } from '#portal/ui/Button.tsx';
import { MoveForm } from '../person/MoveForm.tsx';
import { changesOf, reloadCandidates } from '../stores/portal-candidates.ts';
import { useCandidateName } from '../use-candidate-name.ts';
import type { BulkProps } from './bulk-props.ts';
import { BulkResult } from './BulkResult.tsx';
import { useBulk } from './use-bulk.ts';
import { BulkProgress } from './BulkProgress.tsx';

/** Rejects several candidates, with one reason for all. */
export function BulkReject({ people, offer, rejections, onDone, onClose }: BulkProps) {
  const { t } = usePage().format;
  const bulk = useBulk();
  const { state, progress, stop } = bulk;
  const nameOf = useCandidateName();
  const [earlierCount, setEarlierCount] = useState(0);
  const canMove = ({ estadosPosibles }: Candidate, to: number): boolean =>
    estadosPosibles?.includes(to) ?? false;
  const able = people.filter((candidate) => rejections.some(({ id }) => canMove(candidate, id)));
  const unable = people.filter((candidate) => !able.includes(candidate));
  const result = t('candidates.turnedDown', { count: progress.done });
  useAnnounce(state === 'over' && result);
  if (state === 'working') return <BulkProgress done={progress.done} count={able.length} onStop={stop} />;
  if (state === 'over')
    return (
      <>
        <BulkResult>{result}</BulkResult>
        {progress.failed.length > 0 && (
          <p role="alert">{t('candidates.manyFailed', { count: progress.failed.length })}</p>
        )}
        {earlierCount > 0 && <p>{t('candidates.manyEarlier', { count: earlierCount })}</p>}
        <Button kind="primary" onClick={onClose}>
          {t('actions.close')}
        </Button>
      </>
    );
  return (
    <>
      {unable.length > 0 && (
        <p>
          {t('candidates.cannotTurnDown', { count: unable.length, names: unable.map(nameOf).join(', ') })}
        </p>
      )}
      <MoveForm
        moves={rejections}
        draftId={offer.urlAcceso}
        idPerfil={offer.idPerfil}
        isFinal={undefined}
        submitLabel={t('candidates.turnDownNow', { count: able.length })}
        onSubmit={async (to) => {
          const changes = changesOf(offer.urlAcceso);
          const { failed } = await bulk.start(able, async (candidate) => {
            if (!canMove(candidate, to.idEstado)) return false;
            const outcome = await changes.move(candidate, to, 'none');
            if (outcome.kind !== 'moved') return false;
            if (outcome.isEarlier) setEarlierCount((count) => count + 1);
            return true;
          });
          await reloadCandidates(offer.urlAcceso);
          onDone([...unable, ...failed].map(({ idCandidatura }) => idCandidatura));
          return undefined;
        }}
      />
    </>
  );
}
