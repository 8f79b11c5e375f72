import { useFormDialog } from '#portal/forms/dialog/form-dialog-context.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { BulkResult } from './BulkResult.tsx';

interface WorkingProps {
  done: number;
  count: number;
  /** Always the same function. */
  onStop: () => void;
}

/** How far it is, and the way to stop: to leave the dialog is to stop first. */
export function BulkProgress({ done, count, onStop }: WorkingProps) {
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
