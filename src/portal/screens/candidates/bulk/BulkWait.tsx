import undo from 'icon:undo-2';
import { useEffect, useEffectEvent } from 'react';
import { useFormDialog } from '#portal/forms/dialog/form-dialog-context.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { undoWindow } from '../stores/rejections.ts';
import { BulkResult } from './BulkResult.tsx';

interface BulkWaitProps {
  text: string;
  /** Called when the time is over, or at once on a press. */
  onNow: () => void;
  onUndo: () => void;
}

/** The moment in which several rejections can be taken back; closing the dialog takes them back, too. */
export function BulkWait({ text, onNow, onUndo }: BulkWaitProps) {
  const { t } = usePage().format;
  useFormDialog({ isChanged: false, stop: onUndo });
  const send = useEffectEvent(onNow);
  useEffect(() => {
    const timer = setTimeout(() => send(), undoWindow);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="candidates-working">
      <BulkResult role="status">{text}</BulkResult>
      <div className="candidates-dialog-actions">
        <Button onClick={onUndo}>
          <Icon shapes={undo} />
          {t('candidates.takeBack')}
        </Button>
        <Button kind="primary" onClick={onNow}>
          {t('candidates.rejectManyNow')}
        </Button>
      </div>
    </div>
  );
}
