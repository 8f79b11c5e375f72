import hourglass from 'icon:hourglass';
import flag from 'icon:flag';
import lock from 'icon:lock';
import message from 'icon:message-square-text';
import type { Application } from '#core/contract/entities/application.ts';
import { Fact } from '#portal/lists/detail/Fact.tsx';
import { Remark } from '#portal/lists/detail/Remark.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { awaitsAnswer } from '#core/model/offers.ts';
import { Deadline } from '#portal/pieces/pre-enrolment/Deadline.tsx';
import { PreEnrolment } from '#portal/pieces/pre-enrolment/PreEnrolment.tsx';
import { canWithdraw, groupOf } from './application-groups.ts';
import { Withdrawal } from './Withdrawal.tsx';

const turns = {
  estudiante: 'applications.turnStudent',
  empresa: 'applications.turnCompany',
  universidad: 'applications.turnUniversity',
  nadie: 'applications.turnNobody',
} as const;

interface ApplicationStateProps {
  application: Application;
  name: string | undefined;
  /** Called after a change, to move the focus from the removed button. */
  onChanged: () => void;
}

/** State of an application, whose turn it is, and the actions of its owner. */
export function ApplicationState({ application, name, onChanged }: ApplicationStateProps) {
  const { t, date } = usePage().format;
  const { descripcionEstadoMotivo, turno, fechaCierre } = application;
  const isWaiting = awaitsAnswer(application);
  return (
    <section className="detail-panel application-state" aria-labelledby="application-state">
      <h2 id="application-state">{t('applications.state')}</h2>
      {name && (
        <p className="application-badge" data-group={groupOf(application)}>
          {name}
        </p>
      )}
      {isWaiting && (
        <Remark icon={hourglass} tone="warning">
          {t('applications.waitingText')}
        </Remark>
      )}
      {fechaCierre && (
        <Remark icon={lock}>
          {t('frame.offerClosed', { date: date(fechaCierre, { dateStyle: 'medium' }) })}
        </Remark>
      )}
      {(descripcionEstadoMotivo || turno) && (
        <dl className="detail-facts">
          {descripcionEstadoMotivo && (
            <Fact icon={message} name={t('applications.stateReason')}>
              {descripcionEstadoMotivo}
            </Fact>
          )}
          {turno && (
            <Fact icon={flag} name={t('applications.turn')}>
              {t(turns[turno])}
            </Fact>
          )}
        </dl>
      )}
      <Deadline application={application} />
      {isWaiting && <PreEnrolment application={application} onAnswered={onChanged} />}
      {canWithdraw(application) && <Withdrawal application={application} onWithdrawn={onChanged} />}
    </section>
  );
}
