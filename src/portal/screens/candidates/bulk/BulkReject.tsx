import { useState } from 'react';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { Button } from '#portal/ui/Button.tsx';
import { MoveForm } from '../person/MoveForm.tsx';
import { changesOf, reloadCandidates } from '../stores/portal-candidates.ts';
import { useName } from '../use-name.ts';
import type { ManyProps } from './bulk-props.ts';
import { BulkResult } from './BulkResult.tsx';
import { useMany } from './use-bulk.ts';
import { BulkProgress } from './BulkProgress.tsx';

/** Turns several candidates down, with one reason for all. */
export function BulkReject({ people, offer, rejections, onDone, onClose }: ManyProps) {
  const { t } = usePage().format;
  const many = useMany();
  const { state, progress, stop } = many;
  const nameOf = useName();
  const [earlier, setEarlier] = useState(0);
  const canMove = (one: Candidate, to: number): boolean => one.estadosPosibles?.includes(to) ?? false;
  const able = people.filter((one) => rejections.some(({ id }) => canMove(one, id)));
  const unable = people.filter((one) => !able.includes(one));
  const turnedDown = t('candidates.turnedDown', { count: progress.done });
  useAnnounce(state === 'over' && turnedDown);
  if (state === 'working') return <BulkProgress done={progress.done} count={able.length} onStop={stop} />;
  if (state === 'over')
    return (
      <>
        <BulkResult>{turnedDown}</BulkResult>
        {progress.failed.length > 0 && (
          <p role="alert">{t('candidates.manyFailed', { count: progress.failed.length })}</p>
        )}
        {earlier > 0 && <p>{t('candidates.manyEarlier', { count: earlier })}</p>}
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
        idPerfil={offer.idPerfil}
        isFinal={undefined}
        submitLabel={t('candidates.turnDownNow', { count: able.length })}
        onSubmit={async (to) => {
          const changes = changesOf(offer.urlAcceso);
          const { failed } = await many.start(able, async (one) => {
            if (!canMove(one, to.idEstado)) return false;
            const outcome = await changes.move(one, to, 'none');
            if (outcome.kind !== 'moved') return false;
            if (outcome.isEarlier) setEarlier((count) => count + 1);
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
