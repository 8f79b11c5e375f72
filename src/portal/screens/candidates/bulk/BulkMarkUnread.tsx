import { useEffect, useEffectEvent } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { changesOf } from '../stores/portal-candidates.ts';
import type { ManyProps } from './bulk-props.ts';
import { BulkResult } from './BulkResult.tsx';
import { useMany } from './use-bulk.ts';
import { BulkProgress } from './BulkProgress.tsx';

/** Counts several candidates as new again. */
export function BulkMarkUnread({ people, offer, onDone, onClose }: ManyProps) {
  const { t } = usePage().format;
  const many = useMany();
  const { state, progress, stop } = many;
  const begin = useEffectEvent(async () => {
    const changes = changesOf(offer.urlAcceso);
    const { failed } = await many.start(people, async (one) => (await changes.markUnread(one)).ok);
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
