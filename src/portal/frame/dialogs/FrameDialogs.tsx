import { useEffect } from 'react';
import { registerWorker } from '../offline/register-worker.ts';
import { useSession, useSignedInImport } from '#portal/island/use-signed-in-import.ts';
import { OfflineDialog } from './OfflineDialog.tsx';
import { useOnline } from './use-online.ts';

const loadCode = () => import('./SignedInDialogs.tsx');

/** The dialog that the frame has to show, one at a time. The one about the connection must be here before it is lost. */
export function FrameDialogs() {
  const isOnline = useOnline();
  const session = useSession();
  const code = useSignedInImport(loadCode);
  useEffect(registerWorker, []);
  return (
    <>
      {!isOnline && <OfflineDialog />}
      {code && <code.SignedInDialogs session={session} isCovered={!isOnline} />}
    </>
  );
}
