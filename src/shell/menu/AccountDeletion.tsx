import { type ReactNode, useState } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import { raise, tell } from '#stores/messages.ts';
import { call } from '#stores/server.ts';
import { Question } from '#ui/Question.tsx';

interface AccountDeletionProps {
  children: ReactNode;
  className: string;
  /** Called when it is asked for. */
  onAsk: (() => void) | undefined;
}

/** Asks the university to delete the account, after a question. The session lasts until that is done. */
export function AccountDeletion({ children, className, onAsk }: AccountDeletionProps) {
  const {
    format: { t },
  } = usePage();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);

  async function answer(isYes: boolean): Promise<void> {
    setAsking(false);
    if (!isYes || isSending) return;
    // Not before: the question may be a part of what closes, and would be hidden with it.
    onAsk?.();
    setSending(true);
    // Hardly anybody needs it: it is loaded when somebody does.
    const calls = await import('#api/calls/account-student.ts').catch(() => undefined);
    const result = calls
      ? await call(calls.solicitarBajaServicio, {})
      : ({ ok: false, kind: 'unavailable', code: 500, reason: 'network' } as const);
    setSending(false);
    if (result.ok) tell(517);
    else raise(result);
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
        no={t('frame.no')}
        yes={t('frame.yes')}
        onAnswer={(isYes) => void answer(isYes)}
      />
    </>
  );
}
