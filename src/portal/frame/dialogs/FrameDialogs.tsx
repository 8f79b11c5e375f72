import { useEffect } from 'react';
import { registerWorker } from '../offline/register-worker.ts';
import { useSession, useSignedInImport } from '#portal/island/use-signed-in-import.ts';
import { OfflineDialog } from './OfflineDialog.tsx';
import { useOnline } from './use-online.ts';

const loadDialogs = () => import(/* at once, signed in */ './SignedInDialogs.tsx');

/** The dialogs of the frame, one at a time. The offline dialog is bundled, as it could not be loaded when needed. */
export function FrameDialogs() {
  const isOnline = useOnline();
  const session = useSession();
  const dialogs = useSignedInImport(loadDialogs);
  useEffect(registerWorker, []);
  return (
    <>
      {!isOnline && <OfflineDialog />}
      {dialogs && <dialogs.SignedInDialogs session={session} isCovered={!isOnline} />}
    </>
  );
}
