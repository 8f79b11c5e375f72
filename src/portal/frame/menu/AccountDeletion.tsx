import * as codes from '#core/contract/codes.ts';
import * as notices from '#core/contract/notice-codes.ts';
import { useStore } from '@nanostores/react';
import { type ReactNode, useRef, useState } from 'react';
import type { solicitarBajaServicio } from '#core/contract/calls/account-student.ts';
import type { CallResult } from '#portal/data/server/client/result.ts';
import {
  $deletionRequests,
  deletionRequestDay,
  recordDeletionRequest,
} from '#portal/data/session/deletion-request.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { clearError, showError, showNotice } from '#portal/data/messages/messages.ts';
import { call } from '#portal/data/server/call.ts';
import { Question } from '#portal/ui/Question.tsx';
import './account-deletion.scss';

/** Whether the deletion was requested before and is in progress. */
const isRequestedBefore = (result: CallResult<typeof solicitarBajaServicio>): boolean =>
  !result.ok && result.kind === 'error' && result.code === codes.alreadyExisted;

interface AccountDeletionProps {
  children: ReactNode;
  className: string;
  /** Called when the deletion is confirmed. */
  onAsk: (() => void) | undefined;
}

/** Requests the deletion of the account, after a confirmation. The session lasts until the university deletes it. */
export function AccountDeletion({ children, className, onAsk }: AccountDeletionProps) {
  const { format } = usePage();
  const { t } = format;
  const person = useLastSession();
  const recorded = useStore($deletionRequests, { ssr: 'initial' });
  const requestDay = person && deletionRequestDay(recorded, person);
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);

  const place = useRef<HTMLDivElement>(null);

  async function send(): Promise<void> {
    clearError(place);
    setSending(true);
    // Hardly anybody needs this call: its chunk is loaded on demand.
    const calls = await import('#core/contract/calls/account-student.ts').catch(() => undefined);
    const result = calls
      ? await call(calls.solicitarBajaServicio, {})
      : ({ ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' } as const);
    setSending(false);
    if (result.ok || isRequestedBefore(result)) {
      if (person) recordDeletionRequest(person);
      showNotice(notices.leaveRequested);
      return;
    }
    showError(result, { place, ...(result.kind === 'unavailable' && { retry: () => void send() }) });
  }

  function answer(isYes: boolean): void {
    setAsking(false);
    if (!isYes || isSending) return;
    // Not earlier: the question may be inside the menu that closes, and would be hidden with it.
    onAsk?.();
    void send();
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={isSending || undefined}
        onClick={() => setAsking(true)}
      >
        {children}
      </button>
      <Question
        open={isAsking}
        title={t('frame.deletionQuestion')}
        isDestructive
        no={t('frame.notNow')}
        yes={t('frame.menuDeletion')}
        onAnswer={answer}
      />
      {requestDay && (
        <span className="deletion-asked">{t('frame.deletionAsked', { day: format.date(requestDay) })}</span>
      )}
      {/* A menu that closes with the question has no place for the error. */}
      {!onAsk && <ActionError place={place} />}
    </>
  );
}
