import trash from 'icon:trash';
import { useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Dialog } from '#portal/ui/Dialog.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

interface RemoveButtonProps {
  /** What is removed; read out after the word on the button. */
  what: string;
  question: string;
  /** Gives words where it was refused. */
  remove: () => Promise<string | undefined>;
  /** Why it has to stay, if it has to. */
  whyKept: string | undefined;
  /** It is gone; the button goes with it. */
  onRemoved: () => void;
}

/** Removes something once the question is answered; what stands in the way is said beside it. */
export function RemoveButton({ what, question, remove, whyKept, onRemoved }: RemoveButtonProps) {
  const { t } = usePage().format;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sending = useRef(false);
  const answer = (value: string): void => {
    setAsking(false);
    if (value !== 'remove' || sending.current) return;
    sending.current = true;
    setBusy(true);
    void remove().then((refused) => {
      sending.current = false;
      setBusy(false);
      setProblem(refused);
      if (refused === undefined) onRemoved();
    });
  };
  const ask = (): void => {
    if (isBusy) return;
    setProblem(whyKept);
    if (!whyKept) setAsking(true);
  };
  return (
    <>
      <Button kind="quiet" className="remove-button" isBusy={isBusy} onClick={ask}>
        <Icon shapes={trash} />
        {t('actions.remove')}
        <span className="visually-hidden"> {what}</span>
      </Button>
      <p role="alert" className="entry-problem">
        {problem}
      </p>
      <Dialog open={isAsking} title={question} onClose={answer}>
        <Button type="submit">{t('actions.cancel')}</Button>
        <Button type="submit" value="remove" className="button-danger">
          {t('actions.remove')}
        </Button>
      </Dialog>
    </>
  );
}
