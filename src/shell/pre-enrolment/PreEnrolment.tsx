import { useState } from 'react';
import { profiles } from '#api/constants.ts';
import type { Application } from '#api/entities/application.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { areConditionsAccepted } from '#stores/accepted-conditions.ts';
import { raise, tell } from '#stores/messages.ts';
import { call } from '#stores/server.ts';
import { Button } from '#ui/Button.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import { ChangeMade } from './ChangeMade.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { type Obstacle, obstacleTo } from './acceptance.ts';
import { changes } from './portal-changes.ts';
import './pre-enrolment.scss';

interface PreEnrolmentProps {
  application: Application;
  /** An answer was taken: the focus has to go somewhere. */
  onAnswered: () => void;
}

/** What a student can answer to a pre-enrolment. */
export function PreEnrolment({ application, onAnswered }: PreEnrolmentProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const [asked, setAsked] = useState<'accept' | 'reject' | Obstacle>();
  const [isBusy, setBusy] = useState(false);
  const hasConditions =
    application.idPerfil === profiles.practicas && brand.paths['placement-conditions'] !== undefined;

  async function begin(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const obstacle = await obstacleTo(
      application,
      {
        checksPayment: brand.settings.checkIbanInPracticasConServicio,
        lacksConditions: hasConditions && !areConditionsAccepted(),
      },
      call,
    );
    setBusy(false);
    setAsked(obstacle ?? 'accept');
  }

  async function accept(): Promise<void> {
    setAsked(undefined);
    if (isBusy) return;
    setBusy(true);
    const conditions = hasConditions ? { condicionesAceptadas: true } : {};
    const result = await changes.make(application, { does: 'accept', ...conditions });
    setBusy(false);
    if (result.ok) {
      tell(519);
      onAnswered();
    } else raise(result, result.kind === 'unavailable' ? { retry: () => void accept() } : {});
  }

  return (
    <ChangeMade application={application}>
      <div className="pre-enrolment">
        <Button kind="primary" isBusy={isBusy} onClick={() => void begin()}>
          {t('frame.preEnrolmentAccept')}
          <span className="visually-hidden">: {application.titulo}</span>
        </Button>
        <Button onClick={() => !isBusy && setAsked('reject')}>
          {t('frame.preEnrolmentReject')}
          <span className="visually-hidden">: {application.titulo}</span>
        </Button>
        {asked && asked !== 'reject' && (
          <AcceptDialog
            application={application}
            obstacle={asked === 'accept' ? undefined : asked}
            onAccept={() => void accept()}
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
    </ChangeMade>
  );
}
