import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Application } from '#api/entities/application.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { raise, tell } from '#stores/messages.ts';
import { Button } from '#ui/Button.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { changes } from './stores/portal-applications.ts';

interface PreEnrolmentProps {
  application: Application;
  /** An answer was taken: the focus has to go somewhere. */
  onAnswered: () => void;
}

/** What a student can answer to a pre-enrolment. */
export function PreEnrolment({ application, onAnswered }: PreEnrolmentProps) {
  const { t } = usePage().format;
  const [asked, setAsked] = useState<'accept' | 'reject'>();
  const [isSending, setSending] = useState(false);
  const hasLeft = useStore(changes.$left).get(application.urlAcceso) === application.estado;
  if (hasLeft) return <p role="status">{t('applications.updating')}</p>;

  async function accept(condicionesAceptadas: boolean): Promise<void> {
    setAsked(undefined);
    if (isSending) return;
    setSending(true);
    const result = await changes.make(application, {
      does: 'accept',
      ...(condicionesAceptadas ? { condicionesAceptadas } : {}),
    });
    setSending(false);
    if (result.ok) {
      tell(519);
      onAnswered();
    } else raise(result);
  }

  return (
    <div className="pre-enrolment">
      <Button kind="primary" isBusy={isSending} onClick={() => !isSending && setAsked('accept')}>
        {t('applications.accept')}
        <span className="visually-hidden">: {application.titulo}</span>
      </Button>
      <Button onClick={() => !isSending && setAsked('reject')}>
        {t('applications.reject')}
        <span className="visually-hidden">: {application.titulo}</span>
      </Button>
      {asked === 'accept' && (
        <AcceptDialog
          application={application}
          onAccept={(accepted) => void accept(accepted)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'reject' && (
        <RejectDialog
          application={application}
          onClose={() => setAsked(undefined)}
          onRejected={() => {
            setAsked(undefined);
            tell(520);
            onAnswered();
          }}
        />
      )}
    </div>
  );
}
