import { useEffect, useState } from 'react';
import { registerWorker } from '#shell/offline/register-worker.ts';
import { useSession, useSignedInCode } from '#shell/use-signed-in-code.ts';
import type { SessionClock } from '#stores/session-clock.ts';
import { OfflineDialog } from './OfflineDialog.tsx';
import { useOnline } from './use-online.ts';
import { useEndingSession } from './use-ending-session.ts';

const loadCode = () => import('./signed-in-dialogs.ts');

/** The dialog that the frame has to show, one at a time. The one about the connection must be here before it is lost. */
export function FrameDialogs() {
  const isOnline = useOnline();
  const session = useSession();
  const ending = useEndingSession(session);
  const [accepted, setAccepted] = useState<SessionClock>();
  // Kept here: the question about missing data is gone while another dialog is shown, and would be asked anew.
  const [isPutOff, setPutOff] = useState(false);
  const dialogs = useSignedInCode(loadCode);
  useEffect(registerWorker, []);
  if (!isOnline) return <OfflineDialog />;
  if (!session || !dialogs) return null;
  const { MandatoryPopup, SessionWarning } = dialogs;
  if (ending && ending !== accepted)
    return <SessionWarning session={session} clock={ending} onStay={() => setAccepted(() => ending)} />;
  return <MandatoryPopup {...{ session, isPutOff }} onPutOff={() => setPutOff(true)} />;
}
