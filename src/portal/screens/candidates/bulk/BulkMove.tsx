import { useState } from 'react';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { Button } from '#portal/ui/Button.tsx';
import { MoveForm } from '../person/MoveForm.tsx';
import type { Destination } from '../stores/candidate-changes.ts';
import { changesOf, reloadCandidates } from '../stores/portal-candidates.ts';
import { rejections } from '../stores/portal-rejections.ts';
import { useCandidateName } from '../use-candidate-name.ts';
import type { BulkProps } from './bulk-props.ts';
import { BulkResult } from './BulkResult.tsx';
import { useBulk } from './use-bulk.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkWait } from './BulkWait.tsx';

const texts = {
  reject: {
    unable: 'candidates.cannotTurnDown',
    submit: 'candidates.turnDownNow',
    result: 'candidates.turnedDown',
    earlier: 'candidates.manyEarlier',
  },
  move: {
    unable: 'candidates.cannotMove',
    submit: 'candidates.moveManyNow',
    result: 'candidates.movedMany',
    earlier: 'candidates.manyMovedEarlier',
  },
} as const;

/** Moves several candidates to one state, one call each, with one reason for all; rejections wait a moment before. */
export function BulkMove({
  does,
  people,
  offer,
  moves,
  onDone,
  onClose,
}: BulkProps & { does: keyof typeof texts }) {
  const { t } = usePage().format;
  const text = texts[does];
  const bulk = useBulk();
  const { state, progress, isStopped, stop } = bulk;
  const nameOf = useCandidateName();
  const [earlierCount, setEarlierCount] = useState(0);
  /** A rejection that can still be taken back. */
  const [waiting, setWaiting] = useState<{ to: Destination; held: readonly Candidate[] }>();
  const canMove = ({ estadosPosibles }: Candidate, to: number): boolean =>
    estadosPosibles?.includes(to) ?? false;
  const able = people.filter((candidate) => moves.some(({ id }) => canMove(candidate, id)));
  const unable = people.filter((candidate) => !able.includes(candidate));
  const result = t(text.result, { count: progress.done });
  useAnnounce(state === 'over' && result);

  async function start(act: (candidate: Candidate) => Promise<boolean>): Promise<readonly Candidate[]> {
    const { failed } = await bulk.start(able, act);
    await reloadCandidates(offer.urlAcceso);
    onDone([...unable, ...failed].map(({ idCandidatura }) => idCandidatura));
    return failed;
  }

  async function move(to: Destination): Promise<void> {
    const changes = changesOf(offer.urlAcceso);
    await start(async (candidate) => {
      if (!canMove(candidate, to.idEstado)) return false;
      const outcome = await changes.move(candidate, to, 'none');
      if (outcome.kind !== 'moved') return false;
      if (outcome.isEarlier) setEarlierCount((count) => count + 1);
      return true;
    });
  }

  /** Keeps the rejections in the browser while they can be taken back: a reload must not lose them. */
  function hold(to: Destination): void {
    const held = able.filter((candidate) => canMove(candidate, to.idEstado));
    for (const candidate of held)
      rejections.reject(candidate, to, { offer: offer.urlAcceso, scope: 'none', isHeld: true });
    setWaiting({ to, held });
  }

  async function rejectHeld(held: readonly Candidate[]): Promise<void> {
    setWaiting(undefined);
    const failed = await start(({ idCandidatura }) => rejections.sendHeld(idCandidatura));
    // Those that failed or were stopped stay marked; without a session they are kept for the next one, too.
    if (rejections.hasSession())
      for (const candidate of failed)
        if (held.includes(candidate)) rejections.takeBack(candidate.idCandidatura);
  }

  if (waiting)
    return (
      <BulkWait
        text={t('candidates.manyWait', { count: waiting.held.length })}
        onNow={() => void rejectHeld(waiting.held)}
        onUndo={() => {
          for (const { idCandidatura } of waiting.held) rejections.takeBack(idCandidatura);
          onClose();
        }}
      />
    );
  if (state === 'working') return <BulkProgress done={progress.done} count={able.length} onStop={stop} />;
  if (state === 'over')
    return (
      <>
        <BulkResult>{result}</BulkResult>
        {progress.failed.length > 0 && (
          <p role="alert">
            {t(isStopped ? 'candidates.manyStopped' : 'candidates.manyFailed', {
              count: progress.failed.length,
            })}
          </p>
        )}
        {earlierCount > 0 && <p>{t(text.earlier, { count: earlierCount })}</p>}
        <Button kind="primary" onClick={onClose}>
          {t('actions.close')}
        </Button>
      </>
    );
  return (
    <>
      {unable.length > 0 && (
        <p>{t(text.unable, { count: unable.length, names: unable.map(nameOf).join(', ') })}</p>
      )}
      <MoveForm
        moves={moves}
        draftId={offer.urlAcceso}
        idPerfil={offer.idPerfil}
        isFinal={undefined}
        submitLabel={t(text.submit, { count: able.length })}
        onSubmit={async (to) => {
          if (does === 'reject') hold(to);
          else await move(to);
          return undefined;
        }}
      />
    </>
  );
}
