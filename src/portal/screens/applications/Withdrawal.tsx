import * as notices from '#core/contract/notice-codes.ts';
import { useRef, useState } from 'react';
import type { Application } from '#core/contract/entities/application.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { ChangeMade } from '#portal/pieces/pre-enrolment/ChangeMade.tsx';
import { preEnrolmentChanges } from '#portal/pieces/pre-enrolment/portal-changes.ts';
import { WithdrawButton } from '#portal/pieces/withdrawal/WithdrawButton.tsx';
import { clearError, showError, showNotice } from '#portal/data/messages/messages.ts';

interface WithdrawalProps {
  application: Application;
  onWithdrawn: () => void;
}

/** Button that withdraws an application, with the error if that fails. */
export function Withdrawal({ application, onWithdrawn }: WithdrawalProps) {
  const [isSending, setSending] = useState(false);
  const errorRef = useRef<HTMLDivElement>(null);

  async function withdraw(): Promise<void> {
    if (isSending) return;
    setSending(true);
    clearError(errorRef);
    const result = await preEnrolmentChanges.send(application, { does: 'withdraw' });
    setSending(false);
    if (result.ok) {
      showNotice(notices.withdrawn);
      onWithdrawn();
    } else
      showError(result, {
        place: errorRef,
        ...(result.kind === 'unavailable' && { retry: () => void withdraw() }),
      });
  }

  return (
    <>
      <ChangeMade application={application}>
        <WithdrawButton offer={application} isBusy={isSending} onWithdraw={() => void withdraw()} />
      </ChangeMade>
      <ActionError place={errorRef} />
    </>
  );
}
