import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Dialog } from '#portal/ui/Dialog.tsx';

interface DiscardQuestionProps {
  open: boolean;
  /** Called once when it is answered; Escape keeps what was typed. */
  onAnswer: (discards: boolean) => void;
}

/** Asks before what was typed or chosen is thrown away. */
export function DiscardQuestion({ open, onAnswer }: DiscardQuestionProps) {
  const { t } = usePage().format;
  return (
    <Dialog
      open={open}
      title={t('frame.unsavedQuestion')}
      onClose={(answer) => onAnswer(answer === 'discard')}
    >
      <Button type="submit">{t('actions.keepEditing')}</Button>
      <Button type="submit" value="discard">
        {t('actions.discard')}
      </Button>
    </Dialog>
  );
}
