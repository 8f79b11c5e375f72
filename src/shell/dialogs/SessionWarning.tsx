import timer from 'icon:timer';
import { useEffect, useState } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import type { Session } from '#session/session.ts';
import { keepReturnPath } from '#stores/return-path.ts';
import { endSession } from '#stores/session.ts';
import { type SessionClock, spokenSeconds } from '#stores/session-clock.ts';
import { Button } from '#ui/Button.tsx';
import { FrameDialog } from './FrameDialog.tsx';

interface SessionWarningProps {
  session: Session;
  clock: SessionClock;
  onStay: () => void;
}

/** Says that the session is about to end, and offers to sign in again at once; what was typed is kept. */
export function SessionWarning({ session, clock, onStay }: SessionWarningProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const seconds = useSeconds(clock);
  const signInAgain = (): void => {
    const { login = '/', 'login-company': companyLogin = login } = brand.paths;
    keepReturnPath(location.pathname + location.search + location.hash);
    endSession();
    location.assign(session.type === 'Empresa' ? companyLogin : login);
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
        {t('frame.sessionSecondsLeft', { seconds: spokenSeconds(seconds) })}
      </p>
      <p>{t('frame.sessionEndingText')}</p>
    </FrameDialog>
  );
}

function useSeconds(clock: SessionClock): number {
  const read = (): number => Math.max(0, Math.ceil(clock() / 1000));
  const [seconds, setSeconds] = useState(read);
  useEffect(() => {
    const ticking = setInterval(() => setSeconds(Math.max(0, Math.ceil(clock() / 1000))), 1000);
    return () => clearInterval(ticking);
  }, [clock]);
  return seconds;
}
