import trash from 'icon:trash';
import { useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Dialog } from '#portal/ui/Dialog.tsx';
import { Icon } from '#portal/ui/Icon.tsx';

interface RemoveButtonProps {
  /** Name of the removed thing; announced after the label of the button. */
  what: string;
  question: string;
  /** Resolves to a message if refused. */
  remove: () => Promise<string | undefined>;
  /** Reason against removing; `undefined` if there is none. */
  obstacle: string | undefined;
  /** Called after removal, when this button disappears too. */
  onRemoved: () => void;
}

/** Removes something after confirmation; shows beside the button why it was refused. */
export function RemoveButton({ what, question, remove, obstacle, onRemoved }: RemoveButtonProps) {
  const { t } = usePage().format;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sending = useRef(false);
  const onAnswer = (value: string): void => {
    setAsking(false);
    if (value !== 'remove' || sending.current) return;
    sending.current = true;
    setBusy(true);
    void remove().then((refusal) => {
      sending.current = false;
      setBusy(false);
      setProblem(refusal);
      if (refusal === undefined) onRemoved();
    });
  };
  const requestRemoval = (): void => {
    if (isBusy) return;
    setProblem(obstacle);
    if (!obstacle) setAsking(true);
  };
  return (
    <>
      <Button kind="quiet" className="remove-button" isBusy={isBusy} onClick={requestRemoval}>
        <Icon shapes={trash} />
        {t('actions.remove')}
        <span className="visually-hidden"> {what}</span>
      </Button>
      <p role="alert" className="entry-problem">
        {problem}
      </p>
      <Dialog open={isAsking} title={question} onClose={onAnswer}>
        <Button type="submit">{t('actions.cancel')}</Button>
        <Button type="submit" value="remove" kind="danger">
          {t('actions.remove')}
        </Button>
      </Dialog>
    </>
  );
}
