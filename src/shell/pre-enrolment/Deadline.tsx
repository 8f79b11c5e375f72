import type { Application } from '#api/entities/application.ts';
import { usePage } from '#shell/islands/page-context.ts';
import './pre-enrolment.scss';

/** Until when an application has to be answered, where the server says so; the day counts. */
export function Deadline({ application: { fechaLimite } }: { application: Application }) {
  const { t, date, relativeTime } = usePage().format;
  if (!fechaLimite) return null;
  const day = date(fechaLimite, { day: 'numeric', month: 'long' });
  const near = relativeTime(fechaLimite);
  return (
    <p className="answer-deadline">
      {near === date(fechaLimite)
        ? t('frame.answerUntil', { day })
        : t('frame.answerUntilNear', { day, near })}
    </p>
  );
}
