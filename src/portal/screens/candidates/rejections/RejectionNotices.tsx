import undo from 'icon:undo-2';
import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { rejections } from '../stores/portal-rejections.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { $rejections, type PendingRejection } from '../stores/rejection-store.ts';
import './rejections.scss';

interface RejectionNoticesProps {
  /** Name of a candidate, as far as the page knows it. */
  nameOf: (id: number) => string;
}

/**
 * Rejections that are not sent yet, each with the way back, at the edge of the window: the latest first and in full,
 * of others that wait only the name.
 */
export function RejectionNotices({ nameOf }: RejectionNoticesProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const pending = useStore($rejections)
    .filter(({ phase }) => phase !== 'held')
    .toReversed();
  const { logout } = brand.paths;
  useEffect(() => {
    // Before the frame asks whether drafts may be removed: what is sent is no draft any more.
    const sendFirst = (event: MouseEvent): void => {
      const link = event.target instanceof Element && event.target.closest('a');
      const isOpen = $rejections.get().some(({ phase }) => phase === 'waiting');
      if (!link || !logout || link.getAttribute('href') !== logout || !isOpen) return;
      event.preventDefault();
      event.stopPropagation();
      void rejections.sendAll().then((isDone) => {
        if (isDone) location.assign(logout);
        else link.click();
      });
    };
    addEventListener('click', sendFirst, true);
    return () => removeEventListener('click', sendFirst, true);
  }, [logout]);
  const textOf = ({ idCandidatura, phase, isResumed }: PendingRejection): string => {
    const name = nameOf(idCandidatura);
    if (phase === 'failed') return t('candidates.rejectionKept', { name });
    return t(isResumed ? 'candidates.rejectionResumed' : 'candidates.rejectionWaits', { name });
  };
  const [latest] = pending;
  useAnnounce(latest && textOf(latest));
  useShortcuts(
    t('candidates.shortcutMoves'),
    latest
      ? [
          {
            key: 'z',
            label: t('candidates.takeBackOf', { name: nameOf(latest.idCandidatura) }),
            run: () => rejections.takeBack(latest.idCandidatura),
          },
        ]
      : [],
  );
  if (pending.length === 0) return null;
  return (
    <section
      className="rejections"
      aria-label={t('candidates.rejections')}
      // Taking one back must not be a race: reaching for it restarts the time.
      onFocus={rejections.pause}
      onPointerEnter={rejections.pause}
    >
      {pending.map((rejection) => {
        const { idCandidatura: id, phase, due } = rejection;
        const name = nameOf(id);
        const isShort = rejection !== latest && phase === 'waiting';
        return (
          <div key={id} className="rejection" data-phase={phase} data-short={isShort || undefined}>
            <p>{isShort ? name : textOf(rejection)}</p>
            {phase === 'waiting' && <span key={due} className="rejection-time" />}
            <div className="rejection-actions">
              <Button
                isBusy={phase === 'sending'}
                aria-label={t('candidates.takeBackOf', { name })}
                onClick={() => rejections.takeBack(id)}
              >
                <Icon shapes={undo} />
                {t('candidates.takeBack')}
              </Button>
              {phase !== 'sending' && !isShort && (
                <Button
                  kind="quiet"
                  aria-label={t(phase === 'failed' ? 'candidates.retryOf' : 'candidates.rejectNowOf', {
                    name,
                  })}
                  onClick={() => void rejections.sendNow(id)}
                >
                  {t(phase === 'failed' ? 'actions.retry' : 'candidates.rejectNow')}
                </Button>
              )}
            </div>
          </div>
        );
      })}
    </section>
  );
}
