import { type ReactNode, useRef, useState } from 'react';
import type { solicitarBajaServicio } from '#api/calls/account-student.ts';
import type { CallResult } from '#api/client/result.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { $error, type PortalError, raise, tell } from '#stores/messages.ts';
import { call } from '#stores/server.ts';
import { Question } from '#ui/Question.tsx';

/** It was asked for before, and is being seen to. */
const isAskedFor = (result: CallResult<typeof solicitarBajaServicio>): boolean =>
  !result.ok && result.kind === 'error' && result.code === 8;

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

  // What an earlier try said, which the next one takes away.
  const said = useRef<PortalError>(undefined);

  async function send(): Promise<void> {
    if (said.current && $error.get() === said.current) $error.set(undefined);
    setSending(true);
    // Hardly anybody needs it: it is loaded when somebody does.
    const calls = await import('#api/calls/account-student.ts').catch(() => undefined);
    const result = calls
      ? await call(calls.solicitarBajaServicio, {})
      : ({ ok: false, kind: 'unavailable', code: 500, reason: 'network' } as const);
    setSending(false);
    if (result.ok || isAskedFor(result)) {
      tell(517);
      return;
    }
    raise(result, result.kind === 'unavailable' ? { retry: () => void send() } : {});
    said.current = $error.get();
  }

  function answer(isYes: boolean): void {
    setAsking(false);
    if (!isYes || isSending) return;
    // Not before: the question may be a part of what closes, and would be hidden with it.
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
        no={t('frame.no')}
        yes={t('frame.yes')}
        onAnswer={answer}
      />
    </>
  );
}
