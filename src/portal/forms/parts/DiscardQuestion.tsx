import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Dialog } from '#portal/ui/Dialog.tsx';

interface DiscardQuestionProps {
  open: boolean;
  /** Called once with the answer; Escape does not discard. */
  onAnswer: (discards: boolean) => void;
}

/** Dialog that asks before discarding unsaved input. */
export function DiscardQuestion({ open, onAnswer }: DiscardQuestionProps) {
  const { t } = usePage().format;
  return (
    <Dialog
      open={open}
      title={t('frame.unsavedQuestion')}
      onClose={(answer) => onAnswer(answer === 'discard')}
    >
      <Button type="submit">{t('actions.keepEditing')}</Button>
      <Button type="submit" value="discard" kind="danger">
        {t('actions.discard')}
      </Button>
    </Dialog>
  );
}
