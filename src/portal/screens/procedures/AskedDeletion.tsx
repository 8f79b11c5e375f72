import { useStore } from '@nanostores/react';
import { $deletionAsked, deletionRequestDay } from '#portal/data/session/deletion-request.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { Standing } from './ProcedureGroup.tsx';

/** That the account is to be deleted, where this browser knows of it. */
export function AskedDeletion() {
  const { t, date } = usePage().format;
  const person = useLastSession();
  const noted = useStore($deletionAsked, { ssr: 'initial' });
  const day = person && deletionRequestDay(noted, person);
  if (day === undefined) return null;
  return (
    <section className="procedures-group" aria-labelledby="asked-deletion">
      <h2 id="asked-deletion">{t('procedures.deletion')}</h2>
      <div className="procedure">
        <Standing state="waiting">{t('procedures.deletionAsked', { day: date(day) })}</Standing>
        <p>{t('procedures.deletionText')}</p>
      </div>
    </section>
  );
}
