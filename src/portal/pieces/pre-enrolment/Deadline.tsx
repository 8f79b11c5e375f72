import type { Application } from '#core/contract/entities/application.ts';
import { relativeTime } from '#core/i18n/relative-time.ts';
import { usePage } from '#portal/island/page-context.ts';
import './pre-enrolment.scss';

/** Last day for answering an application, inclusive, if the server gives one. */
export function Deadline({ application: { fechaLimite } }: { application: Application }) {
  const { t, date, relative } = usePage().format;
  if (!fechaLimite) return null;
  const day = date(fechaLimite, { day: 'numeric', month: 'long' });
  const near = relativeTime({ relative }, fechaLimite);
  return (
    <p className="answer-deadline">
      {near === undefined ? t('frame.answerUntil', { day }) : t('frame.answerUntilNear', { day, near })}
    </p>
  );
}
