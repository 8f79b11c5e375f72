import { useFormDialog } from '#portal/forms/dialog/form-dialog-context.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { BulkResult } from './BulkResult.tsx';

interface BulkProgressProps {
  done: number;
  count: number;
  /** Must be stable between renders. */
  onStop: () => void;
}

/** Progress of a bulk action with a button to stop it; closing the dialog stops it too. */
export function BulkProgress({ done, count, onStop }: BulkProgressProps) {
  const { t } = usePage().format;
  useFormDialog({ isChanged: false, stop: onStop });
  const text = t('candidates.progress', { done, count });
  return (
    <div className="candidates-working">
      <BulkResult role="status">{text}</BulkResult>
      <progress value={done} max={count} aria-label={text} />
      <Button onClick={onStop}>{t('candidates.stop')}</Button>
    </div>
  );
}
