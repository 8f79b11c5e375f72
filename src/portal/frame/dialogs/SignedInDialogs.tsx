import { useState } from 'react';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { SessionClock } from '#portal/data/session/session-clock.ts';
import { useImportWithRetry } from '#portal/island/use-import-with-retry.ts';
import { MandatoryPopup } from './MandatoryPopup.tsx';
import { useEndingSession } from './use-ending-session.ts';

const loadWarning = () => import('./SessionWarning.tsx');

interface SignedInDialogsProps {
  session: PortalSession | undefined;
  /** Another dialog is shown. */
  isCovered: boolean;
}

/** The dialogs of pages with a session. */
export function SignedInDialogs({ session, isCovered }: SignedInDialogsProps) {
  const ending = useEndingSession(session);
  const SessionWarning = useImportWithRetry(loadWarning, ending !== undefined)?.SessionWarning;
  const [accepted, setAccepted] = useState<SessionClock>();
  // State of this component: the popup is unmounted while another dialog is shown, and would be shown again.
  const [isPostponed, setPostponed] = useState(false);
  if (!session || isCovered) return null;
  if (ending && ending !== accepted)
    return (
      SessionWarning && (
        <SessionWarning session={session} clock={ending} onStay={() => setAccepted(() => ending)} />
      )
    );
  return <MandatoryPopup {...{ session, isPostponed }} onPostpone={() => setPostponed(true)} />;
}
