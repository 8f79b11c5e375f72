import timer from 'icon:timer';
import { useEffect, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { signInPath } from '#core/model/sign-in-page.ts';
import { keepReturnPath } from '#portal/data/session/return-path.ts';
import { endSession } from '#portal/data/session/session-store.ts';
import { type SessionClock, announcedSeconds } from '#portal/data/session/session-clock.ts';
import { Button } from '#portal/ui/Button.tsx';
import { FrameDialog } from '#portal/ui/FrameDialog.tsx';

interface SessionWarningProps {
  session: PortalSession;
  clock: SessionClock;
  onStay: () => void;
}

/** Warns that the session is about to end, and offers to sign in again at once; unsaved input is kept. */
export function SessionWarning({ session, clock, onStay }: SessionWarningProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const seconds = useSeconds(clock);
  const signInAgain = (): void => {
    keepReturnPath(location.pathname + location.search + location.hash);
    endSession();
    location.assign(signInPath(brand, session.type));
  };
  return (
    <FrameDialog
      icon={timer}
      title={t('frame.sessionEnding')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('frame.stayHere')}</Button>
          <Button kind="primary" onClick={signInAgain}>
            {t('frame.signInAgainNow')}
          </Button>
        </>
      }
    >
      <p className="countdown" aria-hidden="true">
        {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
      </p>
      <p className="visually-hidden" role="status">
        {t('frame.sessionSecondsLeft', { seconds: announcedSeconds(seconds) })}
      </p>
      <p>{t('frame.sessionEndingText')}</p>
    </FrameDialog>
  );
}

function useSeconds(clock: SessionClock): number {
  const read = (): number => Math.max(0, Math.ceil(clock() / 1000));
  const [seconds, setSeconds] = useState(read);
  useEffect(() => {
    const interval = setInterval(() => setSeconds(Math.max(0, Math.ceil(clock() / 1000))), 1000);
    return () => clearInterval(interval);
  }, [clock]);
  return seconds;
}
