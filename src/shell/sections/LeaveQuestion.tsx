import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useEditing } from './editing-context.ts';

/** Asks before changes are lost: in the page with a dialog, on the way out of it with the browser's own question. */
export function LeaveQuestion() {
  const { t } = usePage().format;
  const editing = useEditing();
  const isAsking = useStore(editing.$isAsking);
  const isAtRisk = useStore(editing.$isAtRisk);
  useEffect(() => {
    if (!isAtRisk) return undefined;
    // What is saved just before the page is left is not at risk any more.
    const ask = (event: BeforeUnloadEvent): void => {
      if (editing.$isAtRisk.get()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [editing, isAtRisk]);
  return (
    <Dialog
      open={isAsking}
      title={t('frame.unsavedQuestion')}
      onClose={(answer) => editing.answer(answer === 'discard')}
    >
      <Button type="submit">{t('actions.keepEditing')}</Button>
      <Button type="submit" value="discard">
        {t('actions.discard')}
      </Button>
    </Dialog>
  );
}
