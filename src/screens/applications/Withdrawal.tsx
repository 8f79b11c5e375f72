import { useState } from 'react';
import undo from 'icon:undo-2';
import type { Application } from '#api/entities/application.ts';
import { FrameDialog } from '#shell/dialogs/FrameDialog.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { ChangeMade } from '#shell/pre-enrolment/ChangeMade.tsx';
import { changes } from '#shell/pre-enrolment/portal-changes.ts';
import { raise, tell } from '#stores/messages.ts';
import { Button } from '#ui/Button.tsx';

interface WithdrawalProps {
  application: Application;
  onWithdrawn: () => void;
}

/** Withdraws an application, after a question. */
export function Withdrawal({ application, onWithdrawn }: WithdrawalProps) {
  const { t } = usePage().format;
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);

  async function withdraw(): Promise<void> {
    setAsking(false);
    if (isSending) return;
    setSending(true);
    const result = await changes.make(application, { does: 'withdraw' });
    setSending(false);
    if (result.ok) {
      tell(501);
      onWithdrawn();
    } else raise(result, result.kind === 'unavailable' ? { retry: () => void withdraw() } : {});
  }

  return (
    <ChangeMade application={application}>
      <Button isBusy={isSending} onClick={() => !isSending && setAsking(true)}>
        {t('applications.withdraw')}
      </Button>
      {isAsking && (
        <FrameDialog
          icon={undo}
          title={t('applications.withdrawQuestion')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t('applications.keep')}</Button>
              <Button kind="primary" onClick={() => void withdraw()}>
                {t('applications.withdraw')}
              </Button>
            </>
          }
        >
          <p>
            <strong>{application.titulo}</strong>
            <br />
            {application.empresa}
          </p>
          <p>{t('applications.withdrawText')}</p>
        </FrameDialog>
      )}
    </ChangeMade>
  );
}
