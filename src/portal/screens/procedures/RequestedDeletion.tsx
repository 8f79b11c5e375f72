import { useStore } from '@nanostores/react';
import { $deletionRequests, deletionRequestDay } from '#portal/data/session/deletion-request.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { Standing } from './ProcedureGroup.tsx';

/** A pending request to delete the account, if this browser has stored one. */
export function RequestedDeletion() {
  const { t, date } = usePage().format;
  const session = useLastSession();
  const stored = useStore($deletionRequests, { ssr: 'initial' });
  const day = session && deletionRequestDay(stored, session);
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
