import { useEffect, useEffectEvent } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { changesOf } from '../stores/portal-candidates.ts';
import type { BulkProps } from './bulk-props.ts';
import { BulkResult } from './BulkResult.tsx';
import { useBulk } from './use-bulk.ts';
import { BulkProgress } from './BulkProgress.tsx';

/** Marks several candidates as unread, starting on mount. */
export function BulkMarkUnread({ people, offer, onDone, onClose }: BulkProps) {
  const { t } = usePage().format;
  const bulk = useBulk();
  const { state, progress, stop } = bulk;
  const begin = useEffectEvent(async () => {
    const changes = changesOf(offer.urlAcceso);
    const { failed } = await bulk.start(
      people,
      async (candidate) => (await changes.markUnread(candidate)).ok,
    );
    onDone(failed.map(({ idCandidatura }) => idCandidatura));
    if (failed.length === 0) onClose();
  });
  useEffect(() => void begin(), []);
  if (state !== 'over') return <BulkProgress done={progress.done} count={people.length} onStop={stop} />;
  return (
    <>
      <BulkResult role="alert">{t('candidates.manyFailed', { count: progress.failed.length })}</BulkResult>
      <Button kind="primary" onClick={onClose}>
        {t('actions.close')}
      </Button>
    </>
  );
}
